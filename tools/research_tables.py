"""Writes the tables of docs/research.md from the code: `python -m tools.research_tables`.

Between `<!-- name -->` and `<!-- end -->` the page is made by this script; a test finds it old.
"""

import re
from pathlib import Path

import portside
from portside import CHANCE, GAMES, NOBODY, Dice, Rules
from portside.core.answers import Answers
from portside.research.catalogue import actions_of, observer_of, studied_seats

PAGE = Path(__file__).parents[1] / "docs" / "research.md"
SAMPLES = 3  # of words for each question
WALKS = 30  # random games to take them from
MARKED = re.compile(r"(<!-- (fields|actions) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def fields(game: str) -> list[str]:
    seats = studied_seats(game)
    lines = ["| first | field | numbers | from | to | what it says | seen by |"]
    lines.append("|---|---|---|---|---|---|---|")
    at = 0
    for one, other in zip(
        observer_of(game, seats).fields, observer_of(game, seats + 1).fields, strict=True
    ):
        length = written_length(one.length, other.length, seats)
        lines.append(
            f"| {at} | `{one.name}` | {length} | {one.low} | {one.high} | {one.about} "
            f"| {one.seen_by} |"
        )
        at += one.length
    lines.append(f"| {at} | | | | | so many numbers in all, with {seats} seats | |")
    return lines


def written_length(length: int, with_one_more: int, seats: int) -> str:
    """In terms of the seats, where it depends on them."""
    each = with_one_more - length
    if each == 0:
        return str(length)
    return f"seats = {length}" if each == 1 else f"{each} × seats = {each * seats}"


def actions(game: str) -> list[str]:
    space = actions_of(game)
    samples = sampled_words(GAMES[game].rules)
    lines = ["| actions | question | asked of | rules | for example |", "|---|---|---|---|---|"]
    for number, question in enumerate(GAMES[game].rules.questions):
        first = space.offsets[number]
        last = first + space.widths[number]
        whose, words = samples.get(number, ("a seat", {}))
        told = ", ".join(f"{index} `{said}`" for index, said in sorted(words.items()))
        lines.append(
            f"| {first} – {last} | `{question.name}` | {whose} | {question.cites} | {told} |"
        )
    lines.append(f"| {space.size} | | | | so many actions in all |")
    return lines


def sampled_words(rules: Rules) -> dict[int, tuple[str, dict[int, str]]]:
    """By question: of whom it is asked, and some of its actions in words."""
    space, answers = actions_of(rules.name), Answers()
    found: dict[int, tuple[str, dict[int, str]]] = {}
    for seed in range(WALKS):
        s, dice = portside.new_game(rules.name, studied_seats(rules.name)), Dice(seed)
        while s.to_move != NOBODY:
            answers.clear()
            s.offer(answers)
            whose = "chance" if s.to_move == CHANCE else "a seat"
            _, words = found.setdefault(int(s.question_number()), (whose, {}))
            answer = int(dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers))
            if len(words) < SAMPLES and answer < space.widths[s.question_number()]:
                words[space.index(s, answer)] = s.write(answer)
            s.play(answer)
    return found


def filled_in(page: str) -> str:
    def table(found: re.Match[str]) -> str:
        made = fields(found[3]) if found[2] == "fields" else actions(found[3])
        return found[1] + "\n".join(made) + "\n" + found[4]

    return MARKED.sub(table, page)


if __name__ == "__main__":
    PAGE.write_text(filled_in(PAGE.read_text("utf-8")), "utf-8")
