"""Comments for translators: every short message whose English could mean several things says which one is meant.

python scripts/comments.py    the messages that lack one
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from catalogues import TEXT
from redcathedral.text import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterator

# Words with several meanings on our page; a star stands for any ending. What each can mean is why it is here.
SEVERAL_MEANINGS = {
    "space*": "of the market, of a workshop, of an inventory, of the scoring track",
    "tile*": "a workshop tile, a resource tile of the market, one of Ivan's die tiles",
    "play": "play a game, make a move, run a recording",
    "plays": "takes part, makes a move",
    "played": "taken part, made a move",
    "place*": "to put, a location, a rank",
    "turn*": "somebody's turn, to turn over, to change",
    "seat*": "a place at a table, and whoever sits there",
    "table*": "where a game is played, a grid of figures",
    "order*": "a sequence, a command",
    "set": "laid out, a group, to choose a value",
    "mark": "to highlight, a sign",
    "draw*": "to make a picture, to take by chance, a tie",
    "drawn": "made as a picture, taken by chance",
    "deal*": "a shuffled setup, to hand out",
    "undo*": "a command, something done",
    "score*": "points, to count points",
    "open*": "to show, not taken, not finished",
    "clear*": "to empty, evident",
    "leave*": "to go away, to let be",
    "left": "remaining, gone away, not right",
    "right": "correct, not left",
    "back": "returned, to an earlier step, behind",
    "free*": "costs nothing, not taken, to make available",
    "close*": "to shut, near",
    "light": "bright, not heavy",
    "level": "equal, a layer of a tower, a strength",
    "lead*": "to be ahead, a distance",
    "watch*": "to look on, a clock",
    "board*": "a player's workshop board, the whole picture",
    "hand": "what one holds, to give",
    "share*": "to send to others, to divide",
    "record*": "a saved game, the best so far",
    "match*": "a game, to fit",
    "key*": "of a keyboard, a secret",
    "kind*": "a sort, friendly",
    "hold*": "to have, to keep pressed",
    "rank*": "a position, to sort",
}
MOST_WORDS = 4  # a longer text shows by itself what is meant
NOT_THE_PAGE = ("terminal.ftl", "typed.ftl", "parser.ftl")
_SEVERAL = re.compile(rf"\b({'|'.join(word.replace('*', '[a-z]*') for word in SEVERAL_MEANINGS)})\b", re.IGNORECASE)


class Texts(Visitor):
    """Collect what a reader sees of a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # Fluent's name
        """Note a text."""
        self.texts.append(node.value)


def unexplained(source: str) -> Iterator[tuple[str, str]]:
    """Name the messages of a file that could mean several things, and the word that does.

    A comment of the message itself explains it, whatever it says; one of its section or file must have the word.
    """
    of_file = of_section = ""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.ResourceComment):
            of_file += f" {entry.content}"
        elif isinstance(entry, ast.GroupComment):
            of_section = entry.content or ""
        elif isinstance(entry, ast.Message) and entry.comment is None:
            collected = Texts()
            collected.visit(entry)
            text = " ".join(collected.texts)
            if len(text.split()) <= MOST_WORDS:
                known = {word.lower() for word in _SEVERAL.findall(f"{of_file} {of_section}")}
                found = (word for word in _SEVERAL.findall(text) if word.lower() not in known)
                if word := next(found, ""):
                    yield entry.id.name, word


def all_unexplained() -> list[str]:
    """Name all of them in the texts of the page."""
    files = sorted(path for path in (TEXT / ENGLISH).glob("*.ftl") if path.name not in NOT_THE_PAGE)
    return [
        f"{path.name}: {key} could mean several things by “{word}”; say in a comment which"
        for path in files
        for key, word in unexplained(path.read_text(encoding="utf-8"))
    ]


if __name__ == "__main__":
    lacking = all_unexplained()
    sys.stdout.writelines(f"{line}\n" for line in lacking)
    sys.exit(1 if lacking else 0)
