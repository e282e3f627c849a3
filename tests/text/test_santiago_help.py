"""The rules help of Santiago tells the numbers and readings of the table it is opened at."""

import re

import pytest

from portside.games.santiago.numbers import numbers
from portside.games.santiago.rules.options import DEFAULTS
from portside.text.rulebook import rule_book
from portside.text.teller import LANGUAGES, Teller

DICE: dict[str, list[int]] = {
    "sugar": [0, 1, 1, 2, 2, 3], "citrus": [0, 1, 2, 2, 3, 4], "tobacco": [0, 1, 1, 2, 2, 3],
    "rum": [0, 1, 1, 2, 2, 3], "cigars": [0, 1, 1, 2, 2, 3],
}  # fmt: skip

# By option: what it is changed to, and by paragraph the figures that go and the figures that come.
Figures = dict[str, tuple[list[str], list[str]]]
FIGURES: list[tuple[dict[str, object], Figures]] = [
    (
        {"ships": 23},
        {
            "summary": (["7"], ["23"]),
            "SC-1.8": (["7"], ["23"]),
            "SC-2.4": (["7"], ["23"]),
            "SC-10.1": (["7"], ["23"]),
        },
    ),
    ({"ships": 23, "finish_last_turn": True}, {"SC-10.1": (["7"], ["23"])}),
    ({"tokens_per_good": 17}, {"SC-1.1": (["8"], ["17"])}),
    ({"ownership_markers": 5}, {"SC-1.10": (["3"], ["5"]), "SC-5.10": (["3"], ["5"])}),
    ({"start_pesos": 9}, {"SC-2.6": (["3"], ["9"])}),
    ({"start_vp": 6}, {"SC-2.6": (["2"], ["6"])}),
    (
        {"start_goods": {"rum": 4, "wood": 5}},
        {"SC-2.6": (["1"], ["4", "5", "0"])},
    ),
    ({"max_drive_steps": 6}, {"SC-4.3": ([], ["6"])}),
    ({"max_drive_steps": 1}, {"SC-4.3": ([], ["1"])}),
    (
        {"value_flags": [6, 9, 12]},
        {
            "summary": (["2", "3", "4"], ["6", "9", "12"]),
            "SC-1.7": (["2", "3", "4"], ["6", "9", "12"]),
            "SC-2.5": (["2"], ["6"]),
            "SC-4.6": (["4"], ["12"]),
            "SC-6.6": (["2", "3", "4"], ["6", "9", "12"]),
            "SC-6.11": (["4"], ["12"]),
            "SC-6.12": (["2"], ["6"]),
            "SC-8.10": (["4", "2"], ["12", "6"]),
            "SC-9.2": (["2"], ["6"]),
        },
    ),
    ({"dice": {**DICE, "citrus": [5, 7]}}, {"SC-1.2": (["4"], ["5", "7"])}),
    ({"dice": {**DICE, "rum": [8, 9]}}, {"SC-1.2": ([], ["8", "9"])}),
    (
        {"dice": {good: [5, 7] for good in DICE}},
        {"SC-1.2": (["0", "1", "2", "3", "4"], ["5", "7"])},
    ),
]

# By option: the paragraph, and by language a piece of what goes and of what comes.
Words = dict[str, tuple[str, str]]
WORDS: list[tuple[dict[str, object], str, Words]] = [
    (
        {"max_drive_steps": 6},
        "SC-4.3",
        {
            "en": ("a whole lap", "no more than 6 stops"),
            "pl": ("całe okrążenie", "najwyżej tyle przystanków: 6"),
            "it": ("un giro intero", "al massimo per 6 fermate"),
            "ru": ("целый круг", "остановок не больше 6"),
        },
    ),
    (
        {"newspaper_closes_visited_cuban": True},
        "SC-8.12",
        {
            "en": ("not the one you are visiting", "for the coming lap"),
            "pl": ("nie temu, którego odwiedzasz", "na najbliższe okrążenie"),
            "it": ("non quello che stai visitando", "finché l’auto non ripassa"),
            "ru": ("не того, которого посещаешь", "на весь ближайший круг"),
        },
    ),
    (
        {"newspaper_may_target_current_cuban": True},
        "SC-8.12",
        {
            "en": ("not the one you are visiting", "even the one you are visiting"),
            "pl": ("nie temu, którego odwiedzasz", "także temu, którego odwiedzasz"),
            "it": ("non quello che stai visitando", "anche quello che stai visitando"),
            "ru": ("не того, которого посещаешь", "даже того, которого посещаешь"),
        },
    ),
    (
        {"owner_vp_when_pawn_stayed": False},
        "SC-7.9",
        {
            "en": ("Only the place counts", "only if the pawn moved"),
            "pl": ("Liczy się tylko miejsce", "tylko wtedy, gdy pionek ruszył się"),
            "it": ("Conta solo il posto", "solo se la pedina si è mossa"),
            "ru": ("Важно только место", "только если фишка двигалась"),
        },
    ),
    (
        {"end_goods_returned": False},
        "SC-10.4",
        {
            "en": ("are given back", "in a tie all your goods count"),
            "pl": ("się oddaje", "przy remisie liczą się wszystkie"),
            "it": ("si restituiscono", "in caso di parità contano tutte"),
            "ru": ("сдают", "при равенстве считаются все"),
        },
    ),
    (
        {"finish_last_turn": True},
        "summary",
        {
            "en": ("as soon as ship 7 leaves", "with the turn in which ship 7 leaves"),
            "pl": ("gdy tylko odpłynie statek 7", "wraz z turą, w której odpłynie statek 7"),
            "it": ("appena salpa la nave 7", "con il turno in cui salpa la nave 7"),
            "ru": ("как только отплывает корабль 7", "вместе с ходом"),
        },
    ),
    (
        {"finish_last_turn": True},
        "SC-10.1",
        {
            "en": ("stops the moment", "played to its end without a ship"),
            "pl": ("w chwili, gdy odpływa", "do końca bez statku"),
            "it": ("nel momento in cui salpa", "fino in fondo senza nave"),
            "ru": ("в тот миг", "до конца без корабля"),
        },
    ),
    (
        {"finish_last_turn": True},
        "SC-10.2",
        {
            "en": ("does not take place", "the owner’s VP still count"),
            "pl": ("się nie odbywa", "PZ właściciela"),
            "it": ("non si gioca", "PV del proprietario"),
            "ru": ("не играется", "ПО владельца"),
        },
    ),
    (
        {"screens": "open"},
        "SC-11.1",
        {
            "en": ("are secret", "lie face up"),
            "pl": ("są tajne", "jawne"),
            "it": ("sono segreti", "sono scoperti"),
            "ru": ("тайные", "открыты"),
        },
    ),
    (
        {"screens": "open"},
        "SC-11.4",
        {
            "en": ("You are shown only", "Everybody sees what everybody holds"),
            "pl": ("Widzisz tylko to, co masz", "Każdy widzi, co kto ma"),
            "it": ("Vedi solo ciò che hai tu", "Tutti vedono ciò che ha ciascuno"),
            "ru": ("Ты видишь только своё", "Все видят, что у кого есть"),
        },
    ),
    (
        {"flowers": {"el_zorro": "red"}},
        "SC-5.8",
        {
            "en": ("El Zorro", "without a flower"),
            "pl": ("El Zorro", "bez kwiatu"),
            "it": ("El Zorro", "senza fiore"),
            "ru": ("Эль Зорро", "без цветка"),
        },
    ),
]
LAP = {
    "en": "stays so for the coming lap",
    "pl": "przez najbliższe okrążenie",
    "it": "ci resta finché l’auto non ripassa",
    "ru": "на весь ближайший круг",
}
OURS = {"en": "our own choice", "pl": "dobraliśmy sami", "it": "scelti noi", "ru": "выбрали мы"}


def paragraphs(language: str, options: dict[str, object] | None = None) -> dict[str, str]:
    book = rule_book("santiago", language, options)
    told = {one.id: one.words for chapter in book.chapters for one in chapter.paragraphs}
    return {"summary": book.summary, **told}


def figures(text: str) -> list[str]:
    return re.findall(r"\d+", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("options", "expected"), FIGURES, ids=str)
def test_the_numbers_are_those_of_the_table(
    options: dict[str, object], expected: Figures, language: str
) -> None:
    usual, here = paragraphs(language), paragraphs(language, options)
    for rule, (gone, come) in expected.items():
        for figure in gone:
            assert figures(here[rule]).count(figure) < figures(usual[rule]).count(figure), rule
        for figure in come:
            assert figures(here[rule]).count(figure) > figures(usual[rule]).count(figure), rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("options", "rule", "expected"), WORDS, ids=str)
def test_the_readings_are_those_of_the_table(
    options: dict[str, object], rule: str, expected: Words, language: str
) -> None:
    usual, here = paragraphs(language)[rule], paragraphs(language, options)[rule]
    old, new = expected[language]
    assert old in usual and new not in usual
    assert new in here and old not in here


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cuban_closed_for_a_lap_is_told_of_only_where_there_is_one(language: str) -> None:
    here = paragraphs(language, {"newspaper_closes_visited_cuban": True})["SC-5.12"]
    usual = paragraphs(language)["SC-5.12"]
    assert here.startswith(usual) and usual.endswith(".")
    assert LAP[language] in here and LAP[language] not in usual


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cuban", ["pedro", "maria", "el_zorro"])
def test_every_cuban_wears_the_flower_of_the_table(cuban: str, language: str) -> None:
    teller = Teller(language, "santiago")
    name = teller.name("cuban", cuban)
    for flower in ("yellow", "blue", "red", "white"):
        told = paragraphs(language, {"flowers": {cuban: flower}})["SC-1.4"]
        assert re.search(rf"{name}\W+{teller.name('flower', flower)}\b", told), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_which_flowers_are_ours(language: str) -> None:
    teller, told = Teller(language, "santiago"), paragraphs(language)["SC-1.4"]
    ours = told.split(". ")[1]
    assert OURS[language] in ours
    for cuban in ("pablo", "martinez", "conchita", "maria"):
        assert teller.name("cuban", cuban)[:4] in ours  # in some languages it is inflected
    for cuban in ("pedro", "alonso", "miguel", "jose"):
        assert teller.name("cuban", cuban) not in ours


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options", [one[0] for one in FIGURES] + [one[0] for one in WORDS], ids=str
)
def test_every_paragraph_stays_short_and_whole(options: dict[str, object], language: str) -> None:
    for rule, told in paragraphs(language, options).items():
        assert told.endswith(".") and "  " not in told and "\n" not in told, rule
        assert len(told) <= (600 if rule == "summary" else 360), rule


def test_every_option_that_people_read_of_changes_the_help() -> None:
    """But for the turn cap, which is no rule of the game."""
    touched = {option for options, *_ in [*FIGURES, *WORDS] for option in options}
    retired = {"newspaper_may_target_current_cuban"}
    assert touched - retired == set(DEFAULTS) - {"simulation_turn_cap"}


def test_the_numbers_of_a_table_are_numbers_and_words() -> None:
    assert all(isinstance(value, int | str) for value in numbers({}).values())
    assert numbers({"peso_supply": None, "vp_supply": None}) == numbers({})
