"""What is done while a question has no answer yet: a line on a terminal, after a moment, and gone with the answer."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

from ninefold.cli.progress import LastLine, at_the_foot, has_room_for_a_line
from ninefold.desk.task import Task

MOMENT = 1.0
"""Seconds in which most questions are answered: until then nothing is said."""
_EVERY = 0.25
"""Seconds between two drawings."""


class ToldTask(Task):
    """A task that keeps what it says of itself for whoever looks."""

    stage = ""
    found: int | None = None

    def tell(self, stage: str, found: int | None = None) -> None:
        """What is being done, and how many there are by now."""
        self.stage, self.found = stage, found

    def next_question(self) -> None:
        super().next_question()
        self.stage, self.found = "", None

    @property
    def line(self) -> str:
        """All of it in one line, with the seconds of this question."""
        found = "" if self.found is None else f", {self.found:,} so far"
        return f"{self.stage or 'working'}{found} ({self.elapsed:.0f} s; Ctrl-C stops it)"


@contextmanager
def told_while_waiting(task: ToldTask) -> Iterator[None]:
    """The line of the task at the foot of the terminal, while the block runs; nothing anywhere else."""
    if not has_room_for_a_line(sys.stderr):
        yield
        return
    foot = LastLine(sys.stderr)
    answered = Event()

    def draw() -> None:
        while not answered.wait(_EVERY):
            if task.elapsed >= MOMENT:
                foot.show(task.line)

    thread = Thread(target=draw, daemon=True)
    with at_the_foot(foot):
        thread.start()
        try:
            yield
        finally:
            answered.set()
            thread.join()
