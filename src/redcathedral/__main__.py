"""`python -m redcathedral` is the same as `redcathedral`."""

import sys

from .cli.main import main

if __name__ == "__main__":
    sys.exit(main())
