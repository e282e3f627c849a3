"""`help()` says of the compiled rules what their sources say: both builds have the docstrings."""

import inspect
import pydoc
from importlib import import_module
from typing import Any

import portside
from hatch_build import COMPILED, docstrings
from portside.core.game import State
from tests.conftest import ROOT

SOURCES = sorted(
    str(path.relative_to(ROOT))
    for wanted in COMPILED
    for path in ROOT.glob(wanted)
    if path.name != "__init__.py"
)


def found(module: str, name: str) -> Any:
    """The module, or the class or function of this name in it."""
    thing: Any = import_module(module)
    for part in name.split(".") if name else []:
        thing = inspect.getattr_static(thing, part)
    return thing


def test_every_docstring_of_the_rules_is_there() -> None:
    """But of properties and of what Python calls by itself, for which mypyc leaves no room."""
    told = docstrings(SOURCES, ROOT)
    assert len(told) > 500
    lost = [
        (module, name)
        for (module, name), text in told.items()
        if not name.endswith("__")
        and not inspect.isdatadescriptor(thing := found(module, name))
        and inspect.cleandoc(thing.__doc__ or "") != text
    ]
    assert lost == []


def test_help_shows_signature_and_text() -> None:
    page = pydoc.plain(pydoc.render_doc(State))
    assert "A game in progress: who is asked, what, and which answers are legal." in page
    assert "The legal answers, for people and scripts; search uses `offer`." in page
    assert "position(self" in page
    assert "notation, section 5" in page
    assert "What one seat may see is `view`." in (State._repr_html_.__doc__ or "")
    assert inspect.signature(portside.submit).parameters.keys() == {"s", "seat", "words"}
    record = pydoc.plain(pydoc.render_doc(portside.Record))
    assert "Write something about a moment" in record and "comments_at(self" in record
