"""One task: when it must end, who may stop it, and what it says of itself on the way."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from time import perf_counter
from typing import Any, Literal, TypeVar

from ninefold.engine.stop import Stop
from ninefold.errors import StoppedError
from ninefold.stopping import working_under

_Answer = TypeVar("_Answer")

Stopped = Literal["time", "asked"]


class HeavyError(Exception):
    """Raised by work that belongs into the long pool and is not there."""


class Work:
    """The life of a task, seen from the thread that works and from the one that waits."""

    def __init__(self, seconds: float) -> None:
        self.id = token_hex(8)
        self.seconds = seconds
        self.stop = Stop()
        self._began = perf_counter()
        self.seconds_left = seconds
        self._asked = False
        self._heavy_allowed = True
        self._stage = "waiting"
        self._found: int | None = None

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

    def part(self, seconds: float) -> Stop:
        """A stop for a part of the work, which has so many seconds of what is left."""
        return Stop(seconds, self.stop)

    def heavy(self, heavy: bool = True) -> None:
        """Says that the task is heavy: it then goes on in the long pool."""
        if heavy and not self._heavy_allowed:
            raise HeavyError

    def tell(self, stage: str, found: int | None = None) -> None:
        """What is being done, and how many there are by now."""
        self._stage = stage
        self._found = found

    def look(self) -> None:
        """For work in Python: raises if it is to stop."""
        if self.stop.look():
            raise StoppedError("stopped before the work was done")

    @property
    def elapsed(self) -> float:
        """Seconds of work, to a microsecond."""
        return round(perf_counter() - self._began, 6)

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
