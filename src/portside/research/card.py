"""The card of a data set: what is in it, where it comes from, how to make it again."""

import shlex
from pathlib import Path

import portside
from portside.games import rules_of
from portside.research.data import DECISIONS, GAMES, decisions_file
from portside.research.simulation import Plan


def card_file(path: Path) -> Path:
    return path.with_name(f"{path.stem}.card.md")


def write_card(path: Path, plan: Plan, with_decisions: bool) -> None:
    lines = [
        f"# {path.name}",
        "",
        f"{plan.games} games of {plan.game} with {plan.seats} seats, played by "
        f"{', '.join(plan.bots) or 'random players'}, made with Portside {portside.__version__}.",
        "",
        "## Make it again",
        "",
        "```",
        command(path, plan, with_decisions),
        "```",
        "",
        "The same command gives the same games, on any number of processes or machines, as long as "
        "no bot thinks by the clock (`captain` does; `captain@500` does not).",
        "",
        f"`{path.stem}.manifest.json` has the SHA-256 of every file, and one of the games whatever "
        f"the format; `portside check-data {path.name}` compares them.",
        "",
        "## How it was made",
        "",
        "- Game number i depends on the seed and on i alone.",
        "- Bots move on by one seat from game to game; the games of one round through the seats "
        "meet the same luck."
        if plan.bots
        else "- Every answer is drawn evenly from the legal "
        "ones; chance follows the weights of the rules.",
        f"- Rules: revision {rules_of(plan.game).revision} of {plan.game}.",
        f"- Rules that were changed: {plan.options or 'none'}.",
        "- Nobody's data is in it: all players are programs.",
        "",
        f"## Columns of {path.name}",
        "",
        *table(GAMES),
    ]
    if with_decisions:
        lines += ["", f"## Columns of {decisions_file(path).name}", "", *table(DECISIONS)]
    lines += [
        "",
        "## Read it",
        "",
        "```python",
        "from portside.research.data import decisions, load, replay",
        f'games = load("{path.name}")',
        "end = replay(games[0])",
        "```",
        "",
        "Free to use under the MIT licence, like Portside itself. Cite it as its CITATION.cff "
        "says, with the command above.",
    ]
    card_file(path).write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


def command(path: Path, plan: Plan, with_decisions: bool) -> str:
    parts = ["portside", "simulate", plan.game, "--games", str(plan.games)]
    parts += ["--seats", str(plan.seats), "--seed", str(plan.seed)]
    if plan.bots:
        parts += ["--bots", ",".join(plan.bots)]
    if plan.options:
        parts += ["--option", plan.options]
    parts += ["--output", path.name, *(["--decisions"] if with_decisions else [])]
    return shlex.join(parts)


def table(columns: dict[str, tuple[str, str]]) -> list[str]:
    rows = [f"| `{name}` | {kind} | {about} |" for name, (kind, about) in columns.items()]
    return ["| column | type | what it says |", "|---|---|---|", *rows]
