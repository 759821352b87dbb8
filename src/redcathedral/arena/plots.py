"""Plots as SVG text that can stand inside a page: no script, no network, the same bytes for the same figures."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

RED = "#a3322b"
BLUE = "#2f5d8a"
GREEN = "#4b7f52"
GOLD = "#c08a2b"
GREY = "#8a8a8a"
PALETTE = (RED, BLUE, GREEN, GOLD)
_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "redcathedral",  # ids do not change from run to run
    "font.size": 9,
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 10,
    "figure.facecolor": "white",
}
_NO_METADATA = {"Date": None, "Creator": None, "Format": None, "Type": None}
_PREAMBLE = re.compile(r"<\?xml.*?\?>|<!DOCTYPE.*?>|<metadata>.*?</metadata>|<!--.*?-->", re.DOTALL)
_GAPS = re.compile(r">\s+<")
_NAMESPACES = re.compile(r' xmlns(:\w+)?="[^"]*"')
SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

Bounds = tuple[float, float]


def shares(names: Sequence[str], values: Sequence[float], bounds: Sequence[Bounds], marks: Sequence[float]) -> str:
    """Draw shares with their intervals, and a mark where parity lies."""
    with mpl.rc_context(_STYLE):
        figure, axes = _axes(0.6 + 0.34 * len(names))
        for row, (value, (low, high), mark) in enumerate(zip(values, bounds, marks, strict=True)):
            color = GREEN if low > mark else RED if high < mark else GREY
            axes.plot([low, high], [row, row], color=color, linewidth=2)
            axes.plot([value], [row], "o", color=color, markersize=5)
            axes.plot([mark, mark], [row - 0.35, row + 0.35], color="black", linewidth=1, linestyle=":")
        _rows(axes, names)
        axes.set_xlim(left=0)
        axes.set_xlabel("win share (95 % interval; dotted: parity)")
        return _svg(figure)


def effects(names: Sequence[str], values: Sequence[float], bounds: Sequence[Bounds], label: str) -> str:
    """Draw means with their intervals around zero."""
    with mpl.rc_context(_STYLE):
        figure, axes = _axes(0.6 + 0.22 * len(names))
        axes.axvline(0, color="black", linewidth=0.8, linestyle=":")
        colors = [GREEN if low > 0 else RED if high < 0 else GREY for low, high in bounds]
        rows = list(range(len(names)))
        axes.hlines(rows, [low for low, _ in bounds], [high for _, high in bounds], colors=colors, linewidth=1.6)
        axes.scatter(values, rows, c=colors, s=16, zorder=2)
        _rows(axes, names)
        axes.set_xlabel(label)
        return _svg(figure)


def histogram(series: Mapping[str, Sequence[float]], label: str, bins: int = 30) -> str:
    """Draw how values are spread, one outline for each series."""
    with mpl.rc_context(_STYLE):
        figure, axes = _axes(2.4)
        everything = [value for values in series.values() for value in values]
        span = (min(everything), max(everything) + 1) if everything else (0, 1)
        for color, (name, values) in zip(PALETTE * len(series), series.items(), strict=False):
            weights = [1 / len(values)] * len(values)
            axes.hist(values, bins=bins, range=span, weights=weights, histtype="step", color=color, label=name)
        axes.set_xlabel(label)
        axes.set_ylabel("share")
        axes.legend(frameon=False)
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
        axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
        return _svg(figure)


def lines(series: Mapping[str, Sequence[tuple[float, float]]], across: str, up: str) -> str:
    """Draw lines through points."""
    with mpl.rc_context(_STYLE):
        figure, axes = _axes(2.4)
        for color, (name, points) in zip(PALETTE * len(series), series.items(), strict=False):
            axes.plot([x for x, _ in points], [y for _, y in points], color=color, label=name, linewidth=1.4)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.legend(frameon=False)
        return _svg(figure)


def as_file(svg: str) -> str:
    """Give an inline plot the namespaces that a file of its own needs."""
    return svg.replace("<svg ", f"<svg {SVG} ", 1)


def _axes(height: float) -> tuple[Figure, Any]:
    figure = Figure(figsize=(6.4, height), layout="constrained")
    return figure, figure.subplots()


def _rows(axes: Any, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)


def _svg(figure: Figure) -> str:
    """Give the SVG without what only a file needs: an HTML page knows the namespaces itself."""
    text = io.StringIO()
    figure.savefig(text, format="svg", metadata=_NO_METADATA)
    return _GAPS.sub("><", _NAMESPACES.sub("", _PREAMBLE.sub("", text.getvalue()))).strip()
