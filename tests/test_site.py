"""What the site is made with, without making it: `make docs` does that."""

from pathlib import Path

import pytest

from tests.conftest import ROOT
from tools.site.check import faults
from tools.site.layers import Chart

CHART = """flowchart TD
  web["web: the browser"] -. "speaks wire" .-> server
  server["server: tables"] --> games["games: rules & more"]
  cli --> server
  cli --> games
"""


def test_a_box_stands_below_whatever_uses_it() -> None:
    assert Chart(CHART).rows() == [["web", "cli"], ["server"], ["games"]]


def test_boxes_say_what_they_use() -> None:
    drawn = Chart(CHART).drawn()
    assert "<li><strong>web</strong> the browser<small>↓ server (speaks wire)</small></li>" in drawn
    assert "<li><strong>games</strong> rules &amp; more</li>" in drawn


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(ValueError, match="a ==> b"):
        Chart("flowchart TD\n  a ==> b\n")


def test_the_map_can_be_drawn() -> None:
    text = (ROOT / "docs" / "map.md").read_text("utf-8")
    chart = Chart(text.partition("```mermaid\n")[2].partition("```")[0])
    assert chart.rows()[-1] == ["core"]


def test_a_site_without_a_page_is_no_site(tmp_path: Path) -> None:
    assert faults(tmp_path) == [f"there is no page in {tmp_path}"]
    assert faults(tmp_path / "gone") == [f"there is no page in {tmp_path / 'gone'}"]


def test_the_check_of_the_site_finds_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<h1 id="top">x</h1><a href="other.html#there">a</a><a href="#top">b</a>'
        '<a href="https://example.org">c</a><img src="data:image/gif;base64,x">'
    )
    (tmp_path / "other.html").write_text('<p id="there">x</p><a href="index.html">y</a>')
    assert faults(tmp_path) == []
    (tmp_path / "other.html").write_text(
        '<a href="gone.html">a</a><a href="index.html#gone">b</a>'
        '<script src="https://example.org/x.js"></script>'
    )
    assert faults(tmp_path) == [
        "index.html: other.html#there: has no such place",
        "other.html: gone.html: is not there",
        "other.html: index.html#gone: has no such place",
        "other.html: https://example.org/x.js: is fetched from somebody else",
    ]
