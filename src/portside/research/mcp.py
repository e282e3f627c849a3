"""The doors of the text environment for clients of the Model Context Protocol (extra `mcp`).

A client starts `portside mcp` and speaks with it over standard input and output.
"""

import threading
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from portside import __version__
from portside.core.errors import Malformed
from portside.research.doors import Doors

Result = TypeVar("Result")
Table = Annotated[str | int, Field(description="The number that new_game gave, for instance 1.")]
Words = Annotated[
    str | int,
    Field(description="One answer of the prompt: its words or its number, and nothing else."),
]
Game = Annotated[str, Field(description="A name that list_games gives.")]
Language = Annotated[str | None, Field(description="en, pl, it or ru.")]

INSTRUCTIONS = """Board games in words. list_games says what there is, rules tells the rules chapter
by chapter, new_game begins a game and shows the first prompt. Answer with one of the answers that
the prompt offers; what comes back is the next prompt, or at the end how the game ended. An answer
that cannot be used changes nothing, but after a few of them the game is forfeited."""


def server_of(doors: Doors) -> MCPServer[Any]:
    """The tools. Calls are taken one after the other; a refusal is an error with its sentence."""
    server: MCPServer[Any] = MCPServer(
        "portside", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    one_at_a_time = threading.Lock()

    def through(door: Callable[[], Result]) -> Result:
        with one_at_a_time:
            try:
                return door()
            except Malformed as refused:
                raise ToolError(str(refused)) from None

    @server.tool()
    def list_games() -> list[dict[str, Any]]:
        """The games that can be played here, and how many may sit at a table."""
        return through(doors.list_games)

    @server.tool()
    def new_game(
        game: Game,
        seats: Annotated[int | None, Field(description="How many play.")] = None,
        seat: Annotated[int | None, Field(description="Your seat, from 0.")] = None,
        opponents: Annotated[
            str | None, Field(description="Who plays against you: a level such as deckhand.")
        ] = None,
        language: Language = None,
    ) -> str:
        """Begin a game. The first line is the number of its table, the rest the first prompt."""
        number, prompt = through(lambda: doors.new_game(game, seats, seat, opponents, language))
        return f"table: {number}\n\n{prompt}"

    @server.tool()
    def observe(table: Table) -> str:
        """The prompt of a table once more: what you may know, the question, your answers."""
        return through(lambda: doors.observe(str(table)))

    @server.tool()
    def answer(table: Table, words: Words) -> str:
        """Answer the question of a table. The next prompt comes back."""
        return through(lambda: doors.answer(str(table), str(words)))

    @server.tool()
    def why_not(table: Table, words: Words) -> str:
        """Why an answer is not possible now. Asking costs nothing."""
        return through(lambda: doors.why_not(str(table), str(words)))

    @server.tool()
    def rules(
        game: Game,
        language: Language = None,
        chapter: Annotated[str | None, Field(description="Without one: the list of them.")] = None,
    ) -> str:
        """A chapter of a game's rules; without one: what the game is about, and its chapters."""
        return through(lambda: doors.rules(game, language, chapter))

    @server.tool()
    def result(table: Table) -> dict[str, Any]:
        """Whether a game is over, and if so the scores, shares of victory and ranks by seat."""
        return through(lambda: doors.result(str(table)))

    return server


def serve(doors: Doors) -> None:
    """Until the client goes."""
    try:
        server_of(doors).run("stdio")
    finally:
        doors.close()
