"""Figures in a page: what a bench writes stands between `<!-- name -->` and `<!-- end -->`."""

import re
from pathlib import Path

SPEED = Path(__file__).parents[1] / "docs" / "speed.md"


def with_figures(page: str, name: str, figures: str) -> str:
    """Put figures between a page's marks; a page without them is refused."""
    mark = f"<!-- {name} -->"
    changed, times = re.subn(
        f"{mark}.*?<!-- end -->", lambda _: f"{mark}\n{figures}\n<!-- end -->", page, flags=re.DOTALL
    )
    if times != 1:
        raise ValueError(f"the page has {mark} {times} times")
    return changed


def write_figures(name: str, figures: str, path: Path = SPEED) -> None:
    """Write figures into a page."""
    path.write_text(with_figures(path.read_text("utf-8"), name, figures), "utf-8")
