"""Reading, working and writing at the same time, in constant memory.

    reader thread ──queue──> work, on all cores ──queue──> writer thread

The queues are short: whoever is faster waits (back-pressure). Arrow and the solver release the GIL, so threads are
enough, and nothing is pickled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import Generic, TypeVar

T = TypeVar("T")

_DEPTH = 2
_TICK = 0.1


class _End(Generic[T]):
    def __init__(self, error: BaseException | None) -> None:
        self.error = error


@contextmanager
def ahead(items: Iterator[T]) -> Iterator[Iterator[T]]:
    """The items, made by a thread that is a little ahead; it ends with the block, however that ends."""
    queue: Queue[T | _End[T]] = Queue(_DEPTH)
    over = Event()

    def fill() -> None:
        end: _End[T] = _End(None)
        try:
            for item in items:
                if not _put(queue, item, over):
                    return
        except BaseException as error:
            end = _End(error)
        _put(queue, end, over)

    def taken() -> Iterator[T]:
        while True:
            item = queue.get()
            if isinstance(item, _End):
                if item.error:
                    raise item.error
                return
            yield item

    thread = Thread(target=fill, name="reader", daemon=True)
    thread.start()
    try:
        yield taken()
    finally:
        over.set()
        thread.join()


@contextmanager
def behind(work: Callable[[T], None]) -> Iterator[Callable[[T], None]]:
    """Does the work in a thread, in order; the block ends when all of it is done, or raises what it raised."""
    queue: Queue[T | _End[T]] = Queue(_DEPTH)
    over = Event()
    failed: list[BaseException] = []

    def drain() -> None:
        while not over.is_set():
            try:
                item = queue.get(timeout=_TICK)
            except Empty:
                continue
            if isinstance(item, _End):
                return
            try:
                work(item)
            except BaseException as error:
                failed.append(error)
                over.set()

    def give(item: T) -> None:
        if not _put(queue, item, over):
            raise failed[0]

    thread = Thread(target=drain, name="writer", daemon=True)
    thread.start()
    try:
        yield give
        _put(queue, _End(None), over)
        thread.join()
        if failed:
            raise failed[0]
    finally:
        over.set()
        thread.join()


def _put(queue: Queue[T], item: T, over: Event) -> bool:
    """Waits for room; False if the block is over first."""
    while not over.is_set():
        try:
            queue.put(item, timeout=_TICK)
        except Full:
            continue
        return True
    return False
