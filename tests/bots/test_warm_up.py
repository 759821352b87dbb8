"""Getting ready: of several programs that start at once, one compiles."""

from __future__ import annotations

import subprocess
import sys

import pytest

from redcathedral.bots import warm_up

SAYS_WHEN_ALONE = "from redcathedral.bots.warm_up import _alone\nwith _alone(): print('alone', flush=True)"


@pytest.mark.skipif(warm_up.fcntl is None, reason="there is no such lock on Windows")
def test_a_second_process_waits_for_the_first_to_compile() -> None:
    with warm_up._alone():
        other = subprocess.Popen([sys.executable, "-c", SAYS_WHEN_ALONE], stdout=subprocess.PIPE, text=True)  # noqa: S603
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(timeout=3)
    said, _ = other.communicate(timeout=60)
    assert said == "alone\n"
