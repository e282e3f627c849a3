"""The report of `portside analyse`: one HTML page, and its plots as PNG."""

import base64
import html
from pathlib import Path
from typing import Any

from portside.core.errors import Malformed
from portside.core.names import word
from portside.games import game_of
from portside.research.analysis import Share, Worth, by_bot, by_seat, deeds, worths
from portside.research.data import GAMES
from portside.research.simulation import Row

INK, ACCENT, FAIR = "#22303c", "#2a7f9e", "#d9822b"
COLOURS = [ACCENT, FAIR, "#7a9e2a", "#9e2a6b", "#5b5b8c", "#8c6d46"]
CELL = 0.34  # inches for a line of a plot

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #22303c; max-width: 60rem; margin: 2rem auto;
       padding: 0 1rem; }
img { max-width: 100%; } h1, h2 { line-height: 1.2; } table { border-collapse: collapse; }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; } th:first-child, td:first-child
{ text-align: left; } caption { text-align: left; } .small { color: #5d6b78; font-size: .9rem; }
"""


def write_report(rows: list[Row], folder: Path) -> list[Path]:
    """The files that were written, the page first."""
    check(rows)
    plt = pyplot()
    folder.mkdir(parents=True, exist_ok=True)
    done = deeds(rows)
    found = worths(done)
    plots = {
        "length": (plot_length(plt, rows), "How long a game is"),
        "seats": (plot_shares(plt, by_seat(rows), rows[0]["seats"]), "What a seat is worth"),
    }
    if len(set(done.bot)) > 1:
        bots = plot_shares(plt, by_bot(rows), rows[0]["seats"])
        plots["bots"] = bots, "What a player is worth"
    for deed, about in game_of(rows[0]["game"]).deeds.items():
        groups = group_names(found)
        for by, names in groups.items():
            chosen = [one for one in found if one.deed == deed and one.group in names]
            if chosen:
                plot = plot_worths(plt, chosen, names)
                plots[f"{deed}-by-{by}"] = plot, f"What it is worth: {about}, by {by}"
    made = [folder / "report.html"]
    for name, (figure, _) in plots.items():
        made.append(folder / f"{name}.png")
        figure.savefig(made[-1], dpi=130)
        plt.close(figure)
    titles = [title for _, title in plots.values()]
    made[0].write_text(page(rows, dict(zip(titles, made[1:], strict=True)), found), "utf-8")
    return made


def check(rows: list[Row]) -> None:
    if any(key not in row for row in rows for key in GAMES):
        raise Malformed("a report is made of games; these rows are something else")
    if len(rows) < 2:
        raise Malformed("a report needs at least two games")
    kinds = {(row["game"], row["seats"], row["options"]) for row in rows}
    if len(kinds) > 1:
        told = ", ".join(f"{game} with {seats} seats" for game, seats, _ in sorted(kinds))
        raise Malformed(f"a report is about one game, number of seats and options, not {told}")


def pyplot() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise Malformed("reports need the extra 'data': pip install 'portside[data]'") from None
    matplotlib.use("agg")
    from matplotlib import pyplot

    pyplot.rcParams.update(
        {
            "axes.spines.top": False, "axes.spines.right": False, "axes.edgecolor": INK,
            "text.color": INK, "axes.labelcolor": INK, "xtick.color": INK, "ytick.color": INK,
            "figure.constrained_layout.use": True,
        }
    )  # fmt: skip
    return pyplot


def group_names(found: list[Worth]) -> dict[str, list[str]]:
    """The groups that are shown side by side: players, then seats."""
    groups = list(dict.fromkeys(one.group for one in found))
    seats = [group for group in groups if group.startswith("seat ")]
    return {"player": [group for group in groups if group not in seats], "seat": seats}


# -------------------------------------------------------------------------------- plots


def plot_length(plt: Any, rows: list[Row]) -> Any:
    lengths = [row["decisions"] for row in rows]
    mean = sum(lengths) / len(lengths)
    figure, axes = plt.subplots(figsize=(8, 3.4))
    axes.hist(lengths, bins=min(60, max(10, len(rows) // 20)), color=ACCENT)
    axes.axvline(mean, color=FAIR, linestyle="--", label=f"mean {mean:.0f}")
    axes.set_xlabel("decisions in a game")
    axes.set_ylabel("games")
    axes.legend(frameon=False)
    return figure


def plot_shares(plt: Any, shares: list[Share], seats: int) -> Any:
    figure, axes = plt.subplots(figsize=(8, 0.9 + 0.5 * len(shares)))
    for line, one in enumerate(reversed(shares)):
        error = [[100 * (one.mean - one.low)], [100 * (one.high - one.mean)]]
        axes.errorbar(100 * one.mean, line, xerr=error, fmt="o", color=ACCENT, capsize=4)
        axes.annotate(f"{100 * one.mean:.1f} %", (100 * one.mean, line), (0, 7),
                      textcoords="offset points", ha="center")  # fmt: skip
    axes.axvline(100 / seats, color=FAIR, linestyle="--", label="a fair share")
    axes.set_yticks(range(len(shares)), [one.name for one in reversed(shares)])
    axes.set_ylim(-0.6, len(shares) - 0.3)
    axes.set_xlabel("share of victories, % (95 % interval)")
    axes.legend(frameon=False, loc="best")
    return figure


def plot_worths(plt: Any, found: list[Worth], groups: list[str]) -> Any:
    """A line for each thing, the dearest on top; a mark for each group."""
    mean: dict[str, list[float]] = {}
    for one in found:
        mean.setdefault(one.thing, []).append(one.points)
    things = sorted(mean, key=lambda thing: sum(mean[thing]) / len(mean[thing]))
    figure, axes = plt.subplots(figsize=(8, 1 + CELL * len(things) * max(1, len(groups) / 3)))
    for number, group in enumerate(groups):
        inside = [one for one in found if one.group == group]
        shift = (len(groups) - 1) / 2 - number
        axes.errorbar(
            [one.points for one in inside],
            [things.index(one.thing) + 0.7 * shift / max(3, len(groups)) for one in inside],
            xerr=[(one.high - one.low) / 2 for one in inside],
            fmt="o", markersize=4, capsize=2, color=COLOURS[number % len(COLOURS)], label=group,
        )  # fmt: skip
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_yticks(range(len(things)), [word(thing) for thing in things])
    axes.set_ylim(-0.6, len(things) - 0.4)
    axes.grid(axis="y", color="#e4e8eb")
    axes.set_axisbelow(True)
    axes.set_xlabel("points for each time, against the table (95 % interval)")
    if len(groups) > 1:
        axes.legend(frameon=False)
    return figure


# --------------------------------------------------------------------------------- page


def page(rows: list[Row], plots: dict[str, Path], found: list[Worth]) -> str:
    first = rows[0]
    players = ", ".join(dict.fromkeys(bot for row in rows for bot in row["bots"]))
    about = f"{len(rows)} games of {first['game']} with {first['seats']} seats, by {players}."
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        f"<title>{html.escape(about)}</title><style>{STYLE}</style>",
        f"<h1>{html.escape(first['game'].replace('_', ' ').title())}</h1>",
        f"<p>{html.escape(about)} Rules changed: {html.escape(first['options'] or 'none')}.</p>",
    ]
    for title, path in plots.items():
        picture = base64.b64encode(path.read_bytes()).decode()
        parts.append(f"<h2>{html.escape(title)}</h2>")
        parts.append(f'<img alt="{html.escape(title)}" src="data:image/png;base64,{picture}">')
    parts += [
        "<h2>All figures</h2>",
        shares_table("share of victories by seat", by_seat(rows)),
        shares_table("share of victories by player", by_bot(rows)),
        worths_table([one for one in found if one.group == "all"]),
        '<p class="small">Worth is points against the mean of the table, explained by how often a '
        "seat did each thing more than the others (least squares within games). It says what goes "
        "together with points for these players, not what would happen if they played differently. "
        "All intervals are over boards: games that met the same luck are not independent.</p>",
    ]
    return "\n".join(parts) + "\n"


def shares_table(title: str, shares: list[Share]) -> str:
    lines = [f"<table><caption><b>{title}</b></caption>"]
    lines.append("<tr><th><th>share<th>95 %<th>seats played</tr>")
    for one in shares:
        low, high = 100 * one.low, 100 * one.high
        lines.append(
            f"<tr><td>{html.escape(one.name)}<td>{100 * one.mean:.1f} %"
            f"<td>{low:.1f} – {high:.1f}<td>{one.n}</tr>"
        )
    return "\n".join([*lines, "</table>"])


def worths_table(found: list[Worth]) -> str:
    if not found:
        return "<p>There are too few games to say what each thing is worth.</p>"
    lines = ["<table><caption><b>worth of each thing, all seats</b></caption>"]
    lines.append("<tr><th>thing<th>deed<th>points<th>95 %<th>times</tr>")
    for one in sorted(found, key=lambda one: -one.points):
        lines.append(
            f"<tr><td>{word(one.thing)}<td>{one.deed}<td>{one.points:+.2f}"
            f"<td>{one.low:+.2f} – {one.high:+.2f}<td>{one.uses}</tr>"
        )
    return "\n".join([*lines, "</table>"])
