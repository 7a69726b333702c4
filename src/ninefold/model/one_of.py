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


def did_you_mean(name: object, names: Iterable[object]) -> str:
    """The end of a sentence about a name that nobody knows: the nearest one that is known, if one is near.

    >>> did_you_mean("solv", ["count", "solve"]), did_you_mean("xyz", ["count", "solve"])
    ("; did you mean 'solve'?", '')
    """
    from difflib import get_close_matches

    close = get_close_matches(str(name), [str(one) for one in names], 1, 0.6)
    return f"; did you mean {close[0]!r}?" if close else ""
