"""How far long work is: a bar on a terminal, nothing anywhere else."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from shutil import get_terminal_size
from threading import RLock
from time import monotonic
from typing import Any, BinaryIO, TextIO, cast

_WIDTH = 30
_EVERY = 0.1
"""Seconds between two drawings."""


class LastLine:
    """A line at the foot of a terminal, which makes room for whatever is written."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._shown = False
        self.lock = RLock()

    def show(self, text: str) -> None:
        """Draws it over what it was before, cut to the width of the terminal."""
        with self.lock:
            self._stream.write("\r" + text[: get_terminal_size().columns - 1] + "\x1b[K")
            self._stream.flush()
            self._shown = True

    def clear(self) -> None:
        """Takes it away; the next drawing brings it back."""
        with self.lock:
            if self._shown:
                self._stream.write("\r\x1b[K")
                self._stream.flush()
                self._shown = False


@contextmanager
def at_the_foot(line: LastLine) -> Iterator[None]:
    """While the block runs, what is written to the terminal takes the line away first, answers and complaints."""
    with ExitStack() as streams:
        streams.callback(line.clear)
        streams.enter_context(redirect_stderr(cast(TextIO, _Above(sys.stderr, line))))
        if sys.stdout.isatty():
            streams.enter_context(redirect_stdout(cast(TextIO, _Above(sys.stdout, line))))
        yield


def has_room_for_a_line(stream: TextIO) -> bool:
    """Whether it is a terminal that can draw over what it shows."""
    return stream.isatty() and os.environ.get("TERM") != "dumb"


class Bar:
    """What the work tells of itself. This one keeps it to itself; on a terminal there is one that shows it."""

    done = 0.0
    total = 0.0
    doing = ""

    def update(self, total: float) -> None:
        """How much there is to do, or what it is believed to be."""
        self.total = total

    def advance(self, amount: float) -> None:
        """So much more is done."""
        self.done += amount

    def begin_at(self, done: float) -> None:
        """So much was done before: it says nothing of the rate."""
        self.done = done

    def say(self, doing: str) -> None:
        """What is being done now."""
        self.doing = doing

    def reach(self, done: float, total: float | None = None) -> None:
        """So much is done by now, of so much if that is known."""
        if total:
            self.update(total)
        self.advance(done - self.done)


class TerminalBar(Bar):
    """The bar on a terminal: share, amount, rate and time left, on one line that is drawn over itself.

    The rate is that of the whole work, which tells more of the time left than that of the last moment.
    """

    def __init__(self, unit: str, foot: LastLine, after: float = 0.0) -> None:
        self._unit = unit
        self._foot = foot
        self._began = monotonic()
        self._drawn = self._began + after - _EVERY
        self._known = 0.0

    def begin_at(self, done: float) -> None:
        super().begin_at(done)
        self._known = done

    def advance(self, amount: float) -> None:
        super().advance(amount)
        self._draw()

    def say(self, doing: str) -> None:
        super().say(doing)
        self._draw()

    def line(self, seconds: float) -> str:
        """The bar as text, so many seconds after it began."""
        rate = (self.done - self._known) / seconds if seconds else 0.0
        told = [f"{self.done:,.0f} {self._unit}"]
        if rate:
            told.append(f"{rate:,.0f}/s" if rate >= 10 else f"{rate:.1f}/s")
        if not self.total:
            return ", ".join(told) + (f"  {self.doing}" if self.doing else "")
        share = min(1.0, self.done / self.total)
        if rate:
            told.append(f"{_clock((self.total - self.done) / rate)} left")
        full = round(_WIDTH * share)
        bar = "━" * full + "╌" * (_WIDTH - full)
        return f"{bar} {share:4.0%}  {', '.join(told)}" + (f"  {self.doing}" if self.doing else "")

    def _draw(self) -> None:
        now = monotonic()
        if now - self._drawn < _EVERY:
            return
        self._drawn = now
        self._foot.show(self.line(now - self._began))


class _Above:
    """Standard output or error while there is a line at the foot: what is written there takes it away first."""

    def __init__(self, stream: TextIO, line: LastLine) -> None:
        self._stream = stream
        self._line = line

    def write(self, text: str) -> int:
        with self._line.lock:
            self._line.clear()
            return self._stream.write(text)

    @property
    def buffer(self) -> BinaryIO:
        """For whoever writes bytes."""
        self._line.clear()
        return self._stream.buffer

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _clock(seconds: float) -> str:
    """A time as a person reads it.

    >>> _clock(5.2), _clock(83), _clock(7265)
    ('0:05', '1:23', '2:01:05')
    """
    minutes, rest = divmod(round(max(0.0, seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


@contextmanager
def progress(unit: str, after: float = 0.0) -> Iterator[Bar]:
    """A bar on standard error while the block runs: share, rate per second, time left.

    It comes after so many seconds. Standard output stays as it is: what is written there are answers, and they may go
    to a file.
    """
    if not has_room_for_a_line(sys.stderr):
        yield Bar()
        return
    foot = LastLine(sys.stderr)
    with at_the_foot(foot):
        yield TerminalBar(unit, foot, after)
