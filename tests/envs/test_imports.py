"""No library is needed but the one in use, and its absence is said in a sentence."""

import subprocess
import sys

import pytest

LIBRARIES = ("pettingzoo", "gymnasium", "pyspiel", "open_spiel", "sklearn")


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603  # our own words


def test_the_core_and_the_batch_import_no_library() -> None:
    code = f"import sys, redcathedral.envs.batch, redcathedral.envs.core; print({LIBRARIES} & sys.modules.keys())"
    ran = python(code.replace(f"{LIBRARIES} &", f"set({LIBRARIES}) &"))
    assert ran.stdout.strip() == "set()", ran.stderr


@pytest.mark.parametrize(
    ("module", "missing", "says"),
    [
        ("pettingzoo_env", "pettingzoo", "needs PettingZoo"),
        ("gym_env", "gymnasium", "needs Gymnasium"),
        ("open_spiel_env", "pyspiel", "needs OpenSpiel"),
    ],
)
def test_a_missing_library_is_named_with_the_extra_that_brings_it(module: str, missing: str, says: str) -> None:
    ran = python(f"import sys; sys.modules[{missing!r}] = None; import redcathedral.envs.{module}")
    assert ran.returncode == 1
    last = ran.stderr.strip().splitlines()[-1]
    assert says in last
    assert "pip install 'redcathedral[envs]'" in last
