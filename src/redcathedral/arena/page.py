"""A self-contained HTML page: headings, tables, paragraphs and inline plots."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fff; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.2rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .25rem .7rem; border-bottom: 1px solid #ddd; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
td.text, th.text { text-align: left; white-space: normal; }
figure { margin: 1rem 0; } figure svg { max-width: 100%; height: auto; }
.warning { border-left: 4px solid #a3322b; padding: .1rem 1rem; background: #faf1f0; }
code { background: #f3f3f3; padding: .1rem .3rem; }
"""


class Page:
    """Collects the parts of a page."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._parts: list[str] = [f"<h1>{escape(title)}</h1>"]

    def heading(self, text: str) -> None:
        """Begin a chapter."""
        self._parts.append(f"<h2>{escape(text)}</h2>")

    def paragraph(self, text: str, *, warning: bool = False) -> None:
        """Say something."""
        self._parts.append(f'<p class="warning">{escape(text)}</p>' if warning else f"<p>{escape(text)}</p>")

    def code(self, text: str) -> None:
        """Show a command."""
        self._parts.append(f"<p><code>{escape(text)}</code></p>")

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], *, texts: Sequence[int] = ()) -> None:
        """Show a table; the columns `texts` hold sentences."""
        self._parts.append("<table><thead>" + _row("th", columns, texts) + "</thead><tbody>")
        self._parts += [_row("td", row, texts) for row in rows]
        self._parts.append("</tbody></table>")

    def plot(self, svg: str, name: str) -> None:
        """Show a plot; `name` says what it is to those who cannot see it."""
        self._parts.append(f'<figure role="img" aria-label="{escape(name)}">{svg}</figure>')

    def html(self) -> str:
        """Give the page."""
        return (
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(self._title)}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head>\n<body>\n'
            + "\n".join(self._parts)
            + "\n</body></html>\n"
        )


def _row(tag: str, cells: Sequence[str], texts: Sequence[int]) -> str:
    shown = [
        f'<{tag} class="text">{escape(cell)}</{tag}>' if column in texts else f"<{tag}>{escape(cell)}</{tag}>"
        for column, cell in enumerate(cells)
    ]
    return f"<tr>{''.join(shown)}</tr>"


def percent(share: float) -> str:
    """Write a share as people read it."""
    return f"{100 * share:.1f} %"


def percent_range(low: float, high: float) -> str:
    """Write an interval of a share."""
    return f"{100 * low:.1f}-{100 * high:.1f} %"
