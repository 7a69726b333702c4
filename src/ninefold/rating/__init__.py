"""Steps to numbers: level, score, mastery, complexity, ER, W. One file per scheme; the schemes are tables.

A file of plain 9×9: engine/lines (rows of digits) → nine → engine/rates → native/rate: batch (threads), rater (the
walks of one puzzle). Columns come back, and objects are made of them only where somebody looks
(docs/adr/0014-columns-at-the-border.md). Other formats: `rate_many`, which hands rows over, too. ER of one puzzle with
its steps: explainer → engine/explainer → native/logic/explainer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, repeat
from typing import TYPE_CHECKING

from ninefold.choices import Column
from ninefold.engine.logic import Score
from ninefold.engine.piece_size import PieceSize
from ninefold.engine.stop import Stop, stop_for
from ninefold.engine.threads import thread_count
from ninefold.late_names import late_names
from ninefold.model import LEVELS, Grid, Puzzle, PuzzleLike, as_puzzle
from ninefold.rating.complexity import complexity
from ninefold.rating.mastery import mastery
from ninefold.rating.nine import NineRates, rate_digits
from ninefold.rating.rates import COLUMNS, EXPERT, EXPLAINER, SCORES, Rates, columns
from ninefold.rating.score import OWN_SCALE, hardness, nine_scores, scale_of, score_any_shape, score_of_path
from ninefold.solving import count

if TYPE_CHECKING:
    from ninefold.engine.proof import Proof
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
    from ninefold.rating.proof import proof_lines
else:  # most who rate ask for none of these
    __getattr__ = late_names(
        globals(),
        {
            "ninefold.engine.proof": "Proof",
            "ninefold.rating.expert": "ExpertRating expert_rating expert_ratings",
            "ninefold.rating.explainer": (
                "ExplainerRating RatedStep"
                " explainer_many explainer_next explainer_rating explainer_ratings explainer_steps"
            ),
            "ninefold.rating.proof": "proof_lines",
        },
    )

__all__ = [
    "COLUMNS",
    "EXPERT",
    "EXPLAINER",
    "LEVELS",
    "OWN_SCALE",
    "Column",
    "ExpertRating",
    "ExplainerRating",
    "NineRates",
    "Proof",
    "RatedStep",
    "Rates",
    "Score",
    "columns",
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
    "rate_digits",
    "rate_many",
    "scale_of",
    "score_of_path",
]

_LEAST, _MOST = 16, 1 << 14
"""Puzzles per thread that are rated at once."""


def rate(
    puzzle: PuzzleLike,
    *,
    only: Iterable[Column] = COLUMNS,
    invariant: bool = False,
    solutions: int | None = None,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Rates:
    """The numbers of a puzzle; a puzzle without exactly one solution has none, and says why.

    `only`: just these columns, and those that come along with them. `invariant`: ER, EP and ED as `explainer_ratings`
    gives them with that word. `solutions`: how many there are, where that was counted before; 2 stands for more.

    >>> from ninefold.formats import read_puzzle
    >>> rates = rate(read_puzzle("060500028020090300300001470610700504040000010705002063034100005006040030590007040"))
    >>> rates.level, rates.mastery, rates.hardest, rates.er
    ('easy', 'easy', 'naked-single', 1.2)
    """
    if solutions is not None and solutions != 1:
        return Rates.of_solutions(as_puzzle(puzzle), solutions)
    under = stop_for(timeout, stop)
    return _rated([as_puzzle(puzzle)], columns(only), invariant, 1, under, counted=solutions == 1)[0]


def rate_many(
    puzzles: Iterable[PuzzleLike],
    *,
    only: Iterable[Column] = COLUMNS,
    invariant: bool = False,
    threads: int = 1,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Iterator[Rates]:
    """The numbers of many puzzles, in their order, some at a time."""
    if isinstance(puzzles, (str, Puzzle, Grid)):
        raise TypeError(
            f"rate_many takes several puzzles, and rate one: expected a list, got one {type(puzzles).__name__}"
        )
    asked = map(as_puzzle, puzzles)
    return _in_pieces(asked, columns(only), invariant, thread_count(threads), stop_for(timeout, stop))


def _in_pieces(
    puzzles: Iterable[Puzzle], only: frozenset[Column], invariant: bool, threads: int, stop: Stop
) -> Iterator[Rates]:
    source = iter(puzzles)
    size = PieceSize(_LEAST * threads, _MOST * threads)
    while piece := list(islice(source, size.now)):
        with size.measured():
            rated = _rated(piece, only, invariant, threads, stop)
        yield from rated


def _rated(
    puzzles: Sequence[Puzzle],
    only: frozenset[Column],
    invariant: bool,
    threads: int,
    stop: Stop,
    *,
    counted: bool = False,
) -> list[Rates]:
    """Those of plain 9×9 cross into native code together."""
    nine = [puzzle for puzzle in puzzles if puzzle.is_plain_nine]
    rated = iter(_rated_nine(nine, only, invariant, threads, stop, counted) if nine else ())
    return [
        next(rated) if puzzle.is_plain_nine else _rated_any_shape(puzzle, only, stop, counted) for puzzle in puzzles
    ]


def _rated_nine(
    puzzles: Sequence[Puzzle], only: frozenset[Column], invariant: bool, threads: int, stop: Stop, counted: bool
) -> Iterator[Rates]:
    at_once = only - EXPERT - (EXPLAINER if invariant else frozenset())
    digits = b"".join([puzzle.givens for puzzle in puzzles])
    rates = rate_digits(digits, only=at_once, threads=threads, counted=counted, stop=stop)
    proper = [puzzle for puzzle, found in zip(puzzles, rates.solutions, strict=True) if found == 1]
    explained: list[ExplainerRating] = []
    expert: list[ExpertRating] = []
    if invariant and only & EXPLAINER:
        from ninefold.rating.explainer import explainer_ratings

        explained = explainer_ratings(proper, invariant=True, threads=threads, stop=stop)
    if only & EXPERT:
        from ninefold.rating.expert import expert_ratings

        expert = expert_ratings(proper, only=only & EXPERT, threads=threads, stop=stop)
    number = 0
    names = tuple(rates.asked)
    table = zip(*(rates.column(name) for name in names), strict=True) if names else repeat(())
    for puzzle, found, row in zip(puzzles, rates.solutions, table, strict=bool(names)):
        if found != 1:
            yield Rates.of_solutions(puzzle, found)
            continue
        told = dict(zip(names, row, strict=True))
        if explained:
            told |= explained[number]._asdict()
        if expert:
            told |= expert[number]._asdict()
        number += 1
        yield Rates(puzzle, **told)


def _rated_any_shape(puzzle: Puzzle, only: frozenset[Column], stop: Stop, counted: bool) -> Rates:
    found = 1 if counted else count(puzzle, limit=2, stop=stop)
    if found != 1:
        return Rates.of_solutions(puzzle, found)
    score = score_any_shape(puzzle, stop) if only & SCORES else None
    return Rates(
        puzzle,
        **(score._asdict() if score else {}),
        mastery=mastery(puzzle, stop) if "mastery" in only else None,
        complexity=complexity(puzzle, stop) if "complexity" in only else None,
    )
