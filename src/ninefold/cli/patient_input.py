"""Input that may not come: standard input and pipes, waited for only as long as the work may take.

A read that blocks sees no stop; here it waits a moment at a time and looks in between.
"""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterator
from functools import lru_cache
from io import BufferedReader, RawIOBase, TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, TextIO, cast

import click

from ninefold.files.lines import bounded_lines
from ninefold.stopping import look

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

_MOMENT = 0.05
_PIECE = 1 << 16


class _Patient(RawIOBase):
    """The bytes of an open file."""

    def __init__(self, handle: int, *, ours: bool) -> None:
        self._handle = handle
        self._ours = ours

    def readable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._handle

    def readinto(self, buffer: WriteableBuffer) -> int:
        room = memoryview(buffer)
        while True:
            look()
            if not select.select([self._handle], [], [], _MOMENT)[0]:
                continue
            try:
                data = os.read(self._handle, len(room))
            except BlockingIOError:  # somebody else took what was there
                continue
            room[: len(data)] = data
            return len(data)

    def close(self) -> None:
        if self._ours and not self.closed:
            os.close(self._handle)
        super().close()


def standard_input() -> BufferedReader:
    """The bytes of standard input, the same reader each time: what was only looked at is still to be read."""
    if sys.stdin is None:
        raise click.UsageError("there is no standard input")
    return _reader_of(sys.stdin)


@lru_cache(maxsize=1)
def _reader_of(stdin: TextIO) -> BufferedReader:
    try:
        handle = stdin.fileno()
    except (OSError, ValueError):
        handle = -1  # not a file of the system
    if handle < 0 or os.name == "nt":  # where only sockets can be waited for
        return cast(BufferedReader, stdin.buffer)
    return BufferedReader(_Patient(handle, ours=False), _PIECE)


def is_stream(path: Path) -> bool:
    """Whether a name is that of a pipe or a device (as `<(…)` and /dev/stdin are): it has bytes, but is no file."""
    return path.is_fifo() or path.is_char_device()


def stream_of(path: Path) -> BufferedReader:
    """The bytes of a pipe or a device; nobody has to write to it yet."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)
    return BufferedReader(_Patient(os.open(str(path), flags), ours=True), _PIECE)


def lines_of(reader: BufferedReader, name: str) -> Iterator[str]:
    """The lines of these bytes, as text."""
    text = TextIOWrapper(reader, encoding="utf-8", newline=None)
    try:
        yield from bounded_lines(text, name)
    finally:
        text.detach()  # else it would close what it was lent
