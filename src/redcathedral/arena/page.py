"""A self-contained HTML page: headings, tables, paragraphs and inline plots."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_STYLE = """
:root { color-scheme: light dark; --ink: #26211d; --soft: #6d645c; --paper: #fdfcfa; --line: #e3ddd5; --row: #f6f2ec;
  --red: #a3322b; --warm: #faefed; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6df; --soft: #a89e94; --paper: #1b1816; --line: #3a342f;
  --row: #24201d; --red: #e0766d; --warm: #33211f; } figure svg { filter: brightness(1.35); } }
body { font: 16px/1.55 system-ui, sans-serif; max-width: 72rem; margin: 2.5rem auto; padding: 0 1.2rem;
  color: var(--ink); background: var(--paper); }
h1, h2 { line-height: 1.2; text-wrap: balance; } h1 { border-bottom: 3px solid var(--red); padding-bottom: .5rem; }
h2 { margin-top: 2.6rem; } p { max-width: 46rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; font-size: .94rem;
  font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .75rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; white-space: normal; }
tbody tr:nth-child(even) { background: var(--row); }
th:first-child, td:first-child { text-align: left; font-weight: 600; }
td.text, th.text { text-align: left; white-space: normal; overflow-wrap: anywhere; }
figure { margin: 1.2rem 0; overflow-x: auto; } figure svg { max-width: 100%; min-width: 28rem; height: auto; }
.warning { border-left: 4px solid var(--red); padding: .4rem 1rem; background: var(--warm); }
code { background: var(--row); padding: .15rem .4rem; overflow-wrap: anywhere; }
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
        """Show a plot; `name` describes it to people who can't see it."""
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
