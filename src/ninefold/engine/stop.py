"""When work gives up: the one place where a `timeout` and a `stop` become what a call works under."""

from __future__ import annotations

from ninefold._native import Stop
from ninefold.errors import PuzzleError
from ninefold.stopping import current

__all__ = ["Stop", "stop_for"]


def stop_for(timeout: float | None = None, stop: Stop | None = None) -> Stop:
    """What to work under: the stop, else that of whoever called us; and no longer than `timeout` seconds.

    >>> stop_for(0).look(), stop_for().look()
    (True, False)
    """
    above = stop if stop is not None else current()
    if timeout is None:
        return above if isinstance(above, Stop) else Stop()
    if not timeout >= 0:
        raise PuzzleError(f"timeout: expected 0 seconds or more, got {timeout}")
    return Stop(timeout, above if isinstance(above, Stop) else None)
