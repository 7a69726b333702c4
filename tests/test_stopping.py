import threading

import pytest

from ninefold import Stop, StoppedError, TimeLimitError
from ninefold.stopping import look, looking, working_under


def test_nothing_is_stopped_where_nobody_said_so() -> None:
    look()
    with working_under(None):
        look()


def test_a_look_ends_the_work_of_the_thread_that_has_the_stop_and_says_why() -> None:
    stop = Stop()
    with working_under(stop):
        look()
        stop.stop()
        with pytest.raises(StoppedError, match="stopped before the work was done"):
            look()
        seen: list[str] = []
        thread = threading.Thread(target=lambda: seen.extend(looking(["went on"])))
        thread.start()
        thread.join()
        assert seen == ["went on"]
    look()


def test_a_time_limit_is_told_from_a_stop_and_inner_work_keeps_the_outer_limit() -> None:
    with working_under(Stop(0)), working_under(None), pytest.raises(TimeLimitError, match="the time limit"):
        look()


def test_a_long_loop_looks_before_its_first_item_and_again_and_again() -> None:
    stop = Stop()
    taken = []

    def take(item: int) -> None:
        taken.append(item)
        if item == 25:
            stop.stop()

    with working_under(stop), pytest.raises(StoppedError):
        list(map(take, looking(range(1000), every=10)))
    assert taken == list(range(30))
