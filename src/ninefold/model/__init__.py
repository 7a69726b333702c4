"""The nouns: what a Sudoku is. No input or output, no search.

Legend, the same in every file:
    cell        a place, an index 0..cells-1 in reading order; in text `r1c1`
    digit       1..size; 0 stands for an empty cell
    digits      `bytes`, one digit per cell
    candidates  one `int` per cell; bit d-1 stands for digit d; 0 for a filled cell
"""

from ninefold.choices import LEVELS, Level, Mastery
from ninefold.model.argument import PuzzleLike, as_grid, as_position, as_puzzle
from ninefold.model.cells import cell_name, parse_cell
from ninefold.model.constraint import Constraint
from ninefold.model.grid import Grid
from ninefold.model.house import House
from ninefold.model.puzzle import Puzzle
from ninefold.model.record import Record
from ninefold.model.shape import Shape
from ninefold.model.step import Elimination, Evidence, HouseMark, Link, LockedSet, Mark, Node, Placement, RuleMark, Step
from ninefold.model.technique import Technique
from ninefold.model.verify import verify_by_candidates, verify_by_houses
from ninefold.model.violation import Violation, violations

__all__ = [
    "LEVELS",
    "Constraint",
    "Elimination",
    "Evidence",
    "Grid",
    "House",
    "HouseMark",
    "Level",
    "Link",
    "LockedSet",
    "Mark",
    "Mastery",
    "Node",
    "Placement",
    "Puzzle",
    "PuzzleLike",
    "Record",
    "RuleMark",
    "Shape",
    "Step",
    "Technique",
    "Violation",
    "as_grid",
    "as_position",
    "as_puzzle",
    "cell_name",
    "parse_cell",
    "verify_by_candidates",
    "verify_by_houses",
    "violations",
]
