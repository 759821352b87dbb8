"""Compile everything that the tests run compiled, in one process: several would each begin from the start.

python -m lab.compile_all
"""

from __future__ import annotations

import sys

from lab.soak import soak
from redcathedral.cli.main import main as redcathedral


def main() -> int:
    """Compile what players and researchers use, and the soak's own loops."""
    code = redcathedral(["warm-up"])
    soak(players=2, advanced=0, games=1, seed=0)
    return code


if __name__ == "__main__":
    sys.exit(main())
