"""What scripts that generate a file share: they write it, or with `--check` say whether it is up to date."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def write_or_check(file: Path, wanted: str, *, source: str, about: str | None) -> int:
    """Do what the command line asks for a file made from a source; gives the exit status."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help=f"say whether the file is what {source} say")
    if not parser.parse_args().check:
        file.write_text(wanted, encoding="utf-8")
    elif not file.exists() or file.read_text(encoding="utf-8") != wanted:
        name, script = file.relative_to(ROOT).as_posix(), Path(sys.argv[0]).name
        print(f"{name} is not what {source} say: run python scripts/{script}", file=sys.stderr)
        return 1
    return 0
