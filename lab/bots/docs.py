"""Tables in docs/bots.md: each stands between two marks and is written again by the script that measures it."""

from collections.abc import Sequence
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def write_between_marks(name: str, text: str, path: Path = DOCS) -> None:
    """Replace what stands between the marks of a name."""
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    before, found, rest = path.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"{path} has no marks {begin} … {end}")
    path.write_text(f"{before}{begin}\n{text.strip()}\n{end}{after}", encoding="utf-8")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Write a table."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
