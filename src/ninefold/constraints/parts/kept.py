"""Tables that were made are kept, for the next rule of the same kind; up to so many, of all kinds together."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec

_MOST_BYTES = 32 * 1024 * 1024


_MOST_TABLES = 1024


_Arguments = ParamSpec("_Arguments")


_tables: dict[Hashable, bytes] = {}


_changing = Lock()


def kept(make: Callable[_Arguments, bytes]) -> Callable[_Arguments, bytes]:
    """A function that makes a table from numbers, and remembers it until there are too many: the oldest go first.

    >>> @kept
    ... def zeros(count):
    ...     return bytes(count)
    >>> zeros(3) is zeros(3)
    True
    """

    @wraps(make)
    def table(*args: _Arguments.args, **kwargs: _Arguments.kwargs) -> bytes:
        key = (make, args, *kwargs.items())
        found = _tables.get(key)
        if found is None:
            found = make(*args, **kwargs)
            _keep(key, found)
        return found

    return table


def _keep(key: Hashable, table: bytes) -> None:
    with _changing:
        _tables[key] = table
        total = sum(map(len, _tables.values()))
        while total > _MOST_BYTES or len(_tables) > _MOST_TABLES:
            total -= len(_tables.pop(next(iter(_tables))))
