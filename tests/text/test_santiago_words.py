"""Sentences of Santiago that said something else than the rules."""

import pytest

from portside.text.teller import LANGUAGES, Teller

BEGINS = {"en": "begins", "pl": "Zaczyna", "it": "Comincia", "ru": "Начинается"}
RETURNED = {  # the goods bring the same points in any case; the tie-break is what differs
    "en": ("either way", "in a tie", "Russian edition"),
    "pl": ("i tak", "przy remisie", "wydaniu rosyjskim"),
    "it": ("comunque", "in caso di parità", "edizione russa"),
    "ru": ("в любом случае", "при равенстве", "русском издании"),
}


@pytest.mark.rule("SC-5.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_pablo_does_not_promise_wood(language: str) -> None:
    teller = Teller(language, "santiago")
    assert teller.name("good", "wood")[:-1] in teller.say("cuban-pablo", "trade")


@pytest.mark.rule("SC-5.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gift_goes_to_the_driver(language: str) -> None:
    teller = Teller(language, "santiago")
    waiting = teller.say("question-zorro", "waiting", seat="Ada")
    assert teller.name("cuban", "el_zorro") not in waiting


@pytest.mark.rule("SC-6.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loading_round_is_opened_not_closed(language: str) -> None:
    assert BEGINS[language] in Teller(language, "santiago").say("event-loading", amount=3)


@pytest.mark.rule("SC-10.4", "SR-33")
@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_given_back_at_the_end_matter_in_a_tie_only(language: str) -> None:
    about = Teller(language, "santiago").say("option-end_goods_returned", "about")
    assert all(words in about for words in RETURNED[language])
