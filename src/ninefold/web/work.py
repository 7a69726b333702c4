"""A task of the server: who may stop it, in which pool it may go on, and what whoever waits is told on the way."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from time import perf_counter
from typing import Any, TypeVar

from ninefold.desk.answer import Answer
from ninefold.desk.task import Stopped, Task
from ninefold.engine.stop import Stop
from ninefold.stopping import working_under

_Answer = TypeVar("_Answer")


class HeavyError(Exception):
    """Raised by work that belongs into the long pool and is not there."""


class Work(Task):
    """The life of a task, seen from the thread that works and from the one that waits."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.id = token_hex(8)
        self.seconds = seconds
        self.stop = Stop()  # its seconds begin when a thread takes it up
        self._asked = False
        self._heavy_allowed = True
        self._stage = "waiting"
        self._found: int | None = None
        self._parts: list[Answer] = []

    def run(self, call: Callable[[Work], _Answer], seconds: float, *, heavy_allowed: bool) -> _Answer:
        """The answer of the call, which has so many seconds from now, whatever it does in them."""
        self._heavy_allowed = heavy_allowed
        self.stop = Stop(seconds)
        self._began = perf_counter()
        if self._asked:  # before the new stop was there
            self.stop.stop()
        self.tell("working")
        try:
            with working_under(self.stop):
                return call(self)
        finally:
            self.seconds_left = max(0.0, self.seconds_left - self.elapsed)

    def stop_now(self) -> None:
        """Ends the task from outside; it answers with what it has."""
        self._asked = True
        self.stop.stop()

    def heavy(self, heavy: bool = True) -> None:
        """Says that the task is heavy: it then goes on in the long pool."""
        if heavy and not self._heavy_allowed:
            raise HeavyError

    def tell(self, stage: str, found: int | None = None) -> None:
        """What is being done, and how many there are by now."""
        self._stage = stage
        self._found = found

    def give(self, part: Answer) -> None:
        """A part of the answer that is there already; the next line of progress brings it."""
        self._parts.append(part)

    def take_parts(self) -> list[Answer]:
        """The parts since the last look."""
        parts, self._parts = self._parts, []
        return parts

    @property
    def out_of_time(self) -> bool:
        """Whether the time limit ended it."""
        return self.stop.timed_out and not self._asked

    @property
    def stopped(self) -> Stopped | None:
        """What ended the task before it was done."""
        if self._asked:
            return "asked"
        return "time" if self.stop.timed_out else None

    @property
    def progress(self) -> dict[str, Any]:
        """How far it is."""
        told = {"seconds": round(self.elapsed, 2), "stage": self._stage}
        return told if self._found is None else told | {"found": self._found}
