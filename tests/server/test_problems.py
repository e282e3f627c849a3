"""Every refusal has a status, and a sentence in every language."""

from pathlib import Path

import pytest

import portside
from portside.server.problems import STATUS, Refused, key_of
from portside.text.teller import LANGUAGES

LOCALES = Path(portside.__file__).parent / "locales"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    """Those of the rules are shared with the terminal, the others are the browser's."""
    files = {path.name: path.read_text("utf-8") for path in (LOCALES / language).iterdir()}
    if "web.ftl" not in files:
        pytest.skip("the browser's sentences are not part of this tree")
    for code in STATUS:
        assert any(f"\n{key_of(code)} = " in text for text in files.values()), code


def test_a_refusal_carries_all_a_client_needs() -> None:
    refused = Refused("not-legal", "no", "SC-1.1", ["pass"])
    assert refused.status == 422 and refused.problem.key == "refusal-not-legal"
    assert refused.problem.legal == ["pass"] and refused.problem.rules == "SC-1.1"
