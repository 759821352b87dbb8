"""The kernels of a GPU compile on a machine without one: extra `gpu`, which no locked set holds, for its size."""

from __future__ import annotations

import pytest

from redcathedral.envs.gpu_threads import KERNELS, kernels

pytest.importorskip("cuda.bindings", reason="compiling for a GPU needs the extra `gpu`")
NO_GPU_CAN = ["printf", "malloc", "NRT_"]  # what Numba calls when a function makes an array or raises an exception


@pytest.mark.slow
@pytest.mark.parametrize("name", KERNELS)
def test_a_kernel_compiles_without_a_gpu(name: str) -> None:
    ptx = kernels((name,))[name]
    assert f".visible .entry {name}(" in ptx
    assert ".target sm_90" in ptx
    assert [word for word in NO_GPU_CAN if word in ptx] == []
