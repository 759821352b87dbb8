"""Plots as SVG text to embed in a page: no script, no network, the same bytes for the same figures."""

from __future__ import annotations

import io
import re
from functools import partial
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import PercentFormatter

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

RED = "#b0413a"
BLUE = "#3b6ea5"
GREEN = "#4f8a5b"
GOLD = "#c08a2b"
VIOLET = "#84609c"
TEAL = "#3d8a8f"
GREY = "#8a8580"
PALETTE = (RED, BLUE, GREEN, GOLD, VIOLET, TEAL)
MOST_OUTLINES = 4  # that can be distinguished in one plot
_INK = "#000000"  # written as the page's own color of text, so that a plot can be read by day and by night
_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "redcathedral",  # ids do not change from run to run
    "font.size": 10.5,
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GREY,
    "grid.alpha": 0.25,
    "legend.frameon": False,
    "lines.solid_capstyle": "round",
    "figure.facecolor": "none",
    "savefig.facecolor": "none",
}
_NO_METADATA = {"Date": None, "Creator": None, "Format": None, "Type": None}
_PREAMBLE = re.compile(r"<\?xml.*?\?>|<!DOCTYPE.*?>|<metadata>.*?</metadata>|<!--.*?-->", re.DOTALL)
_GAPS = re.compile(r">\s+<")
_NAMESPACES = re.compile(r' xmlns(:\w+)?="[^"]*"')
SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

Bounds = tuple[float, float]


def shares(names: Sequence[str], values: Sequence[float], bounds: Sequence[Bounds], marks: Sequence[float]) -> str:
    """Draw shares with their intervals, and a mark at parity."""
    with mpl.rc_context(_STYLE):
        figure, axes = _axes(0.6 + 0.34 * len(names))
        for row, (value, (low, high), mark) in enumerate(zip(values, bounds, marks, strict=True)):
            color = GREEN if low > mark else RED if high < mark else GREY
            axes.plot([low, high], [row, row], color=color, linewidth=4, alpha=0.45)
            axes.plot([value], [row], "o", color=color, markersize=7)
            axes.plot([mark, mark], [row - 0.35, row + 0.35], color=_INK, linewidth=1.4, linestyle=":")
        _rows(axes, names)
        axes.set_xlim(left=0)
        axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
        axes.set_xlabel("win share (95 % interval; dotted: parity)")
        return _svg(figure)


def effects(names: Sequence[str], values: Sequence[float], bounds: Sequence[Bounds], label: str) -> str:
    """Draw means with their intervals around zero."""
    with mpl.rc_context(_STYLE):
        figure, axes = _axes(0.6 + 0.22 * len(names))
        axes.axvline(0, color=_INK, linewidth=0.8, linestyle=":")
        colors = [GREEN if low > 0 else RED if high < 0 else GREY for low, high in bounds]
        rows = list(range(len(names)))
        axes.hlines(rows, [low for low, _ in bounds], [high for _, high in bounds], colors=colors, linewidth=1.6)
        axes.scatter(values, rows, c=colors, s=16, zorder=2)
        _rows(axes, names)
        axes.set_xlabel(label)
        return _svg(figure)


def spread(series: Mapping[str, Sequence[float]], label: str) -> str:
    """Draw how values are spread: a few series as outlines over one another, more as a row each."""
    return _histogram(series, label) if len(series) <= MOST_OUTLINES else _quantiles(series, label)


def _quantiles(series: Mapping[str, Sequence[float]], label: str) -> str:
    with mpl.rc_context(_STYLE):
        figure, axes = _axes(0.6 + 0.3 * len(series))
        for row, values in enumerate(series.values()):
            p5, p25, p50, p75, p95 = np.percentile(values, [5, 25, 50, 75, 95])
            axes.plot([p5, p95], [row, row], color=BLUE, linewidth=2, alpha=0.6)
            axes.plot([p25, p75], [row, row], color=BLUE, linewidth=7, alpha=0.6, solid_capstyle="butt")
            axes.plot([p50], [row], "o", color=RED, markersize=6)
        _rows(axes, list(series))
        axes.set_xlabel(f"{label} (dot: median; thick: half of all; thin: 5 to 95 %)")
        return _svg(figure)


def _histogram(series: Mapping[str, Sequence[float]], label: str, bins: int = 30) -> str:
    with mpl.rc_context(_STYLE):
        figure, axes = _axes(2.4)
        everything = [value for values in series.values() for value in values]
        span = (min(everything), max(everything) + 1) if everything else (0, 1)
        for color, (name, values) in zip(PALETTE * len(series), series.items(), strict=False):
            weights = [1 / len(values)] * len(values)
            draw = partial(axes.hist, values, bins=bins, range=span, weights=weights, color=color)
            draw(histtype="stepfilled", alpha=0.22)
            draw(histtype="step", linewidth=1.6, label=name)
        axes.set_xlabel(label)
        axes.set_ylabel("share")
        axes.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
        _legend(axes, lines=True)
        return _svg(figure)


def stacked(names: Sequence[str], parts: Mapping[str, Sequence[float]], label: str) -> str:
    """Draw sums as bars made of their parts."""
    with mpl.rc_context(_STYLE):
        figure, axes = _axes(0.7 + 0.34 * len(names))
        starts = [0.0] * len(names)
        for color, (part, values) in zip(PALETTE, parts.items(), strict=False):
            axes.barh(range(len(names)), values, left=starts, color=color, label=part, height=0.6)
            starts = [start + value for start, value in zip(starts, values, strict=True)]
        _rows(axes, names)
        axes.set_xlabel(label)
        _legend(axes)
        return _svg(figure)


def lines(series: Mapping[str, Sequence[tuple[float, float]]], across: str, up: str) -> str:
    """Draw shares as lines through points."""
    with mpl.rc_context(_STYLE):
        figure, axes = _axes(2.4)
        for color, (name, points) in zip(PALETTE * len(series), series.items(), strict=False):
            axes.plot([x for x, _ in points], [y for _, y in points], color=color, label=name, linewidth=1.8)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.set_ylim(-0.03, 1.03)
        axes.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
        _legend(axes)
        return _svg(figure)


def as_file(svg: str) -> str:
    """Turn an inline plot into a file: add the namespaces and a background."""
    return svg.replace("<svg ", f'<svg {SVG} style="background: #fff; color: #222" ', 1)


def _axes(height: float) -> tuple[Figure, Any]:
    figure = Figure(figsize=(8.4, height), layout="constrained")
    return figure, figure.subplots()


def _legend(axes: Any, *, lines: bool = False) -> None:
    """Name the colors beside the plot, where they cover nothing."""
    handles, labels = axes.get_legend_handles_labels()
    if lines:
        handles = [Line2D([], [], color=handle.get_edgecolor(), linewidth=1.8) for handle in handles]
    axes.legend(handles, labels, loc="center left", bbox_to_anchor=(1, 0.5))


def _rows(axes: Any, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(visible=False, axis="y")


def _svg(figure: Figure) -> str:
    """Give the SVG without what only a file needs: an HTML page knows the namespaces itself."""
    text = io.StringIO()
    figure.savefig(text, format="svg", metadata=_NO_METADATA)
    svg = _GAPS.sub("><", _NAMESPACES.sub("", _PREAMBLE.sub("", text.getvalue()))).strip()
    # Black is what SVG paints where nothing is said, and what Matplotlib then leaves unsaid.
    return svg.replace(_INK, "currentColor").replace("<svg ", '<svg fill="currentColor" ', 1)
