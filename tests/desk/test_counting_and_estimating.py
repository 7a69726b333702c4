"""Counting and estimating share one time limit."""

from ninefold.desk.count import count
from ninefold.desk.task import Task
from ninefold.engine.stop import Stop
from ninefold.formats import read


class Shared(Task):
    """A task of 100 s that keeps what its parts were given; the first of them is at its end at once."""

    def __init__(self) -> None:
        super().__init__(100)
        self.given: list[float] = []

    def part(self, seconds: float) -> Stop:
        self.given.append(seconds)
        return super().part(0 if len(self.given) == 1 else 100)


def test_counting_leaves_time_for_its_estimate() -> None:
    task = Shared()
    told = count(read("." * 81)[0], limit=10**9, estimate=True, task=task)
    assert (told.exact, told.stopped) == (False, "time")
    assert told.estimate is not None
    assert told.estimate.mean > 1e15
    counted, estimated = task.given
    assert 0 < estimated < 100 - counted
