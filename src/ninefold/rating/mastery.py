"""Mastery: the hardest technique that a person must know, as the generator and solver of the documents grades them.

The puzzle is solved with the techniques of the first tier alone; only if that fails, with those of the next tier
too, and so on. So a harder technique never counts where an easier one would have helped.
"""

from __future__ import annotations

from ninefold.engine.stop import Stop
from ninefold.logic import LogicOptions, furthest
from ninefold.model import Grid, Puzzle

TIERS = {
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
BEYOND = "expert"


def mastery(puzzle: Puzzle, stop: Stop) -> str:
    """The first tier that is enough, `expert` if none is.

    >>> from ninefold.formats import read_puzzle
    >>> mastery(read_puzzle("1.....2..3.....4"), Stop())
    'easy'
    """
    known: tuple[str, ...] = ()
    grid = Grid.start(puzzle)
    for tier, techniques in TIERS.items():
        known += techniques
        grid = furthest(grid, LogicOptions(techniques=known), stop=stop)
        if grid.is_full:
            return tier
    return BEYOND
