"""The README's picture: a real game in the terminal, drawn as SVG.

python scripts/picture.py
"""

import io
import re
import sys
from pathlib import Path

from rich.console import Console

import redcathedral as rc
from redcathedral.cli.screen import Screen

PICTURE = Path(__file__).parent.parent / "docs" / "table.svg"
COLUMNS = 100
TURNS = 30


def main() -> int:
    """Play some turns and export what the terminal shows."""
    game = rc.play_to_end(
        rc.new_game(2, seed=11, names=["Anna", "Bob"], turn_limit=TURNS), ["greedy", "greedy"], seed=3
    )
    game.go_to(game.version - 3)
    screen = Screen()
    screen.console = Console(
        record=True, width=COLUMNS, force_terminal=True, color_system="truecolor", file=io.StringIO()
    )
    screen.whole_table(game)
    drawn = screen.console.export_svg(title="redcathedral play")
    own_fonts = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)  # a picture fetches nothing
    PICTURE.write_text(re.sub(r"<!--.*?-->", "", own_fonts), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
