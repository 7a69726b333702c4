"""Level and score: points per step, and the level of the hardest step, raised while the points exceed its cap.

On plain 9×9 this is the scheme of HoDoKu with its default configuration. On other boards the same points are given to
the steps of the finders that know every shape; where those end, the puzzle counts as extreme.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ninefold import _native
from ninefold.logic import path
from ninefold.logic.engine import serves
from ninefold.logic.options import DEFAULT, native_options
from ninefold.model import Grid, Puzzle

LEVELS = ("easy", "medium", "hard", "unfair", "extreme")
CAPS = {"easy": 800, "medium": 1000, "hard": 1600, "unfair": 1800}


class Score(NamedTuple):
    """Level, points, and the id of the hardest technique."""

    level: str
    score: int
    hardest: str | None


def rated_scores(puzzles: Sequence[Puzzle], stop: _native.Stop) -> Iterator[Score]:
    """The scores of puzzles with one solution each; those of plain 9×9 cross into native code together."""
    plain = [serves(Grid.start(puzzle)) for puzzle in puzzles]
    text = b"".join(puzzle.givens for puzzle, fits in zip(puzzles, plain, strict=True) if fits)
    rated = iter(_native.logic_rate(text, native_options(DEFAULT), stop) if text else [])
    for puzzle, fits in zip(puzzles, plain, strict=True):
        if fits:
            _, level, score, _, hardest = next(rated)
            yield Score(level, score, hardest)
        else:
            yield _score_any_shape(puzzle)


def _score_any_shape(puzzle: Puzzle) -> Score:
    walked = list(path(puzzle))
    techniques = [step.technique for step, _ in walked]
    points = sum(technique.score for technique in techniques)
    if not (walked[-1][1] if walked else Grid.start(puzzle)).is_full:
        return Score("extreme", points, None)
    hardest = max(techniques, key=lambda technique: technique.order, default=None)
    level = hardest.level if hardest else "easy"
    while points > CAPS.get(level, points):
        level = LEVELS[LEVELS.index(level) + 1]
    return Score(level, points, hardest.id if hardest else None)
