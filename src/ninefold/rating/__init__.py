"""Steps to numbers: level, score, mastery, complexity, ER, W. One file per scheme; the schemes are tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

from ninefold.engine.logic import Score
from ninefold.engine.proof import Proof
from ninefold.engine.stop import Stop, stop_for
from ninefold.engine.threads import thread_count
from ninefold.model import Puzzle
from ninefold.rating.complexity import complexity
from ninefold.rating.expert import ExpertRating, expert_rating, expert_ratings
from ninefold.rating.explainer import (
    ExplainerRating,
    RatedStep,
    explainer_many,
    explainer_next,
    explainer_rating,
    explainer_ratings,
    explainer_steps,
)
from ninefold.rating.mastery import mastery
from ninefold.rating.proof import proof_lines
from ninefold.rating.rates import COLUMNS, EXPERT, EXPLAINER, SCORES, Rates
from ninefold.rating.score import LEVELS, OWN_SCALE, hardness, nine_scores, rated_scores, scale_of, score_of_path
from ninefold.solving import count

__all__ = [
    "COLUMNS",
    "EXPERT",
    "EXPLAINER",
    "LEVELS",
    "OWN_SCALE",
    "ExpertRating",
    "ExplainerRating",
    "Proof",
    "RatedStep",
    "Rates",
    "Score",
    "complexity",
    "expert_rating",
    "expert_ratings",
    "explainer_many",
    "explainer_next",
    "explainer_rating",
    "explainer_ratings",
    "explainer_steps",
    "hardness",
    "mastery",
    "nine_scores",
    "proof_lines",
    "rate",
    "rate_many",
    "rated_scores",
    "scale_of",
    "score_of_path",
]

_CHUNK = 64


def rate(
    puzzle: Puzzle,
    *,
    only: frozenset[str] = COLUMNS,
    invariant: bool = False,
    solutions: int | None = None,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Rates:
    """The numbers of a puzzle; a puzzle without exactly one solution has none, and says why.

    `invariant`: ER, EP and ED as `explainer_ratings` gives them with that word. `solutions`: how many there are, where
    that was counted before; 2 stands for more.

    >>> from ninefold.formats import read_puzzle
    >>> rates = rate(read_puzzle("060500028020090300300001470610700504040000010705002063034100005006040030590007040"))
    >>> rates.level, rates.mastery, rates.hardest, rates.er
    ('easy', 'easy', 'naked-single', 1.2)
    """
    found = None if solutions is None else [solutions]
    return _rate_chunk([puzzle], only, invariant, stop_for(timeout, stop), found)[0]


def rate_many(
    puzzles: Iterable[Puzzle],
    *,
    only: frozenset[str] = COLUMNS,
    invariant: bool = False,
    threads: int = 1,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Iterator[Rates]:
    """The numbers of many puzzles, in their order, a few chunks at a time."""
    stop = stop_for(timeout, stop)
    threads = thread_count(threads)
    chunks = _chunks(puzzles)
    if threads == 1:
        for chunk in chunks:
            yield from _rate_chunk(chunk, only, invariant, stop)
        return
    with ThreadPoolExecutor(threads) as pool:
        # Twice as many chunks as threads are under way: enough to keep them busy, few enough to stay small.
        window = [pool.submit(_rate_chunk, chunk, only, invariant, stop) for chunk in islice(chunks, 2 * threads)]
        while window:
            yield from window.pop(0).result()
            window += [pool.submit(_rate_chunk, chunk, only, invariant, stop) for chunk in islice(chunks, 1)]


def _chunks(puzzles: Iterable[Puzzle]) -> Iterator[list[Puzzle]]:
    source = iter(puzzles)
    while chunk := list(islice(source, _CHUNK)):
        yield chunk


def _rate_chunk(
    puzzles: Sequence[Puzzle], only: frozenset[str], invariant: bool, stop: Stop, found: Sequence[int] | None = None
) -> list[Rates]:
    if found is None:
        found = [count(puzzle, limit=2, stop=stop) for puzzle in puzzles]
    proper = [puzzle for puzzle, solutions in zip(puzzles, found, strict=True) if solutions == 1]
    scores = rated_scores(proper, stop) if only & SCORES else iter(())
    explained = iter(_explained(proper, invariant, stop) if only & EXPLAINER else ())
    expert = iter(_expert(proper, only & EXPERT, stop) if only & EXPERT else ())

    def rated(puzzle: Puzzle) -> Rates:
        score, explainer, chains = next(scores, None), next(explained, None), next(expert, None)
        return Rates(
            puzzle,
            **(score._asdict() if score else {}),
            **(explainer._asdict() if explainer else {}),
            **(chains._asdict() if chains else {}),
            mastery=mastery(puzzle, stop) if "mastery" in only else None,
            complexity=complexity(puzzle, stop) if "complexity" in only else None,
        )

    return [
        rated(puzzle) if solutions == 1 else Rates.of_solutions(puzzle, solutions)
        for puzzle, solutions in zip(puzzles, found, strict=True)
    ]


def _explained(puzzles: Sequence[Puzzle], invariant: bool, stop: Stop) -> Iterator[ExplainerRating | None]:
    """The ratings of those that the scale knows, None for the others."""
    known = [puzzle.is_plain_nine for puzzle in puzzles]
    ratings = iter(
        explainer_ratings(
            (puzzle for puzzle, fits in zip(puzzles, known, strict=True) if fits), invariant=invariant, stop=stop
        )
    )
    return (next(ratings) if fits else None for fits in known)


def _expert(puzzles: Sequence[Puzzle], only: frozenset[str], stop: Stop) -> Iterator[ExpertRating | None]:
    """The same for the scales of whips, braids and trials."""
    known = [puzzle.is_plain_nine for puzzle in puzzles]
    fitting = (puzzle for puzzle, fits in zip(puzzles, known, strict=True) if fits)
    ratings = iter(expert_ratings(fitting, only=only, stop=stop))
    return (next(ratings) if fits else None for fits in known)
