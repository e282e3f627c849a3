"""Records: a game as a text file."""

import pickle
from collections.abc import Callable, Iterator
from copy import deepcopy
from io import StringIO

import pytest

import portside
from portside import (
    CHANCE,
    NOBODY,
    Comment,
    Dice,
    Log,
    Malformed,
    Record,
    read_record,
    read_records,
    write_record,
    write_records,
)
from portside.core.answers import Answers
from portside.core.game import some
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_written_read_and_replayed(seats: int) -> None:
    record = recorded(seats, 40 + seats, {"ships": 4, "screens": "open"})
    text = write_record(record)
    again = read_record(text)
    assert record == again
    assert write_record(again) == text
    s = portside.replay(again)
    assert s.to_move == NOBODY and s.scores() == record.result


def test_a_replay_can_stop_on_the_way_and_tell_a_log() -> None:
    record = recorded(2, 5, {})
    log = Log()
    s = portside.replay(record, upto=26, log=log)
    assert s.question() == "demand" and log.events[-1].kind == "roll"
    assert portside.replay(record, upto=0).question() == "building"


def test_comments_and_empty_lines_change_nothing() -> None:
    text = (
        f"# a famous game\n{HEADER}\n{SET_UP}  # all tiles\n\n# now Ben\n1 leave-out rum # why?\n"
    )
    record = read_record(text)
    assert record.seats == ["Ada", "Ben"]
    assert record.answers[-1] == (1, "leave-out rum")
    assert len(record.answers) == 27
    assert portside.replay(record).question() == "drive"
    assert record == read_record(write_record(record))


@pytest.mark.parametrize("copied", [deepcopy, lambda record: pickle.loads(pickle.dumps(record))])
def test_a_copy_says_the_same_and_is_its_own(copied: Callable[[Record], Record]) -> None:
    text = "# a\nGame: santiago\nRules: 1\nSeats: A, B\nId: x\n\n* building bank  # b\n# c\n"
    record = read_record(text)
    record.result = [1, 2]
    other, written = copied(record), write_record(record)
    assert (other, other.lines, write_record(other)) == (record, record.lines, written)
    other.add(0, "drive 1")
    other.comment("d")
    assert write_record(record) == written


def test_unknown_headers_are_kept() -> None:
    record = read_record(HEADER + "Event: Café, round 2\nDate: 2026-01-01\n\n")
    assert record.headers == {"Event": "Café, round 2", "Date": "2026-01-01"}
    assert record == read_record(write_record(record))
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
            f"line {FIRST_LINE + 29}: seat 0 cannot answer 'drive 5' to drive: ",
        ),
        ("0 drive 1\n", f"line {FIRST_LINE}: seat 0 answers 'drive 1', but building is asked of "),
        (
            "* building zoo\n",
            f"line {FIRST_LINE}: chance cannot answer 'building zoo' to building; legal: ",
        ),
        ("* building cafee\n", "to building (did you mean 'building cafe'?); legal: building bank"),
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


# ------------------------------------------------------------------------ errors that help


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], ""),
        (["pass"], "pass"),
        (["bid 1", "bid 2", "bid 3", "pass"], "bid 1..3, pass"),
        (["pass", "bid 9", "bid 10", "bid 11"], "pass, bid 9..11"),
        (["drive 1", "drive 2"], "drive 1, drive 2"),
        (
            ["load rum 1", "load rum 2", "load rum 3", "load citrus 1"],
            "load rum 1..3, load citrus 1",
        ),
        (["bid 1", "bid 3", "bid 5"], "bid 1, bid 3, bid 5"),
        (["launch 0 4 5", "launch 0 5 4"], "launch 0 4 5, launch 0 5 4"),
        (["use -1", "use +1", "use +2", "use +3"], "use -1, use +1, use +2, use +3"),
    ],
)
def test_numbers_in_a_row_are_said_as_a_range(words: list[str], said: str) -> None:
    assert some(words) == said


MANILA = """Game: manila
Seats: Ada, Ben, Cy

* deal ginseng
* deal jade
* deal silk
* deal silk
* deal ginseng
* deal nutmeg
"""


def test_a_misspelt_name_is_guessed_but_never_another_number() -> None:
    with pytest.raises(Malformed, match=r"line 13: .*did you mean 'buy silk'\?"):
        portside.replay(read_record(f"{MANILA}0 bid 3\n1 pass\n2 pass\n0 buy slik\n"))
    with pytest.raises(Malformed) as refused:
        portside.replay(read_record(MANILA + "0 bid 333\n"))
    told = str(refused.value)
    assert told.startswith("line 10: seat 0 cannot answer 'bid 333' to bid: ")
    assert "bid 1..54" in told and "did you mean" not in told


# -------------------------------------------------------------------------------- comments

COMMENTED = """# The final of the season
#   indented, and #marked
Game: manila
Rules: 1
Seats: Ada, Ben, Cy

# Żółta łódź — 黄色い船 🚢
* deal ginseng
* deal jade     # a pair would be better
#no blank
  #  further in
* deal silk # Ben's
# \u2028 is no end of a line
# the first
# the second
"""


def test_comments_belong_to_moments() -> None:
    record = read_record(COMMENTED)
    assert [comment.text for comment in record.preface] == [
        "The final of the season",
        "  indented, and #marked",
    ]
    assert record.comments_at(0) == ["Żółta łódź — 黄色い船 🚢"]
    assert record.comments_at(1) == []
    assert record.comments_at(2) == ["a pair would be better", "no blank", " further in"]
    assert record.comments_at(3) == [
        "Ben's",
        "\u2028 is no end of a line",
        "the first",
        "the second",
    ]
    assert [comment.beside for comment in record.comments[2]] == [True, False, False]
    assert portside.replay(record, upto=2).question() == "deal"


def test_comments_survive_byte_for_byte() -> None:
    record = read_record(COMMENTED)
    assert write_record(record) == COMMENTED
    assert read_record(write_record(record)) == record


def test_comments_are_written_by_programs_too() -> None:
    record = recorded(2, 9, {"ships": 1})
    record.comment("A lesson.\nIn two lines.", 0)
    record.comment("why this?", 26, beside=True)
    record.comment("a second thought", 26, beside=True)
    record.comment("the end")
    lines = write_record(record).splitlines()
    assert "# A lesson." in lines and "# In two lines." in lines
    assert any(line.endswith("  # why this?") for line in lines)
    assert "# a second thought" in lines and lines[-1] == "# the end"
    again = read_record(write_record(record))
    assert again == record and again.comments_at(0) == ["A lesson.", "In two lines."]
    assert again != recorded(2, 9, {"ships": 1})
    assert "5 comments" in repr(again)


def test_a_comment_without_its_moment_is_refused() -> None:
    record = read_record(COMMENTED)
    for moment in (-1, 4):
        with pytest.raises(Malformed, match=f"there is no moment {moment}: the record has 3"):
            record.comment("when?", moment)


@pytest.mark.parametrize(
    "comment", [Comment("two\nlines"), Comment("x", lead="no mark "), Comment("x", True, " \n# ")]
)
def test_a_comment_that_could_not_be_read_back_is_not_written(comment: Comment) -> None:
    record = read_record(COMMENTED)
    record.comments[2] = [comment]
    with pytest.raises(Malformed, match="a comment is one line that # begins"):
        write_record(record)


@pytest.mark.parametrize("header", [("a\nb", "x"), ("a", "x\n0 bid 1"), ("#a", "x"), ("a:b", "x")])
def test_a_header_that_could_not_be_read_back_is_not_written(header: tuple[str, str]) -> None:
    record = read_record(COMMENTED)
    record.headers[header[0]] = header[1]
    with pytest.raises(Malformed, match="a header is one line"):
        write_record(record)


def test_lines_may_end_as_on_other_systems() -> None:
    assert read_record(COMMENTED.replace("\n", "\r\n")) == read_record(COMMENTED)


def test_every_moment_of_a_record_is_met() -> None:
    record, log = recorded(2, 5, {"ships": 1}), Log()
    found = [s.position() for s in portside.moments(record, log)]
    assert len(found) == len(record.answers) + 1 and log.events[-1].kind == "end"
    for moment in (0, 1, 26, len(record.answers)):
        assert found[moment] == portside.replay(record, moment).position()


def test_the_moments_of_a_wrong_record_name_the_line_too() -> None:
    record = read_record(f"{HEADER}\n* building bank\n0 drive 1\n")
    with pytest.raises(Malformed, match="line 6: seat 0 answers 'drive 1', but building"):
        list(portside.moments(record))


# ----------------------------------------------------------------------- many games in a file


def test_many_games_in_a_file_come_back_one_by_one() -> None:
    games = [recorded(2, 11, {"ships": 1}), read_record(COMMENTED), recorded(3, 12, {"ships": 1})]
    text = "".join(write_records(games))
    assert list(read_records(text)) == games
    assert list(read_records(StringIO(text))) == games
    assert [record.number for record in read_records(text)] == [1, 2, 3]
    assert (
        text.split("\n")[list(read_records(text))[2].lines[0] - 1] == "* " + games[2].answers[0][1]
    )
    assert "".join(write_records(read_records(text))) == text


def test_a_file_is_read_no_further_than_asked() -> None:
    def lines() -> Iterator[str]:
        yield from StringIO(f"{COMMENTED}\n{COMMENTED}\nGame: manila\n")
        raise AssertionError("nobody asked for the third")

    records = read_records(lines())
    assert next(records) == next(records) == read_record(COMMENTED)


def test_a_comment_above_the_header_belongs_to_the_game_that_follows() -> None:
    text = f"{MANILA}# after the deal\n\n# a new evening\n# in May\n{COMMENTED}"
    first, second = read_records(text)
    assert first.comments_at(6) == ["after the deal"]
    assert [comment.text for comment in second.preface][:2] == ["a new evening", "in May"]
    lone = f"{MANILA}\n# still about the first\n\n{COMMENTED}"
    assert [record.comments_at(6) for record in read_records(lone)] == [
        ["still about the first"],
        [],
    ]


def test_no_game_and_one_game() -> None:
    assert list(read_records("")) == list(read_records("\n# nothing yet\n")) == []
    (alone,) = read_records(f"\n{COMMENTED}\n\n")
    assert alone == read_record(COMMENTED) and alone.number == 0
    assert "".join(write_records([])) == ""


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        (f"{MANILA}\nGame: manila\n\n* deal jade\n", "game 2, the header lacks a line 'Seats: …'"),
        (f"{MANILA}\n{MANILA}7 pass\n", "game 2, line 20: a seat from 0 to 2 or * for chance is"),
        (f"{MANILA}7 pass\n\n{MANILA}", "game 1, line 10: a seat from 0 to 2 or * for chance is"),
        (f"{MANILA}{MANILA}", "line 10: an empty line is wanted before the next game"),
        (f"{MANILA}\n{MANILA.replace('Seats', 'Seat')}", "game 2, the header lacks a line 'Seats"),
        (f"{MANILA}\n{MANILA.replace(': manila', ': mania')}", "game 2, there is no game 'mania'"),
        (f"{MANILA}\n{MANILA.replace(', Ben, Cy', '')}", "game 2, Manila is for 3 to 5 seats"),
        (f"{MANILA}\n{MANILA}1 pass\n", "game 2, line 20: seat 1 answers 'pass', but bid is asked"),
        (
            f"{MANILA}\n{MANILA.replace('Seats', 'Result: 1 2 3' + chr(10) + 'Seats')}",
            "game 2, the record has a result, but the game is not over",
        ),
    ],
)  # fmt: skip
def test_an_error_names_the_game_and_the_line(text: str, refusal: str) -> None:
    with pytest.raises(Malformed) as refused:
        [portside.replay(record) for record in read_records(text)]
    assert refusal in str(refused.value)


def test_many_games_are_not_taken_for_one() -> None:
    with pytest.raises(Malformed, match=r"line 11: a second game begins; .* read_records"):
        read_record(f"{MANILA}\n{MANILA}")
