"""The text environment for clients of the Model Context Protocol."""

from portside import Malformed
from portside.research.doors import Doors, House


def serve_doors(house: House) -> None:
    """Speak over standard input and output until the client goes."""
    try:
        from portside.research.mcp import serve
    except ImportError:
        raise Malformed("this needs the extra 'mcp': pip install 'portside[mcp]'") from None
    serve(Doors(house))
