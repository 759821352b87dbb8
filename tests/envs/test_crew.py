"""Threads that share work: every share once, errors after all have answered, and nobody left behind."""

import gc
import threading
from functools import partial

import pytest

from redcathedral.envs.crew import Crew


@pytest.mark.parametrize("threads", [1, 2, 4])
def test_every_share_is_done_once_each_time(threads: int) -> None:
    crew = Crew(threads)
    for _ in range(50):
        assert sorted(crew.share(lambda share: share)) == list(range(threads))


def test_this_thread_does_the_first_share_and_others_the_rest() -> None:
    me, crew = threading.get_ident(), Crew(3)
    assert sorted(crew.share(lambda share: (share == 0) == (threading.get_ident() == me))) == [True] * 3


@pytest.mark.parametrize("failing", [0, 1])
def test_an_error_is_raised_when_all_have_answered_and_the_crew_works_on(failing: int) -> None:
    crew, done, failed = Crew(2), [], threading.Event()

    def work(share: int) -> None:
        if share == failing:
            failed.set()
            raise OverflowError(f"share {share}")
        assert failed.wait(60)
        sum(range(1_000_000))  # there is work left when the other fails
        done.append(share)

    with pytest.raises(OverflowError, match=f"share {failing}"):
        crew.share(work)
    assert done == [1 - failing]
    assert sorted(crew.share(lambda share: share)) == [0, 1]


def test_helpers_go_home_when_nobody_holds_the_crew() -> None:
    before = set(threading.enumerate())
    crew = Crew(3)
    crew.share(partial(lambda _, share: share, crew))  # the work holds the crew, as a batch's does
    helpers = set(threading.enumerate()) - before
    assert len(helpers) == 2
    del crew
    gc.collect()
    for helper in helpers:
        helper.join(10)
        assert not helper.is_alive()
