"""Fair chance: promised, drawn slot by slot, published, and checked by anybody."""

import hashlib
import hmac
import itertools
import re
from collections import Counter
from pathlib import Path

import pytest

import portside
from portside import Dice, Malformed, fair, read_record, write_record
from portside.core.game import CHANCE
from portside.fair import Luck, commitment, pick, verify
from portside.server.entries import Entry, Head, HeadSeat
from portside.server.ledger import Ledger, ahead
from tests.every_game.walks import EVERY_GAME, draw

SECRET, SALT = "7f" * 32, "00112233445566778899aabbccddeeff"


def table(game: str, seats: int, secret: str = SECRET) -> Ledger:
    sitting = [HeadSeat("person", f"Player {number}") for number in range(seats)]
    return Ledger(Head("aaaaaaaaaa", game, 1, {}, "", sitting, None, False, 0.0, secret, SALT))


def played(game: str, seats: int, seed: int, secret: str = SECRET) -> Ledger:
    """A whole game: the seats answer at random, the server does the rest."""
    made, dice = followed(table(game, seats, secret)), Dice(seed)
    while made.state == "running":
        answer = draw(made.s, dice)
        first = Entry(0.0, int(made.s.to_move), answer=answer, words=made.s.write(answer))
        made = followed(made, first)
    return made


def followed(before: Ledger, *entries: Entry) -> Ledger:
    """The table after these entries and what the server adds to them."""
    made = ahead(before, entries)
    made.follow(0.0)
    return made.ledger


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_a_finished_game_can_be_checked(game: str, seats: int) -> None:
    record = read_record(write_record(played(game, seats, 1).record()))
    verdict = verify(record)
    assert verdict.fair
    assert verdict.draws == sum(seat == CHANCE for seat, _ in record.answers) > 5


def test_a_record_that_was_touched_is_found_out() -> None:
    record = played("manila", 3, 2).record()
    other = played("manila", 3, 2, "80" * 32).record()
    swapped = read_record(write_record(record))
    swapped.headers[fair.SECRET] = other.headers[fair.SECRET]
    verdict = verify(swapped)
    assert "does not fit the commitment" in verdict.problems[0] and len(verdict.problems) > 1
    for header in (fair.COMMITMENT, fair.SALT, fair.SECRET):
        lacking = read_record(write_record(record))
        del lacking.headers[header]
        with pytest.raises(Malformed, match=header):
            verify(lacking)
    record.headers[fair.SECRET] = "not hexadecimal"
    with pytest.raises(Malformed, match="hexadecimal"):
        verify(record)


def test_a_die_that_was_turned_is_found_out() -> None:
    record = read_record(write_record(played("santiago", 2, 3).record()))
    dice = [i for i, (seat, words) in enumerate(record.answers) if words.startswith("roll sugar")]
    last = dice[-1]
    seat, words = record.answers[last]
    turned = "roll sugar 1" if words != "roll sugar 1" else "roll sugar 2"
    record.answers = [*record.answers[:last], (seat, turned)]
    [problem] = verify(record).problems
    assert problem.endswith(f": roll sugar {len(dice)}: {words!r}, not {turned!r}")


def test_the_secret_is_not_in_a_running_game_s_record() -> None:
    running = table("santiago", 2)
    assert fair.SECRET not in running.record().headers
    assert fair.COMMITMENT in running.record().headers


def test_the_sum_is_what_the_docs_say() -> None:
    """Done again with nothing but the standard library."""
    message = f"{SALT} roll sugar 3".encode()
    digest = hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()
    assert fair.share(SECRET, SALT, "roll sugar 3") == int.from_bytes(digest, "big")
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    weights = [1, 2, 2, 1]
    edges = [0, 1, 3, 5, 6]
    for i, (low, high) in enumerate(itertools.pairwise(edges)):
        assert pick(-(-(low << 256) // 6), weights) == i
        assert pick((high << 256) // 6 - 1, weights) == i


def test_draws_follow_the_weights() -> None:
    weights, n = [1, 2, 3, 6], 24_000
    found = Counter(pick(fair.share(SECRET, SALT, f"test {i}"), weights) for i in range(n))
    for i, weight in enumerate(weights):
        expected = n * weight / 12
        assert abs(found[i] - expected) < 5 * expected**0.5


def test_slots_name_the_event_not_the_call() -> None:
    """What others did in between does not change the third roll of the sugar die."""
    first, second = played("santiago", 2, 4), played("santiago", 2, 5)
    rolls = [
        [e.entry.words for e in made.line if e.entry.words.startswith("roll tobacco")]
        for made in (first, second)
    ]
    shared = min(map(len, rolls))
    assert shared > 3 and rolls[0][:shared] == rolls[1][:shared]
    assert [e.entry.words for e in first.line] != [e.entry.words for e in second.line]


def test_the_slot_of_a_question() -> None:
    s = portside.new_game("santiago", 2)
    luck = Luck(SECRET, SALT)
    assert luck.slot(s) == "building 1"
    luck.played(s)
    assert luck.slot(s) == "building 2"


def test_the_worked_example_of_the_docs() -> None:
    text = Path(__file__).parents[2].joinpath("docs", "fair-chance.md").read_text("utf-8")
    secret, salt, promised = (
        re.search(rf"^ *{key} +([0-9a-f]+)$", text, re.MULTILINE)[1]  # type: ignore[index]
        for key in ("secret", "salt", "commitment")
    )
    assert commitment(secret) == promised
    rows = re.findall(r"^\| `(.+?)` \| `([0-9a-f]{16})…` \| ([0-9.]+) \| `(.+?)` \|$", text, re.M)
    assert len(rows) >= 3
    made = table("santiago", 2, secret)
    made.salt = salt
    made.begin()
    drawn = {}
    while (entry := made.next_by_itself(0.0)) is not None:
        drawn[made.luck.slot(made.s)] = entry.words
        made.add(entry)
    for slot, digits, fraction, words in rows:
        number = fair.share(secret, salt, slot)
        assert f"{number:064x}".startswith(digits)
        assert f"{number / 2**256:.6f}" == fraction
        assert drawn[slot] == words
