"""Names that a caller may choose from."""

from __future__ import annotations

from collections.abc import Iterable

from ninefold.errors import PuzzleError


def one_of(what: str, name: object, names: Iterable[str]) -> None:
    """Refuses a name that is none of these, and lists them.

    >>> one_of("level", "easy", ("easy", "hard"))
    >>> one_of("level", "bogus", ("easy", "hard"))
    Traceback (most recent call last):
    ninefold.errors.PuzzleError: no level is called 'bogus'; there are easy, hard
    """
    known = tuple(names)
    if name not in known:
        raise PuzzleError(f"no {what} is called {name!r}; there are {', '.join(known)}")
