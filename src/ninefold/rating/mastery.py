"""Mastery: the hardest technique that a person must know, as the generator and solver of the documents grades them.

The puzzle is solved with the techniques of the first tier alone; only if that fails, with those of the next tier
too, and so on. So a harder technique never counts where an easier one would have helped.
"""

from __future__ import annotations

from ninefold.engine.options import LogicOptions
from ninefold.engine.stop import Stop
from ninefold.model import Grid, Mastery, Puzzle

TIERS: dict[Mastery, tuple[str, ...]] = {
    "easy": (
        "full-house",
        "naked-single",
        "hidden-single",
        "rule-cell",
        "rule-digits",
        "rule-pair",
        "cage-combinations",
    ),
    "medium": ("locked-candidates-1", "locked-candidates-2", "rule-group"),
    "hard": (
        "naked-pair",
        "naked-triple",
        "naked-quadruple",
        "x-wing",
        "rule-of-45",
        "shared-elimination-rule",
        "rule-long",
    ),
}
"""The techniques of each tier; rules of variants have a place beside what is about as hard."""
BEYOND: Mastery = "expert"
LADDERS = tuple(
    LogicOptions(techniques=tuple(name for tier in list(TIERS)[: number + 1] for name in TIERS[tier]))
    for number in range(len(TIERS))
)
"""What may be used up to each tier."""


def mastery(puzzle: Puzzle, stop: Stop) -> Mastery:
    """The first tier that is enough, `expert` if none is.

    >>> from ninefold.formats import read_puzzle
    >>> mastery(read_puzzle("1.....2..3.....4"), Stop())
    'easy'
    """
    from ninefold.logic import furthest

    grid = Grid.start(puzzle)
    for tier, options in zip(TIERS, LADDERS, strict=True):
        grid = furthest(grid, options, stop=stop)
        if grid.is_full:
            return tier
    return BEYOND
