"""A contest's lines as a picture: the share of victories of each pair with its interval, beside the fair share."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from queendom.arena import Contest, Line
from queendom.errors import SetupError

_FORMATS = (".svg", ".png", ".pdf")
_INK, _FAIR = "#1f4e79", "#8a8f98"


def check_plot(path: Path) -> None:
    """Raises SetupError if it could not be drawn, before hours are spent on games."""
    if path.suffix not in _FORMATS:
        raise SetupError("plot-format", given=path.name, expected=", ".join(_FORMATS))
    if find_spec("matplotlib") is None:
        raise SetupError("plot-missing")


def draw(path: Path, title: str, lines: Sequence[tuple[Contest, Line]]) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 1.4 + 0.45 * len(lines)), layout="constrained")
    axes = figure.add_subplot()
    rows = range(len(lines), 0, -1)
    shares = [100 * line.share for _, line in lines]
    errors = [100 * line.error for _, line in lines]
    axes.axvline(100 / lines[0][0].players, color=_FAIR, linestyle="--", linewidth=1)
    axes.errorbar(shares, list(rows), xerr=errors, fmt="o", color=_INK, capsize=4)
    axes.set_yticks(list(rows), [f"{contest.challenger} – {contest.other}" for contest, _ in lines])
    axes.set_xlim(0, 100)
    axes.set_ylim(0.4, len(lines) + 0.6)
    axes.xaxis.set_major_formatter("{x:.0f} %")
    axes.grid(axis="x", alpha=0.25)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.set_title(title, loc="left")
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path)
