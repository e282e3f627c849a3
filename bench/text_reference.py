"""What bots score through the text door: `python -m bench.text_reference` writes the tables of
docs/text-environment.md anew. No language model is needed, and no clock: bots that search think in
simulations, so that the machine does not matter.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median

from portside.bots.levels import LEVELS
from portside.games import GAMES
from portside.research.text_env import TextEnv
from portside.research.text_protocol import Protocol, Score, bot, measure, words_only
from portside.text.teller import LANGUAGES

PAGE = Path(__file__).parents[1] / "docs" / "text-environment.md"
SIMULATIONS = 500  # of the level that would otherwise think by the clock
WORDS_ONLY = "words only"
LETTERS_A_TOKEN = 4  # as a rule of thumb
MARKED = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

Task = tuple[str, str, Protocol]


def players() -> list[str]:
    """From the weakest on; with simulations where the level has a clock."""
    timed = [one.name for one in LEVELS.values() if one.budget and one.budget.seconds]
    levels = [f"{name}@{SIMULATIONS}" if name in timed else name for name in LEVELS]
    return [WORDS_ONLY, "random", *levels]


def played(task: Task) -> Score:
    game, name, protocol = task
    return measure(game, words_only if name == WORDS_ONLY else bot(name), protocol)


def reference(scores: dict[Task, Score]) -> Iterator[str]:
    yield "| game | against two | player | games | victories | 95 % | mean score | mean rank |"
    yield "|---|---|---|---|---|---|---|---|"
    for (game, name, protocol), one in scores.items():
        low, high = (f"{100 * bound:.1f}" for bound in one.ci95)
        assert one.bad_answers == one.forfeits == 0  # bots say what is offered
        yield (
            f"| {game} | {protocol.opponents} | {name} | {one.games} | {100 * one.share:.1f} % "
            f"| {low} – {high} | {one.mean_score:.1f} | {one.mean_rank:.2f} |"
        )


def lengths(scores: dict[Task, Score]) -> Iterator[str]:
    yield "| game | language | prompts a game | letters: median | most | tokens: median | most |"
    yield "|---|---|---|---|---|---|---|"
    for (game, _, protocol), one in scores.items():
        middle, longest = int(median(one.letters)), max(one.letters)
        tokens = " | ".join(f"{n / LETTERS_A_TOKEN:,.0f}" for n in (middle, longest))
        yield (
            f"| {game} | {protocol.language} | {one.answers:.0f} | {middle:,} | {longest:,} "
            f"| {tokens} |"
        )


def example() -> str:
    """A prompt of a game that begins: the first game of the list, seed 1, three answers given."""
    env = TextEnv(next(iter(GAMES)), opponents="mate")
    prompt = env.reset(1)
    for _ in range(3):
        prompt = env.step("1").prompt
    return f"```\n{prompt}```"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=20, help="each from every seat")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--lengths", action="store_true", help="only how long prompts are: seconds")
    given = parser.parse_args()
    scored = [
        (game, name, Protocol(opponents, given.boards))
        for game in ([] if given.lengths else GAMES)
        for opponents in ("deckhand", "mate")
        for name in players()
    ]
    measured = [
        (game, "mate", Protocol("mate", 2, language=language))
        for game in GAMES
        for language in LANGUAGES
    ]
    with ProcessPoolExecutor(given.processes) as pool:
        scores = {}
        for task, score in zip(
            [*scored, *measured], pool.map(played, [*scored, *measured]), strict=True
        ):
            scores[task] = score
            print(f"{task[0]} {task[1]} {task[2].opponents}: {score.share:.3f}", file=sys.stderr)
    tables = {
        "example": example(),
        "lengths": "\n".join(lengths({task: scores[task] for task in measured})),
    }
    if scored:
        tables["reference"] = "\n".join(reference({task: scores[task] for task in scored}))
    PAGE.write_text(filled_in(PAGE.read_text("utf-8"), tables), "utf-8")


def filled_in(page: str, tables: dict[str, str]) -> str:
    """The page with these parts written anew; others stay as they are."""

    def instead(found: re.Match[str]) -> str:
        return f"{found[1]}{tables[found[2]]}\n{found[3]}" if found[2] in tables else found[0]

    return MARKED.sub(instead, page)


if __name__ == "__main__":
    main()
