"""What the thesis says of the ways to search (its tables 4.1 to 4.4): facts to stand beside what is measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

PARAMETERS = {
    "O": "operators: digits that can be written into empty cells",
    "b": "branching factor: the mean number of direct successors of a node",
    "d": "depth of the best solution",
    "m": "greatest depth of the search",
}
"""Table 4.1: what time and memory depend on."""


@dataclass(frozen=True, slots=True)
class Theory:
    """What is said of a method: the order of its time and memory, each as a formula and as a function of b, d and m."""

    table: str
    time: str
    memory: str
    complete: bool
    optimal: bool
    time_of: Callable[[float, int, int], float]
    memory_of: Callable[[float, int, int], float]


THEORY = {
    "bfs": Theory("4.2", "b^(d+1)", "b^(d+1)", True, True, lambda b, d, m: b ** (d + 1), lambda b, d, m: b ** (d + 1)),
    "dfs": Theory("4.3", "b^m", "b·m", False, False, lambda b, d, m: b**m, lambda b, d, m: b * m),
    "bt": Theory("4.4", "b^m", "m", False, False, lambda b, d, m: b**m, lambda b, d, m: float(m)),
}
"""Tables 4.2 to 4.4."""

WHY_WE_DIFFER = (
    "The thesis speaks of any state space, where a branch may have no end and solutions may lie at different depths. "
    "Here every step fills a cell: the tree is finite, and where cells are filled one by one all solutions lie equally "
    "deep. So depth-first search and backtracking miss nothing, and no solution is better than the first."
)
