"""What every algorithm is given besides a puzzle, and what it gives back."""

from __future__ import annotations

from dataclasses import dataclass

SOLVED, ERR, INF = "solved", "err", "inf"
"""A run that ends without a correct solution is err, a run that a limit ends is inf."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When a run ends early: seconds on the clock, positions kept at once. The seed is of what is random."""

    seconds: float = 60.0
    states: int = 1_000_000
    seed: int = 1


@dataclass(frozen=True, slots=True)
class TreeNode:
    """A point of a search tree: the digit tried in a cell of its parent; the root has parent and cell -1."""

    parent: int
    cell: int
    digit: int
    expanded: bool
    solution: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """One run of one algorithm on one puzzle.

    cut          what ended an inf: time, memory, stopped; for err an own reason may stand here
    seconds      of processor time
    nodes        points of the search tree; for brute force the fillings
    placements   digits written into cells, those taken back included
    checks       looks whether a digit, a cell, a house or a filling is right
    max_depth    guesses on the longest branch
    peak_states  positions kept at once, at most
    hardest      the highest rung of its ladder that a logical algorithm needed, else 0

    >>> Outcome(SOLVED, bytes([1, 2, 2, 1]), seconds=0.001).outcome
    'solved'
    """

    outcome: str
    solution: bytes = b""
    seconds: float = 0.0
    nodes: int = 0
    placements: int = 0
    checks: int = 0
    max_depth: int = 0
    peak_states: int = 0
    cut: str = ""
    solutions: int = 0
    hardest: int = 0
    tree: tuple[TreeNode, ...] = ()
