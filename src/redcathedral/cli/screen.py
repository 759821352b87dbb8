"""What the terminal shows, drawn with Rich: color only repeats what the words already say."""

from __future__ import annotations

import os
import re
import sys
import textwrap
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from redcathedral import words
from redcathedral.formats.record import turn_lines
from redcathedral.game.drawing import NARROWEST, WIDEST, cut, draw_table, padded, width_of
from redcathedral.game.outcome import TURN_LIMIT, score_now
from redcathedral.plies.own_words import own_text, own_word
from redcathedral.plies.pieces import letter, seat_label, word
from redcathedral.text import say, spoken

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Sequence

    from rich.status import Status

    from redcathedral.game.game import Game
    from redcathedral.game.outcome import ScoreLines

    from .menu import Row

# The colors of words and letters.
_WORDS = {
    "red": "bold red",
    "blue": "bold blue",
    "green": "bold green",
    "yellow": "bold yellow",
    "white": "bold",
    "white1": "bold",
    "white2": "bold",
    "lumber": "dark_orange3",
    "brick": "indian_red",
    "gold": "gold3",
    "emerald": "green",
    "amethyst": "magenta",
}
_SIGNS = (
    (r"\b[A-F][1-6]\b", "bold"),
    (r"^[^\W\da-z_]{4,}( [^\W\da-z_]+)*", "bold"),  # headings are in capitals
    (r"✓", "bold green"),
    (r"[│╭╰]", "dim"),
    (r"^▶.*?   ", "reverse"),
)
_SPACES = str.maketrans({"\u00a0": " ", "\u202f": " "})  # lines are already wrapped
_PLAIN = _SPACES | str.maketrans(
    {"●": "x", "○": "-", "⚑": "@", "✓": "=", "│": "|", "╭": "/", "╰": "\\", "▶": ">", "»": ">", "·": "-", "…": "..."}
    | {"“": '"', "”": '"', "„": '"', "«": "<", "\u2019": "'", "\u2013": "-", "\u2212": "-", "\u203a": ">", "⚄": "#"}
)
_HEAVY_RULE, _PLAIN_RULE = "━", "="


def add_screen_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say how to draw."""
    parser.add_argument("--no-color", action="store_true", help=say("play-no-color-help"))
    parser.add_argument("--plain", action="store_true", help=say("play-plain-help"))


def _styles() -> list[tuple[str, str]]:
    """Give patterns and styles for the words of the language, in all their forms; styles add up where several match."""
    found = []
    for code, look in _WORDS.items():
        forms = {own_word(code), *(word(code).form(form) for form in ("", *spoken().forms))}
        found.append((rf"(?i)\b(?:{'|'.join(map(re.escape, sorted(forms)))})\b", look))
    found += [(rf"\b{letter(code)}(?=[ ●○])", _WORDS[code]) for code in words.MATERIALS if code in _WORDS]
    return found + list(_SIGNS)


class Screen:
    """One terminal, or a pipe."""

    def __init__(self, *, color: bool = True, plain: bool = False) -> None:
        encoding = (sys.stdout.encoding or "").lower().replace("-", "")
        self.plain = plain or not encoding.startswith("utf")
        color = color and not self.plain and not os.environ.get("NO_COLOR")
        self.console = Console(
            color_system="auto" if color else None, no_color=not color, highlight=False, markup=False, emoji=False
        )
        self.styles = _styles()
        self.width = WIDEST
        if self.console.is_terminal:
            self.width = max(NARROWEST, min(WIDEST, self.console.width))

    @classmethod
    def from_args(cls, args: argparse.Namespace) -> Screen:
        """Draw as the command line asks."""
        return cls(color=not args.no_color, plain=args.plain)

    # Lines

    def _text(self, text: str, style: str = "") -> Text:
        drawn = Text(text.translate(_PLAIN if self.plain else _SPACES), style=style)
        for pattern, look in self.styles:
            drawn.highlight_regex(pattern, look)
        return drawn

    def _lines(self, text: str, style: str = "") -> None:
        """Print lines that are already formatted."""
        for line in text.split("\n"):
            self.console.print(self._text(line, style), soft_wrap=True)

    def say(self, text: str) -> None:
        """Print a sentence, wrapped at words."""
        self._lines("\n".join(self._wrapped(text, self.width)))

    @staticmethod
    def _wrapped(text: str, width: int) -> list[str]:
        """Break a sentence at spaces; a long path stays whole."""
        return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False) or [""]

    def line(self, text: str) -> None:
        """Print a line as it is, however long: paths stay whole."""
        self._lines(text)

    def hint(self, text: str) -> None:
        """Print something less important."""
        for line in self._wrapped(text, self.width):
            self._styled(line, "dim")

    def _styled(self, text: str, style: str) -> None:
        """Print a line in one style."""
        self.console.print(Text(text.translate(_PLAIN if self.plain else _SPACES), style=style), soft_wrap=True)

    def problem(self, text: str) -> None:
        """Print what is wrong, marked by a sign, not by color alone."""
        for number, part in enumerate(
            part for line in text.split("\n") for part in self._wrapped(line, self.width - 2)
        ):
            self.console.print(Text("  " if number else "! ", style="bold red") + self._text(part), soft_wrap=True)

    def events(self, events: Iterable[object]) -> None:
        """Print what happened, one sentence per line."""
        for event in events:
            for number, line in enumerate(self._wrapped(str(event), self.width - 2)):
                self._lines(("  " if number else "» ") + line)

    def turn(self, color: str, text: str) -> None:
        """Print the summary of a turn in the color of its seat."""
        for number, line in enumerate(self._wrapped(text, self.width - 2)):
            self._styled(("  " if number else "» ") + line, _WORDS[color])

    def thinking(self, text: str) -> AbstractContextManager[Status | None]:
        """Show a status below everything until the work is done; nothing if lines can't be erased."""
        if not self.console.is_terminal or self.console.no_color or self.plain:
            return nullcontext()
        return self.console.status(text)

    def title(self, text: str) -> None:
        """Print a heading across the screen."""
        rule = _PLAIN_RULE if self.plain else _HEAVY_RULE
        head = cut(f"{rule * 2} {text} ", self.width)
        self.console.print()
        self._lines(head + rule * (self.width - width_of(head)), "bold")

    # Blocks

    def table(self, game: Game) -> None:
        """Draw the table without its last lines, which the prompt says."""
        drawn = draw_table(game, self.width).split("\n")
        last = next(i for i, line in enumerate(drawn) if line.startswith(say("table-supply"))) + 1
        self._lines("\n".join(drawn[2:last]))

    def whole_table(self, game: Game) -> None:
        """Draw the table with what is due."""
        self._lines(draw_table(game, self.width))

    def rows(self, rows: Sequence[Row]) -> None:
        """Print numbered plies with what they mean."""
        numbers = [str(row.first) if row.first == row.last else f"{row.first}-{row.last}" for row in rows]
        number_width = max(map(len, numbers), default=0)
        text_width = min(max((len(row.text) for row in rows), default=0), 40)
        for number, row in zip(numbers, rows, strict=True):
            line = f"  {number:>{number_width}}  {padded(row.text, text_width)}  {row.meaning}".rstrip()
            text = self._text(cut(line, self.width))
            text.stylize("bold cyan", 0, number_width + 2)
            self.console.print(text, soft_wrap=True)

    def columns(self, heads: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> None:
        """Print a table; the columns named by `right` hold numbers."""
        drawn = Table(box=box.ASCII2 if self.plain else box.SIMPLE_HEAD, pad_edge=False)
        for number, head in enumerate(heads):
            drawn.add_column(self._text(head), justify="right" if number in right else "left")
        for row in rows:
            drawn.add_row(*(self._text(cell) for cell in row))
        self.console.print(drawn)

    def log(self, game: Game, most: int | None = None) -> None:
        """Print the turns so far, the last ones if there are too many."""
        lines = turn_lines(game)
        if not lines:
            self.say(say("log-empty"))
            return
        if most is not None and len(lines) > most:
            self.hint(say("log-earlier", count=len(lines) - most))
            lines = lines[-most:]
        for line in lines:
            turn, _, plies = line.partition(": ")
            self.say(say("table-labeled", label=own_text(turn), text=own_text(plies)))

    # The score

    def score(self, game: Game) -> None:
        """Print the score sheet, every line of it."""
        scores = score_now(game.state)
        sheet = Table(box=box.ASCII2 if self.plain else box.SIMPLE_HEAD, pad_edge=False)
        sheet.add_column("")
        for seat in range(len(scores)):
            sheet.add_column(self._text(self._seat(game, seat)), justify="right")
        for label, cells in self._score_rows(scores):
            total = label == say("sheet-total")
            sheet.add_row(label, *(str(cell) for cell in cells), style="bold" if total else "", end_section=total)
        self.console.print(sheet)
        self.hint(say("sheet-ties"))

    @staticmethod
    def _seat(game: Game, seat: int) -> str:
        return seat_label(game.state, seat, game.names).text

    @staticmethod
    def _score_rows(scores: Sequence[ScoreLines]) -> Iterable[tuple[str, list[int]]]:
        yield say("sheet-track"), [lines.track for lines in scores]
        yield say("sheet-goods"), [lines.goods for lines in scores]
        for tower in range(len(scores[0].towers)):
            yield say("sheet-tower", letter=words.TOWER_LETTERS[tower]), [lines.towers[tower] for lines in scores]
        yield say("sheet-total"), [lines.total for lines in scores]
        yield say("sheet-sections"), [lines.sections for lines in scores]
        yield say("sheet-ornaments"), [lines.ornaments for lines in scores]
        yield say("sheet-rank"), [lines.rank for lines in scores]

    def end(self, game: Game) -> None:
        """Print how a game ended: the sheet, the reason, who won."""
        outcome = game.outcome
        if outcome is None:
            return
        self.title(say("sheet-title"))
        self.score(game)
        labels = {color: self._seat(game, seat) for seat, color in enumerate(game.seats)}
        if outcome.reason == TURN_LIMIT:
            self.say(say("end-limit", limit=game.state.turn_limit))
        else:
            self.say(say("end-sixth", seat=labels[outcome.ender or game.seats[0]]))
        prestige = outcome.ranking[0].total
        winners = [labels[color] for color in outcome.winners]
        if len(winners) == 1:
            self.say(say("winner", seat=winners[0], prestige=prestige))
        else:
            self.say(say("winners", seats=", ".join(winners), prestige=prestige))
