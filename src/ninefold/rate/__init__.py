"""Steps to numbers: level, score, mastery, complexity. One file per scheme; the schemes are tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

from ninefold._native import Stop
from ninefold.model import Puzzle
from ninefold.rate.complexity import complexity
from ninefold.rate.mastery import mastery
from ninefold.rate.rates import COLUMNS, Rates
from ninefold.rate.score import LEVELS, Score, nine_scores, rated_scores
from ninefold.solve import count

__all__ = [
    "COLUMNS",
    "LEVELS",
    "Rates",
    "Score",
    "complexity",
    "mastery",
    "nine_scores",
    "rate",
    "rate_many",
    "rated_scores",
]

_CHUNK = 64


def rate(puzzle: Puzzle, *, only: frozenset[str] = COLUMNS, stop: Stop | None = None) -> Rates:
    """The numbers of a puzzle; a puzzle without exactly one solution has none, and says why.

    >>> from ninefold.formats import read_puzzle
    >>> rates = rate(read_puzzle("060500028020090300300001470610700504040000010705002063034100005006040030590007040"))
    >>> rates.level, rates.mastery, rates.hardest
    ('easy', 'easy', 'naked-single')
    """
    return _rate_chunk([puzzle], only, stop or Stop())[0]


def rate_many(
    puzzles: Iterable[Puzzle], *, only: frozenset[str] = COLUMNS, threads: int = 1, stop: Stop | None = None
) -> Iterator[Rates]:
    """The numbers of many puzzles, in their order, a few chunks at a time."""
    stop = stop or Stop()
    chunks = _chunks(puzzles)
    if threads == 1:
        for chunk in chunks:
            yield from _rate_chunk(chunk, only, stop)
        return
    with ThreadPoolExecutor(threads) as pool:
        # Twice as many chunks as threads are under way: enough to keep them busy, few enough to stay small.
        window = [pool.submit(_rate_chunk, chunk, only, stop) for chunk in islice(chunks, 2 * threads)]
        while window:
            yield from window.pop(0).result()
            window += [pool.submit(_rate_chunk, chunk, only, stop) for chunk in islice(chunks, 1)]


def _chunks(puzzles: Iterable[Puzzle]) -> Iterator[list[Puzzle]]:
    source = iter(puzzles)
    while chunk := list(islice(source, _CHUNK)):
        yield chunk


def _rate_chunk(puzzles: Sequence[Puzzle], only: frozenset[str], stop: Stop) -> list[Rates]:
    unique = [count(puzzle, limit=2, stop=stop) for puzzle in puzzles]
    scores = rated_scores([puzzle for puzzle, found in zip(puzzles, unique, strict=True) if found == 1], stop)
    return [
        Rates.of_solutions(puzzle, found)
        if found != 1
        else Rates(
            puzzle,
            **(next(scores)._asdict()),
            mastery=mastery(puzzle, stop) if "mastery" in only else None,
            complexity=complexity(puzzle, stop) if "complexity" in only else None,
        )
        for puzzle, found in zip(puzzles, unique, strict=True)
    ]
