"""Many pieces on all cores, in order and in constant memory.

    next piece ─┬─> thread: take, work ─┬─> the caller, in the order of the pieces
                └─> thread: take, work ─┘

Every thread takes a piece (one at a time may read), works on it alone, and leaves the answer for the caller: what was
read is still in the cache of the core that works on it, and no core waits for another to finish its share of a piece.
Whoever is too far ahead waits (back-pressure). Arrow and the solver release the GIL, so threads are enough, and nothing
is pickled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Condition, Lock, Thread
from typing import Generic, TypeVar

from ninefold.engine.stop import Stop
from ninefold.machine import usable_cores

T = TypeVar("T")
U = TypeVar("U")

_AHEAD = 4
"""Pieces per thread that may wait to be taken away."""


@contextmanager
def in_order(items: Iterator[T], work: Callable[[T, Stop], U], threads: int) -> Iterator[Iterator[tuple[T, U]]]:
    """Every item with what the work made of it; the threads (0: all cores) end with the block, however that ends."""
    threads = threads or usable_cores()
    stop = Stop()
    line = _Line(items, lambda item: work(item, stop), threads * _AHEAD)
    workers = [Thread(target=line.work, name=f"worker-{at}", daemon=True) for at in range(threads)]
    for worker in workers:
        worker.start()
    try:
        yield line.results()
    finally:
        line.close()
        stop.stop()
        for worker in workers:
            worker.join()


class _Line(Generic[T, U]):
    """Items that are taken by several threads and come out again in their order."""

    def __init__(self, items: Iterator[T], work: Callable[[T], U], room: int) -> None:
        self._items = items
        self._work = work
        self._room = room
        self._reading = Lock()
        self._changed = Condition()
        self._taken = 0
        self._given = 0
        self._done: dict[int, tuple[T, U] | BaseException | None] = {}
        self._over = False

    def work(self) -> None:
        """Takes items and works on them, until there are no more or the line is closed."""
        while not self._over:
            with self._reading:
                at = self._taken
                with self._changed:
                    self._changed.wait_for(self._may_take)
                if self._over:
                    return
                try:
                    item = next(self._items, None)
                except BaseException as error:
                    self._leave(at, error)
                    return
                self._taken += 1
                if item is None:
                    self._leave(at, None)
                    return
            try:
                self._leave(at, (item, self._work(item)))
            except BaseException as error:
                self._leave(at, error)
                return

    def results(self) -> Iterator[tuple[T, U]]:
        """What came of the items; an error comes where its item would have."""
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._given in self._done)
                result = self._done.pop(self._given)
                self._given += 1
                self._changed.notify_all()
            if result is None:
                return
            if isinstance(result, BaseException):
                raise result
            yield result

    def close(self) -> None:
        """Lets the threads end after what they are doing."""
        with self._changed:
            self._over = True
            self._changed.notify_all()

    def _may_take(self) -> bool:
        return self._over or self._taken - self._given < self._room

    def _leave(self, at: int, result: tuple[T, U] | BaseException | None) -> None:
        with self._changed:
            if result is None or isinstance(result, BaseException):
                self._over = True
            self._done[at] = result
            self._changed.notify_all()
