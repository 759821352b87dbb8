"""The picture of docs/architecture.md, made from the imports of the code.

    python scripts/architecture.py            # draws it again
    python scripts/architecture.py --check    # fails if it is not what the imports say

Every part of the package is a wall, every module of it a brick. A part stands above what it imports; an arrow that
follows from others is left out (whoever imports `game` may be expected to import what `game` imports). Imports for type
checkers alone do not count. The picture changes with modules and imports, not with every line of code.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING

from generated import ROOT, write_or_check

if TYPE_CHECKING:
    from pathlib import Path

PACKAGE = ROOT / "src" / "redcathedral"
PICTURE = ROOT / "docs" / "architecture.svg"
TOP = "cli"
SMALL = 4  # layers at the bottom of fewer modules than this share a row

LETTER, LETTER_SMALL = 7.0, 6.1  # how wide a letter is, about, at 13 and at 11 pixels
BRICK, GAP, PADDING = 22, 4, 14
HEAD, LINE = 30, 17
ROW_GAP, BOX_GAP, MARGIN = 44, 32, 24
NARROWEST = 200
ROWS_OF_BRICKS = {1: 3, 2: 4}  # by parts in a row of the picture
MOST_ROWS_OF_BRICKS = 6

STYLE = """
  svg { color-scheme: light dark; }
  text { font-family: system-ui, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif; fill: #2b1c15; }
  .paper { fill: #fbf5e8; }
  .box { fill: #f4ead5; stroke: #a98b5c; stroke-width: 1.2; }
  .name { font: 700 17px Georgia, "Noto Serif", "DejaVu Serif", serif; fill: #96271c; }
  .says { font-size: 13px; fill: #67523f; }
  .brick { fill: #ad3a2c; stroke: #84251a; }
  .module { font-size: 11px; fill: #fff8ea; }
  .arrow { fill: none; stroke: #67523f; stroke-width: 1.8; }
  .tip { fill: #67523f; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f3e8d6; }
    .paper { fill: #15121c; }
    .box { fill: #231d2e; stroke: #7b6a85; }
    .name { fill: #e2b455; }
    .says { fill: #bdae9b; }
    .brick { fill: #8f302b; stroke: #c4453a; }
    .arrow { stroke: #bdae9b; }
    .tip { fill: #bdae9b; }
  }
"""


@dataclass(frozen=True)
class Part:
    """A folder of the package, or a module that stands alone."""

    name: str
    files: tuple[Path, ...]

    @cached_property
    def modules(self) -> list[str]:
        """Name its modules, as a person would look for them."""
        if len(self.files) == 1:
            return [self.files[0].stem]
        inside = [file.relative_to(PACKAGE / self.name).with_suffix("").as_posix() for file in self.files]
        return [name for name in inside if not name.endswith("__init__")]

    @cached_property
    def says(self) -> str:
        """Give what it says about itself: the first sentence of its docstring, without its name."""
        first = self.files[0] if len(self.files) == 1 else PACKAGE / self.name / "__init__.py"
        line = (ast.get_docstring(ast.parse(first.read_text(encoding="utf-8"))) or "").split("\n\n")[0]
        return " ".join(line.split())

    @cached_property
    def imports(self) -> set[str]:
        """Name the other parts it imports when it runs."""
        found: set[str] = set()
        for file in self.files:
            found |= imported_parts(file)
        return found - {self.name}


def imported_parts(file: Path) -> set[str]:
    """Name the parts a module imports, wherever the import stands, but for type checkers alone."""
    found: set[str] = set()
    package = file.relative_to(PACKAGE).parent.parts

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        if isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
            found.update(name[1] for name in names if name[0] == PACKAGE.name and len(name) > 1)
        if isinstance(node, ast.ImportFrom):
            module = (node.module or "").split(".") if node.module else []
            if node.level:
                path = [*package[: len(package) - node.level + 1], *module]
            elif module and module[0] == PACKAGE.name:
                path = module[1:]
            else:
                return
            found.update(path[:1] or [alias.name for alias in node.names])
        for inner in ast.iter_child_nodes(node):
            visit(inner)

    visit(ast.parse(file.read_text(encoding="utf-8")))
    return found


def read_parts() -> dict[str, Part]:
    """Read the parts of the package; its own `__init__` and `__main__` only hand names on."""
    parts = {}
    for place in sorted(PACKAGE.iterdir()):
        if (place / "__init__.py").exists():
            files = sorted(file for file in place.rglob("*.py"))
            parts[place.name] = Part(place.name, tuple(files))
        elif place.suffix == ".py" and not place.stem.startswith("__"):
            parts[place.stem] = Part(place.stem, (place,))
    return parts


def needed_arrows(parts: dict[str, Part]) -> dict[str, set[str]]:
    """Give the imports that do not follow from others."""
    imports = {name: part.imports & set(parts) for name, part in parts.items()}

    def reach(name: str) -> set[str]:
        return imports[name].union(*(reach(other) for other in imports[name]))

    return {
        name: {other for other in direct if not any(other in reach(third) for third in direct - {other})}
        for name, direct in imports.items()
    }


def layers(arrows: dict[str, set[str]]) -> list[list[str]]:
    """Stand every part below all that import it.

    What only the top imports, or nobody, stands right above its own imports.
    """
    level = dict.fromkeys(arrows, 0)
    for _ in arrows:
        for name, others in arrows.items():
            for other in others:
                level[other] = max(level[other], level[name] + 1)
    for name, others in arrows.items():
        if name != TOP and {one for one in arrows if name in arrows[one]} <= {TOP}:
            level[name] = min(level[other] for other in others) - 1
    return [[name for name in arrows if level[name] == n] for n in range(max(level.values()) + 1)]


@dataclass
class Box:
    """A part with its place in the picture."""

    part: Part
    rows_of_bricks: int
    x: float = 0.0
    y: float = 0.0

    @cached_property
    def width(self) -> float:
        """Give how wide it is drawn: its bricks in a few rows."""
        bricks = sum(brick_width(name) + GAP for name in self.part.modules)
        widest = max(brick_width(name) for name in self.part.modules)
        return max(NARROWEST, bricks / self.rows_of_bricks + widest / 2, widest) + 2 * PADDING

    @cached_property
    def lines(self) -> list[str]:
        """Break what it says into lines."""
        lines: list[str] = [""]
        for word in self.part.says.split():
            longer = f"{lines[-1]} {word}".strip()
            if len(longer) * LETTER * 1.03 > self.width - 2 * PADDING:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    @cached_property
    def rows(self) -> list[list[tuple[float, str]]]:
        """Lay its bricks: the place and name of each, row by row."""
        rows: list[list[tuple[float, str]]] = [[]]
        x = 0.0
        for name in self.part.modules:
            if rows[-1] and x + brick_width(name) > self.width - 2 * PADDING:
                rows.append([])
                x = 0.0
            rows[-1].append((x, name))
            x += brick_width(name) + GAP
        return rows

    @property
    def height(self) -> float:
        """Give how high it is drawn."""
        return HEAD + LINE * len(self.lines) + 8 + len(self.rows) * (BRICK + GAP) + PADDING - GAP

    @property
    def middle(self) -> float:
        """Give the middle of its width."""
        return self.x + self.width / 2

    def drawn(self) -> list[str]:
        """Draw it."""
        size = f'width="{self.width:.1f}" height="{self.height:.1f}"'
        out = [f'<rect class="box" x="{self.x:.1f}" y="{self.y:.1f}" {size} rx="8"/>']
        left = self.x + PADDING
        out.append(f'<text class="name" x="{left:.1f}" y="{self.y + 23:.1f}">{escape(self.part.name)}</text>')
        for number, line in enumerate(self.lines):
            y = self.y + HEAD + LINE * (number + 0.75)
            out.append(f'<text class="says" x="{left:.1f}" y="{y:.1f}">{escape(line)}</text>')
        top = self.y + HEAD + LINE * len(self.lines) + 8
        for number, row in enumerate(self.rows):
            for x, name in row:
                y = top + number * (BRICK + GAP)
                width = brick_width(name)
                out.append(
                    f'<rect class="brick" x="{left + x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{BRICK}" rx="3"/>'
                    f'<text class="module" x="{left + x + width / 2:.1f}" y="{y + 15:.1f}" text-anchor="middle">'
                    f"{escape(name)}</text>"
                )
        return out


def brick_width(name: str) -> float:
    """Give how wide a module's brick is."""
    return len(name) * LETTER_SMALL + 14


def arranged(arrows: dict[str, set[str]], parts: dict[str, Part]) -> list[list[Box]]:
    """Put every part in its place."""
    rows: list[list[Box]] = []
    for names in layers(arrows):
        boxes = [Box(parts[name], ROWS_OF_BRICKS.get(len(names), MOST_ROWS_OF_BRICKS)) for name in names]
        small = all(len(box.part.modules) < SMALL for box in boxes)
        if small and rows and all(len(box.part.modules) < SMALL for box in rows[-1]):
            for box in boxes:  # beside who imports it
                users = [n for n, other in enumerate(rows[-1]) if box.part.name in arrows[other.part.name]]
                rows[-1].insert(users[-1] + 1 if users else len(rows[-1]), box)
        else:
            rows.append(boxes)
    wide = max(sum(box.width for box in row) + BOX_GAP * (len(row) - 1) for row in rows)
    y = float(MARGIN)
    for row in rows:
        x = MARGIN + (wide - sum(box.width for box in row) - BOX_GAP * (len(row) - 1)) / 2
        for box in row:
            box.x, box.y = x, y
            x += box.width + BOX_GAP
        y += max(box.height for box in row) + ROW_GAP
    return rows


def arrow(upper: Box, lower: Box, rows: list[list[Box]], lane: float) -> str:
    """Draw that one part imports another."""
    above, below = (next(n for n, row in enumerate(rows) if box in row) for box in (upper, lower))
    if above == below:
        y = upper.y + HEAD / 2 + 4
        return line(f"M{upper.x + upper.width:.1f} {y:.1f} H{lower.x - 8:.1f}", lower.x, y, "right")
    if below > above + 1:  # around what stands between
        start, end = upper.y + upper.height / 2, lower.y + lower.height / 2
        right = lower.x + lower.width
        down = f"H{lane - 10:.1f} Q{lane:.1f} {start:.1f} {lane:.1f} {start + 10:.1f} V{end - 10:.1f}"
        back = f"Q{lane:.1f} {end:.1f} {lane - 10:.1f} {end:.1f} H{right + 8:.1f}"
        path = f"M{upper.x + upper.width:.1f} {start:.1f} {down} {back}"
        return line(path, right, end, "left")
    left, right = max(upper.x, lower.x) + 20, min(upper.x + upper.width, lower.x + lower.width) - 20
    bottom = upper.y + upper.height
    if left <= right:
        x = min(max(lower.middle if lower.width < upper.width else upper.middle, left), right)
        return line(f"M{x:.1f} {bottom:.1f} V{lower.y - 8:.1f}", x, lower.y, "down")
    begin = min(max(lower.middle, upper.x + 20), upper.x + upper.width - 20)
    end = min(max(upper.middle, lower.x + 20), lower.x + lower.width - 20)
    free, half = lower.y - ROW_GAP, lower.y - ROW_GAP / 2  # below everything of the upper row
    curve = f"C{begin:.1f} {half:.1f} {end:.1f} {half:.1f} {end:.1f} {lower.y - 8:.1f}"
    return line(f"M{begin:.1f} {bottom:.1f} V{free:.1f} {curve}", end, lower.y, "down")


def line(path: str, x: float, y: float, way: str) -> str:
    """Draw a line with its tip at a place."""
    tips = {
        "down": f"{x - 5:.1f},{y - 9:.1f} {x + 5:.1f},{y - 9:.1f}",
        "right": f"{x - 9:.1f},{y - 5:.1f} {x - 9:.1f},{y + 5:.1f}",
        "left": f"{x + 9:.1f},{y - 5:.1f} {x + 9:.1f},{y + 5:.1f}",
    }
    return f'<path class="arrow" d="{path}"/><polygon class="tip" points="{x:.1f},{y:.1f} {tips[way]}"/>'


def picture() -> str:
    """Draw the whole."""
    parts = read_parts()
    arrows = needed_arrows(parts)
    rows = arranged(arrows, parts)
    boxes = {box.part.name: box for row in rows for box in row}
    right = max(box.x + box.width for box in boxes.values())
    lane = right + 14
    width, height = lane + MARGIN, max(box.y + box.height for box in rows[-1]) + MARGIN
    drawn = [arrow(boxes[name], boxes[other], rows, lane) for name in arrows for other in sorted(arrows[name])]
    drawn += [shape for box in boxes.values() for shape in box.drawn()]
    described = "; ".join(f"{name} imports {', '.join(sorted(arrows[name])) or 'nothing'}" for name in arrows)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">',
            "<title>The parts of redcathedral and what each imports</title>",
            f"<desc>{escape(described)}.</desc>",
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{width:.0f}" height="{height:.0f}" rx="10"/>',
            *drawn,
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    sys.exit(write_or_check(PICTURE, picture(), source="the imports", about=__doc__))
