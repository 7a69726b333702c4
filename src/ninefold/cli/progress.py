"""How far long work is: a bar on a terminal, nothing anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Bar:
    """What the work tells of itself. This one keeps it to itself; on a terminal there is one that shows it."""

    done = 0.0

    def update(self, total: float) -> None:
        """How much there is to do."""

    def advance(self, amount: float) -> None:
        """So much more is done."""
        self.done += amount

    def say(self, doing: str) -> None:
        """What is being done now."""

    def reach(self, done: float, total: float | None = None) -> None:
        """So much is done by now, of so much if that is known."""
        self.advance(done - self.done)
        if total:
            self.update(total)


class RichBar(Bar):
    """The bar on a terminal."""

    def __init__(self, shown: Any, task: Any) -> None:
        self._shown = shown
        self._task = task

    def update(self, total: float) -> None:
        self._shown.update(self._task, total=total)

    def say(self, doing: str) -> None:
        self._shown.update(self._task, description=doing)

    def advance(self, amount: float) -> None:
        super().advance(amount)
        self._shown.advance(self._task, amount)


@contextmanager
def progress(unit: str) -> Iterator[Bar]:
    """A bar on standard error while the block runs: share, rate per second, time left.

    Standard output stays as it is: what is written there are answers, and they may go to a file.
    """
    if not sys.stderr.isatty():
        yield Bar()
        return
    try:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
        from rich.text import Text
    except ImportError:  # a bar is a comfort, not a need
        yield Bar()
        return

    class Rate(ProgressColumn):
        def render(self, task: Any) -> Text:
            return Text(f"{task.completed:,.0f} {unit}, {task.speed or 0:,.0f}/s")

    columns = (
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        Rate(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    # Left to itself rich takes standard output too and prints it on the terminal, wherever it was meant to go.
    shown = Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False)
    with shown:
        yield RichBar(shown, shown.add_task("", total=None))
