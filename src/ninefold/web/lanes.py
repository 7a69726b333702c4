"""Who works, and how many wait.

Two lanes of threads. Every task begins in the quick lane; one that says it is heavy, or is not done in half a second,
begins anew in the long lane. So a crowd of long tasks fills the long lane alone, and a 9×9 puzzle is answered beside
it. Work crosses into native code, which leaves the interpreter to others and looks at its `Stop`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ninefold.errors import StoppedError
from ninefold.web import limits
from ninefold.web.problem import ProblemError
from ninefold.web.work import HeavyError, Work

_Answer = TypeVar("_Answer")


class Lane:
    """Some threads, and a queue of bounded length before them."""

    def __init__(self, name: str, threads: int, waiting: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=f"ninefold-{name}")
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

    def _leave(self) -> None:
        self._inside -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class Lanes:
    """The quick and the long lane, and every task that is under way."""

    def __init__(
        self,
        *,
        long_threads: int = limits.LONG_THREADS,
        long_waiting: int = limits.LONG_WAITING,
        quick_seconds: float = limits.QUICK_SECONDS,
    ) -> None:
        self._quick = Lane("quick", limits.QUICK_THREADS, limits.QUICK_WAITING)
        self._long = Lane("long", long_threads, long_waiting)
        self._quick_seconds = quick_seconds
        self._works: dict[str, Work] = {}

    async def run(self, call: Callable[[Work], _Answer], work: Work) -> _Answer:
        """The answer of a call, first tried in the quick lane."""
        self._works[work.id] = work
        try:
            quick = min(self._quick_seconds, work.seconds)
            try:
                answer = await self._quick.run(lambda: work.run(call, quick, heavy_allowed=False))
                if not work.out_of_time or quick == work.seconds:
                    return answer
            except HeavyError:
                pass
            except StoppedError:
                if not work.out_of_time or quick == work.seconds:
                    raise
            return await self._long.run(lambda: work.run(call, work.seconds, heavy_allowed=True))
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
        self._quick.close()
        self._long.close()


def _soon(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(call)
