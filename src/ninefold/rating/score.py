"""Level and score: points per step, and the level of the hardest step, raised while the points exceed its cap.

On plain 9×9 this is the scheme of HoDoKu with its default configuration. On other boards and under further rules the
same points are given to the steps of the finders that know every shape, and points of our own to what only rules bring
(the family `rules` of the catalogue): a scale of ours, not to be compared with HoDoKu's. Where logic ends, the puzzle
counts as extreme.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ninefold.engine import logic, rates
from ninefold.engine.logic import Score
from ninefold.engine.options import DEFAULT
from ninefold.engine.rates import Asked
from ninefold.engine.stop import Stop
from ninefold.model import LEVELS, Grid, Puzzle, Technique

HODOKU_SCALE, OWN_SCALE = "hodoku", "ninefold"


def scale_of(puzzle: Puzzle) -> str:
    """Whose scale level and score are on: HoDoKu's on plain 9×9, ours elsewhere.

    >>> from ninefold.model import Shape
    >>> scale_of(Puzzle(Shape(3, 3), bytes(81))), scale_of(Puzzle(Shape(2, 2), bytes(16)))
    ('hodoku', 'ninefold')
    """
    return HODOKU_SCALE if puzzle.is_plain_nine else OWN_SCALE


def nine_scores(digits: bytes, stop: Stop) -> list[Score]:
    """The scores of plain 9×9 puzzles with one solution each, 81 bytes of 0 to 9 per puzzle."""
    columns = rates.rate(digits, Asked(path=DEFAULT), 1, stop, counted=True)
    return [Score(*one) for one in zip(columns.levels, columns.scores, columns.hardest, strict=True)]


def score_of(puzzle: Puzzle, stop: Stop) -> Score:
    """The score of a puzzle with one solution, on the scale of its kind."""
    return nine_scores(puzzle.givens, stop)[0] if puzzle.is_plain_nine else score_any_shape(puzzle, stop)


def score_any_shape(puzzle: Puzzle, stop: Stop) -> Score:
    """The score of a puzzle of any kind with one solution, on our own scale."""
    from ninefold.logic import path

    walked = list(path(puzzle, stop=stop))
    solved = (walked[-1][1] if walked else Grid.start(puzzle)).is_full
    return score_of_path([step.technique for step, _ in walked], solved=solved)


def hardness(technique: Technique) -> tuple[int, int, int]:
    """What makes one technique harder than another: its level, then its points, then its place in the catalogue.

    Chains of the expert path have no place there.
    """
    return LEVELS.index(technique.level), technique.score, _places().get(technique.id, len(_places()))


@lru_cache(maxsize=1)
def _places() -> dict[str, int]:
    return {id: place for place, id in enumerate(logic.techniques())}


def score_of_path(techniques: Sequence[Technique], *, solved: bool) -> Score:
    """The score of a path that takes these techniques, one for each step; one that is not to the end is extreme.

    >>> score_of_path([], solved=True)
    Score(level='easy', score=0, hardest=None)
    """
    points = sum(technique.score for technique in techniques)
    if not solved:
        return Score("extreme", points, None)
    hardest = max(techniques, key=hardness, default=None)
    level = hardest.level if hardest else "easy"
    while (cap := logic.LEVEL_CAPS[level]) is not None and points > cap:
        level = LEVELS[LEVELS.index(level) + 1]
    return Score(level, points, hardest.id if hardest else None)
