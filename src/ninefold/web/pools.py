"""Who works, and how many wait.

Three pools of threads. What is small by its looks (a plain 9×9 to solve) has a pool of its own. Every other task
begins in the quick pool. One that says it is heavy, or is not done in its first try, begins anew in the long pool; a
try has half a second while nobody waits, and a few milliseconds when many do. So a crowd of long tasks fills the long
pool alone, and a 9×9 puzzle is answered beside it. Work crosses into native code, which leaves the interpreter to
others and looks at its `Stop`; long work also stands back behind the rest when the processor is wanted.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ninefold.errors import StoppedError
from ninefold.web import limits
from ninefold.web.problem import ProblemError
from ninefold.web.work import HeavyError, Work

_Answer = TypeVar("_Answer")


class Pool:
    """Some threads, and a queue of bounded length before them."""

    def __init__(self, name: str, threads: int, waiting: int, *, niceness: int = 0) -> None:
        self._threads = ThreadPoolExecutor(
            threads, thread_name_prefix=f"ninefold-{name}", initializer=_stand_back, initargs=(niceness,)
        )
        self._number = threads
        self._places = threads + waiting
        self._inside = 0

    async def run(self, call: Callable[[], _Answer]) -> _Answer:
        """What the call returns; refuses when the queue is full."""
        if self._inside >= self._places:
            raise ProblemError(503, "Too much work at once; try again in a moment.", Retry_After="5")
        self._inside += 1
        # Counted until the thread is done with it, not until somebody stops waiting for it.
        future = self._threads.submit(call)
        loop = asyncio.get_running_loop()
        future.add_done_callback(lambda _: _soon(loop, self._leave))
        return await asyncio.wrap_future(future)

    @property
    def waiting(self) -> int:
        """How many wait for a thread."""
        return max(0, self._inside - self._number)

    def _leave(self) -> None:
        self._inside -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class Pools:
    """The small, the quick and the long pool, and every task that is under way."""

    def __init__(
        self,
        *,
        long_threads: int = limits.LONG_THREADS,
        long_waiting: int = limits.LONG_WAITING,
        quick_seconds: float = limits.QUICK_SECONDS,
    ) -> None:
        self._small = Pool("small", limits.SMALL_THREADS, limits.SMALL_WAITING)
        self._quick = Pool("quick", limits.QUICK_THREADS, limits.QUICK_WAITING)
        self._long = Pool("long", long_threads, long_waiting, niceness=limits.LONG_NICENESS)
        self._quick_seconds = quick_seconds
        self._works: dict[str, Work] = {}

    async def run(self, call: Callable[[Work], _Answer], work: Work, *, small: bool = False) -> _Answer:
        """The answer of a call, first tried in a pool where nobody works for long."""
        self._works[work.id] = work
        first = self._small if small else self._quick

        def tried() -> _Answer:
            # What is small has its time in any case: on a busy machine a millisecond of work may take twenty.
            seconds = self._quick_seconds if small else seconds_of_a_try(self._quick_seconds, first.waiting)
            whole = work.seconds <= seconds  # so little time that it is done with here
            return work.run(call, work.seconds if whole else min(seconds, work.seconds / 4), heavy_allowed=False)

        try:
            try:
                answer = await first.run(tried)
                if not work.out_of_time or not work.seconds_left:
                    return answer
            except HeavyError:
                pass
            except StoppedError:
                if not work.out_of_time or not work.seconds_left:
                    raise
            return await self._long.run(lambda: work.run(call, work.seconds_left, heavy_allowed=True))
        finally:
            del self._works[work.id]

    def stop(self, task: str) -> bool:
        """Stops a task; False if there is none of that name (any more)."""
        work = self._works.get(task)
        if work is not None:
            work.stop_now()
        return work is not None

    def close(self) -> None:
        """Stops everything."""
        for work in list(self._works.values()):
            work.stop_now()
        for pool in (self._small, self._quick, self._long):
            pool.close()


def seconds_of_a_try(most: float, waiting: int) -> float:
    """How long one may try while others wait: the more, the shorter.

    >>> [seconds_of_a_try(0.5, waiting) for waiting in (0, 4, 200)]
    [0.5, 0.1, 0.02]
    """
    return min(most, max(limits.SHORT_SECONDS, most / (1 + waiting)))


def _soon(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(call)


def _stand_back(niceness: int) -> None:
    """Gives the thread that calls it a lower priority, where threads have one of their own."""
    if niceness and sys.platform == "linux":
        try:
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)
        except OSError:  # some containers forbid it; the pools hold without it
            return
