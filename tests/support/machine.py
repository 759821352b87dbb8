"""What a test may ask of the machine it runs on."""

import os
from typing import NoReturn

import pytest


def left_out(reason: str) -> NoReturn:
    """Skip on a person's machine that lacks something; CI has no excuse."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)
