"""The documentation for researchers: its tables are fresh and its examples run."""

import doctest
import re

from tests.conftest import ROOT
from tools.research_tables import PAGE, filled_in


def test_the_tables_are_fresh() -> None:
    page = PAGE.read_text("utf-8")
    assert filled_in(page) == page, "run: python -m tools.research_tables"
    assert page.count("<!-- end -->") == 6


def test_the_tour_of_the_python_interface() -> None:
    page = (ROOT / "docs" / "python.md").read_text("utf-8")
    bare = re.sub(r"^```.*$", "", page, flags=re.MULTILINE)  # a fence is no output
    tour = doctest.DocTestParser().get_doctest(bare, {}, "python.md", "python.md", 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(tour)
    assert runner.failures == 0 and runner.tries > 40
