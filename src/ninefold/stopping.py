"""The stop under which the present thread works, for code that is handed none: readers of text, rules being expanded.

    with working_under(stop):       whoever has a stop says so once
        ...
            look()                  whoever loops over what a stranger sent looks now and then

Outside of any `working_under` nothing is ever stopped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NoReturn, Protocol, TypeVar

from ninefold.errors import StoppedError, TimeLimitError

_Item = TypeVar("_Item")


class Stopping(Protocol):
    """What a `Stop` can say."""

    def look(self) -> bool: ...
    @property
    def stopped(self) -> bool: ...
    @property
    def timed_out(self) -> bool: ...


_CURRENT: ContextVar[Stopping | None] = ContextVar("ninefold_stop", default=None)


@contextmanager
def working_under(stop: Stopping | None) -> Iterator[None]:
    """What is called inside ends when the stop says so; None: whoever called us decides."""
    if stop is None:
        yield
        return
    token = _CURRENT.set(stop)
    try:
        yield
    finally:
        _CURRENT.reset(token)


def current() -> Stopping | None:
    """The stop of this thread."""
    return _CURRENT.get()


def look() -> None:
    """Raises if the work of this thread must end; about a tenth of a microsecond otherwise."""
    stop = _CURRENT.get()
    if stop is not None and stop.look():
        raise_stopped(stop)


def looking(items: Iterable[_Item], every: int = 64) -> Iterator[_Item]:
    """The items, with a look before the first and after each `every` of them.

    >>> list(looking("abc"))
    ['a', 'b', 'c']
    """
    for number, item in enumerate(items):
        if number % every == 0:
            look()
        yield item


def raise_if_stopped(stop: Stopping, what: str = "the work") -> None:
    """Raises if the stop has ended the work; the clock is not looked at."""
    if stop.stopped:
        raise_stopped(stop, what)


def raise_stopped(stop: Stopping, what: str = "the work", so_far: str = "") -> NoReturn:
    """Says why a stop ended the work, and what is known so far."""
    known = f"; so far: {so_far.removesuffix('.')}" if so_far else ""
    if stop.timed_out:
        raise TimeLimitError(f"the time limit was reached before {what} was done{known}")
    raise StoppedError(f"stopped before {what} was done{known}")
