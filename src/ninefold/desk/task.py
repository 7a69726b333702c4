"""A task: when it must end, and what it says of itself on the way."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Literal

from ninefold.desk.answer import Answer
from ninefold.engine.stop import Stop, stop_for
from ninefold.model import Puzzle
from ninefold.stopping import raise_stopped

Stopped = Literal["time", "asked"]


class Task:
    """The life of a question to the desk. On its own it says nothing on the way; that of a server tells who waits."""

    def __init__(self, seconds: float | None = None, stop: Stop | None = None) -> None:
        self.stop = stop_for(seconds, stop)
        self.seconds_left = inf if seconds is None else seconds
        self._began = perf_counter()

    def part(self, seconds: float) -> Stop:
        """A stop for a part of the work, which has so many seconds of what is left."""
        return Stop(seconds, self.stop)

    def next_question(self) -> None:
        """One question is answered, another follows under the same stop: its seconds count from now."""
        self.seconds_left -= self.elapsed
        self._began = perf_counter()

    def heavy(self, heavy: bool = True) -> None:
        """Says that the task is heavy, to whoever shares out the threads."""

    def heavy_board(self, puzzle: Puzzle) -> None:
        """Says the same of a board that is large or has rules of its own."""
        self.heavy(puzzle.shape.size > 9 or bool(puzzle.constraints))

    def tell(self, stage: str, found: int | None = None) -> None:
        """What is being done, and how many there are by now."""

    def give(self, part: Answer) -> None:
        """A part of the answer that is there already."""

    def look(self) -> None:
        """For work in Python: raises if it is to stop."""
        if self.stop.look():
            raise_stopped(self.stop)

    @property
    def elapsed(self) -> float:
        """Seconds of work, to a microsecond."""
        return round(perf_counter() - self._began, 6)

    @property
    def stopped(self) -> Stopped | None:
        """What ended the task before it was done."""
        if self.stop.timed_out:
            return "time"
        return "asked" if self.stop.stopped else None
