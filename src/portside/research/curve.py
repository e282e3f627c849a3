"""The learning curve of a course: a table, and a picture of it (extra `data`)."""

import csv
from dataclasses import asdict
from pathlib import Path

from portside.research.course import Progress


def write_curve(path: Path, curve: list[Progress]) -> list[Path]:
    """As CSV; and beside it as SVG, where Matplotlib is installed."""
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.DictWriter(file, list(asdict(curve[0])))
        rows.writeheader()
        rows.writerows([asdict(row) for row in curve])
    try:
        import matplotlib
    except ImportError:
        return [path]
    matplotlib.use("agg")
    return [path, draw_curve(path.with_suffix(".svg"), curve)]


def draw_curve(path: Path, curve: list[Progress]) -> Path:
    """Left, how much the results of new games surprise; right, what is won in matches."""
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.2), layout="constrained")
    games = [row.games for row in curve]
    left.plot(games, [row.surprise_before for row in curve], "o--", label="before the fit")
    left.plot(games, [row.surprise for row in curve], "o-", label="after it")
    left.set(xlabel="games", ylabel="surprise")
    left.legend()
    played = [row for row in curve if row.wins is not None]
    right.errorbar(
        [row.games for row in played],
        [100 * (row.wins or 0.0) for row in played],
        [100 * (row.margin or 0.0) for row in played],
        fmt="o-",
        capsize=3,
    )
    right.set(xlabel="games", ylabel="% of victories, one against the judge by hand")
    figure.savefig(path)
    pyplot.close(figure)
    return path
