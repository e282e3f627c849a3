"""The build that the tests were asked to run on is the one they run on."""

from portside.core import simulate
from tests.conftest import BUILD, ROOT


def test_the_build_is_the_one_asked_for() -> None:
    path = str(simulate.__file__)
    assert path.endswith(".py") == (BUILD == "interpreted")
    assert path.startswith(str(ROOT / "src")) == (BUILD == "interpreted")
