"""Pieces of a section: a few puzzles each, made side by side and kept until the book is done.

A piece is told by its wish, its seed and its size, so a book that was stopped goes on where it was, and comes out the
same whatever the number of processes.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from shutil import rmtree
from typing import TypeVar

from ninefold import __version__
from ninefold.engine.stop import Stop
from ninefold.errors import NinefoldError
from ninefold.files.atomic import atomic_writer
from ninefold.formats import ninefold_json, strictly
from ninefold.generating import Wish, generate
from ninefold.press.entry import Entry, rated
from ninefold.stopping import raise_if_stopped

PIECE = 4
"""Puzzles of a piece: those of one look alike in their number of givens."""
_LOOK = 0.2
"""Seconds between two looks at the stop while other processes work."""
_AT_ONCE = 16
"""Entries that are given to other processes before the first of them comes back."""
_T = TypeVar("_T")

Coming = Callable[[], list[Entry]]
"""Waits for the puzzles of a piece."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Some of the puzzles that a section wishes for."""

    wish: Wish
    seed: int

    @property
    def name(self) -> str:
        """What it is kept under: another version of us may make other puzzles."""
        return hashlib.sha256(f"{__version__}|{PIECE}|{self!r}".encode()).hexdigest()[:32]


def made(piece: Piece, stop: Stop | None = None, threads: int = 1) -> list[Entry]:
    """The puzzles of a piece, each with its level."""
    found = generate(piece.wish, count=PIECE, seed=piece.seed, threads=threads, stop=stop)
    return [Entry.of_generated(one) if one.level else rated(one.puzzle, one.solution, stop=stop) for one in found]


class Workshop:
    """Where pieces are made: in this process, or for boards that take long in several."""

    def __init__(self, kept: Kept, stop: Stop, threads: int, pool: ProcessPoolExecutor | None) -> None:
        self._kept, self._stop, self._threads, self._pool = kept, stop, threads, pool

    def begin(self, piece: Piece) -> Coming:
        """Begins with a piece, unless it is kept."""
        before = self._kept.get(piece)
        if before is not None:
            return lambda: before
        if self._pool is None or piece.wish.is_plain_nine:
            return lambda: self._keep(piece, made(piece, self._stop, self._threads))
        future = self._pool.submit(made, piece)
        return lambda: self._keep(piece, self._waited(future))

    def each(self, work: Callable[[Entry, Stop | None], _T], entries: Iterable[Entry]) -> Iterator[_T]:
        """What a function says of each entry, in their order; of boards that take long, several at a time."""
        ahead = iter(entries)
        begun = deque(self._begun(work, entry) for entry in islice(ahead, _AT_ONCE))
        while begun:
            yield begun.popleft()()
            begun.extend(self._begun(work, entry) for entry in islice(ahead, 1))

    def _begun(self, work: Callable[[Entry, Stop | None], _T], entry: Entry) -> Callable[[], _T]:
        if self._pool is None or entry.puzzle.is_plain_nine:
            return lambda: work(entry, self._stop)
        future = self._pool.submit(work, entry, None)
        return lambda: self._waited(future)

    def _waited(self, future: Future[_T]) -> _T:
        while True:
            try:
                return future.result(_LOOK)
            except NotYet:
                if self._stop.look():
                    future.cancel()
                    raise_if_stopped(self._stop, "the book")

    def _keep(self, piece: Piece, entries: list[Entry]) -> list[Entry]:
        self._kept.put(piece, entries)
        return entries


@contextmanager
def workshop(kept: Kept, stop: Stop, threads: int, processes: int) -> Iterator[Workshop]:
    """A workshop with so many processes; with one, everything happens in this one."""
    if processes <= 1:
        yield Workshop(kept, stop, threads, None)
        return
    context = multiprocessing.get_context("spawn")  # a fork would have our threads' locks without our threads
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_end_at_ctrl_c)
    try:
        yield Workshop(kept, stop, threads, pool)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _end_at_ctrl_c() -> None:
    """Without a word: the process that asked says what is to be said."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Kept:
    """Pieces in a folder, a file each; without a folder nothing is kept."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    def get(self, piece: Piece) -> list[Entry] | None:
        """What is kept of it; a file that is not whole counts as none."""
        if self._folder is None:
            return None
        try:
            with open(self._folder / piece.name, encoding="utf-8") as file:
                entries = [Entry.of_record(record) for record in strictly(ninefold_json.read(file))]
        except (OSError, UnicodeError, NinefoldError, KeyError, ValueError):
            return None
        return entries if len(entries) == PIECE else None

    def put(self, piece: Piece, entries: list[Entry]) -> None:
        if self._folder is not None:
            self._folder.mkdir(exist_ok=True)
            with atomic_writer(self._folder / piece.name) as file:
                file.writelines(ninefold_json.write(entry.record for entry in entries))

    def forget(self) -> None:
        """When the book is done."""
        if self._folder is not None:
            rmtree(self._folder, ignore_errors=True)
