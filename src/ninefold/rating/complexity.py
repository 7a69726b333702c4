"""Complexity: a rough count of the work, 0 for a puzzle that is not solved.

The levels of logic are numbered: single candidate 1, single place 2, lines through a box 3, boxes through a
line 4, closed groups 5. Each step adds its number; a rule of a variant counts by how many cells it speaks of. Where
those end, each value that a search must assume adds 10.
"""

from __future__ import annotations

from ninefold.engine.options import LogicOptions
from ninefold.engine.stop import Stop
from ninefold.model import Grid, Puzzle
from ninefold.solving.search import guesses_needed

WEIGHTS = {
    "naked-single": 1,
    "full-house": 1,
    "hidden-single": 2,
    "locked-candidates-1": 3,
    "locked-candidates-2": 4,
    "naked-pair": 5,
    "naked-triple": 5,
    "naked-quadruple": 5,
    "hidden-pair": 5,
    "hidden-triple": 5,
    "hidden-quadruple": 5,
    "rule-cell": 1,
    "rule-digits": 1,
    "rule-pair": 2,
    "cage-combinations": 3,
    "rule-group": 3,
    "rule-of-45": 5,
    "rule-long": 5,
}
PER_ASSUMPTION = 10

OPTIONS = LogicOptions(techniques=tuple(WEIGHTS))


def complexity(puzzle: Puzzle, stop: Stop) -> int:
    """The complexity number of a puzzle with one solution.

    >>> from ninefold.formats import read_puzzle
    >>> complexity(read_puzzle("1234341221434..."), Stop())
    3
    """
    from ninefold.logic import path  # for boards that native code does not rate in one call

    walked = list(path(puzzle, OPTIONS, stop=stop))
    total = sum(WEIGHTS[step.technique.id] for step, _ in walked)
    reached = walked[-1][1] if walked else Grid.start(puzzle)
    return total if reached.is_full else total + PER_ASSUMPTION * guesses_needed(reached, stop)
