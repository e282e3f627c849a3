"""Records: a game as a text file."""

import pytest

import portside
from portside import CHANCE, NOBODY, Dice, Log, Malformed, Record, read_record, write_record
from portside.core.answers import Answers
from portside.core.record import read_options, write_options
from tests.games.santiago.table import OUTSKIRTS, STREET

SET_UP = "\n".join(
    [f"* building {name.replace('_', '-')}" for name in OUTSKIRTS]
    + [f"* cuban {name.replace('_', '-')}" for name in STREET]
    + ["* roll sugar 1", "* roll citrus 2", "* roll tobacco 1", "* roll rum 1", "* roll cigars 3"]
)
HEADER = "Game: santiago\nRules: 1\nSeats: Ada, Ben\n"
FIRST_LINE = 5  # of the answers: after three headers and the empty line


def recorded(seats: int, seed: int, options: dict[str, object]) -> Record:
    """A whole random game, as it would be written down."""
    record = Record("santiago", [f"Player {seat}" for seat in range(seats)])
    record.options = options
    s = portside.new_game("santiago", seats, options)
    dice, answers = Dice(seed), Answers()
    while s.to_move != NOBODY:
        answers.clear()
        s.offer(answers)
        answer = dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers)
        record.add(s.to_move, s.write(answer))
        s.play(answer)
    record.result = s.scores()
    return record


def same(a: Record, b: Record) -> bool:
    fields = ("game", "revision", "seats", "options", "result", "headers", "answers")
    return all(getattr(a, field) == getattr(b, field) for field in fields)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_written_read_and_replayed(seats: int) -> None:
    record = recorded(seats, 40 + seats, {"ships": 4, "screens": "open"})
    text = write_record(record)
    again = read_record(text)
    assert same(record, again)
    assert write_record(again) == text
    s = portside.replay(again)
    assert s.to_move == NOBODY and s.scores() == record.result


def test_a_replay_can_stop_on_the_way_and_tell_a_log() -> None:
    record = recorded(2, 5, {})
    log = Log()
    s = portside.replay(record, upto=26, log=log)
    assert s.question() == "demand" and log.events[-1].kind == "roll"
    assert portside.replay(record, upto=0).question() == "building"


def test_comments_and_empty_lines_are_skipped() -> None:
    text = (
        f"# a famous game\n{HEADER}\n{SET_UP}  # all tiles\n\n# now Ben\n1 leave-out rum # why?\n"
    )
    record = read_record(text)
    assert record.seats == ["Ada", "Ben"]
    assert record.answers[-1] == (1, "leave-out rum")
    assert len(record.answers) == 27
    assert portside.replay(record).question() == "drive"
    assert same(record, read_record(write_record(record)))


def test_unknown_headers_are_kept() -> None:
    record = read_record(HEADER + "Event: Café, round 2\nDate: 2026-01-01\n\n")
    assert record.headers == {"Event": "Café, round 2", "Date": "2026-01-01"}
    assert same(record, read_record(write_record(record)))
    assert "Event: Café, round 2\n" in write_record(record)


def test_a_missing_revision_is_the_first() -> None:
    assert read_record("Game: santiago\nSeats: Ada, Ben\n\n").revision == 1


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("", {}),
        ("ships=5", {"ships": 5}),
        ("screens=open", {"screens": "open"}),
        ('screens="open"', {"screens": "open"}),
        ("end_goods_returned=false, ships=2", {"end_goods_returned": False, "ships": 2}),
        ("max_drive_steps=null", {"max_drive_steps": None}),
        ("value_flags=[1, 5],screens=open", {"value_flags": [1, 5], "screens": "open"}),
        (
            'start_goods={"rum": 1, "wood": 2}, ships=3',
            {"start_goods": {"rum": 1, "wood": 2}, "ships": 3},
        ),
        ('note="a, b"', {"note": "a, b"}),
        ("note=7up, ships=1", {"note": "7up", "ships": 1}),
        ('note="7"', {"note": "7"}),
    ],
)
def test_options_are_json_values_or_bare_words(words: str, options: dict[str, object]) -> None:
    record = read_record(f"{HEADER}Options: {words}\n\n")
    assert record.options == options
    assert read_record(write_record(record)).options == options


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("Seats: Ada, Ben\n\n", "the header lacks a line 'Game: …'"),
        ("Game: santiago\n\n", "the header lacks a line 'Seats: …'"),
        ("Game santiago\n\n", "line 1: a header line 'Key: value' is wanted, not 'Game santiago'"),
        (HEADER + "Game: manila\n\n", "line 4: 'Game' is given twice"),
        ("Game: santiago\nRules: one\nSeats: A, B\n\n", "Rules: a whole number is wanted"),
        (HEADER + "Result: 3 many\n\n", "Result: a whole number is wanted, not 'many'"),
        (HEADER + "Options: ships\n\n", "options: 'key=value' is wanted, not 'ships'"),
        (HEADER + "\n2 drive 1\n", "line 5: a seat from 0 to 1 or * for chance is wanted"),
        (HEADER + "\n\n# note\nAda drives\n", "line 7: a seat from 0 to 1 or * for chance"),
    ],
)
def test_a_text_that_is_no_record_is_refused(text: str, refusal: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_record(text)
    assert refusal in str(refused.value)


@pytest.mark.parametrize(
    ("answers", "refusal"),
    [
        (
            f"{SET_UP}\n0 leave-out rum\n",
            f"line {FIRST_LINE + 26}: seat 0 answers 'leave-out rum', "
            "but demand is asked of seat 1; legal: leave-out sugar, ",
        ),
        (
            f"{SET_UP}\n1 leave-out rum\n\n# too far\n0 drive 5\n",
            f"line {FIRST_LINE + 29}: seat 0 answers 'drive 5', but drive is asked of seat 0; "
            "legal: drive 1, drive 2, drive 3, drive 4",
        ),
        ("0 drive 1\n", f"line {FIRST_LINE}: seat 0 answers 'drive 1', but building is asked of "),
        ("* building bar\n", f"line {FIRST_LINE}: chance answers 'building bar'"),
    ],
)
def test_an_illegal_answer_is_refused_with_its_line(answers: str, refusal: str) -> None:
    with pytest.raises(Malformed) as refused:
        portside.replay(read_record(f"{HEADER}\n{answers}"))
    assert refusal in str(refused.value)


def test_an_answer_that_was_never_in_a_file_is_counted() -> None:
    record = Record("santiago", ["Ada", "Ben"])
    record.add(CHANCE, "building bank")
    record.add(0, "drive 1")
    with pytest.raises(Malformed, match="answer 2: seat 0 answers 'drive 1', but building"):
        portside.replay(record)


def test_nothing_is_answered_after_the_end() -> None:
    record = read_record(write_record(recorded(2, 6, {"ships": 1})))
    last = record.lines[-1]
    text = write_record(record) + "0 drive 1\n"
    with pytest.raises(Malformed) as refused:
        portside.replay(read_record(text))
    expected = f"line {last + 1}: the game is over, but seat 0 answers 'drive 1'"
    assert str(refused.value) == expected


def test_a_wrong_result_is_refused() -> None:
    record = recorded(2, 7, {"ships": 1})
    right = record.result
    record.result = [999, 0]
    with pytest.raises(Malformed) as refused:
        portside.replay(record)
    assert str(refused.value) == f"the result should be {right}, not [999, 0]"


def test_a_result_before_the_end_is_refused() -> None:
    record = recorded(2, 8, {"ships": 1})
    record.answers = record.answers[:26]
    with pytest.raises(Malformed, match="has a result, but the game is not over: demand is asked"):
        portside.replay(record)


def test_another_revision_of_the_rules_is_refused() -> None:
    record = read_record(HEADER.replace("Rules: 1", "Rules: 2") + "\n")
    with pytest.raises(Malformed, match="santiago: revision 2 of the rules is not known; this"):
        portside.replay(record)


def test_an_unknown_game_and_wrong_options_are_refused() -> None:
    with pytest.raises(Malformed, match=r"there is no game 'santiaga' \(did you mean 'santiago'"):
        portside.replay(read_record(HEADER.replace("santiago", "santiaga") + "\n"))
    with pytest.raises(Malformed, match="options: 'ship' is unknown"):
        portside.replay(read_record(HEADER + "Options: ship=2\n\n"))
    with pytest.raises(Malformed, match="2 to 4 seats, not 1"):
        portside.replay(read_record("Game: santiago\nSeats: Ada\n\n"))


@pytest.mark.parametrize("name", ["", "  ", "Ada, Countess", "Ada\nBen"])
def test_a_name_that_could_not_be_read_back_is_not_written(name: str) -> None:
    with pytest.raises(Malformed, match="a player's name needs a letter and no comma"):
        write_record(Record("santiago", [name, "Ben"]))


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(Malformed, match="options: 'ships' is given twice"):
        read_options("ships=3, ships=4")


def test_a_text_with_a_line_break_comes_back() -> None:
    assert read_options(write_options({"screens": "a\nb"})) == {"screens": "a\nb"}
