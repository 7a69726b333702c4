"""What constraints are made of: here the words that nearly all of them use, in the files what several share."""

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.registry import constraint
from ninefold.model.constraint import Alternatives, Constraint, Drawn
from ninefold.model.fields import Cell, CellGroups, CellPairs, Cells, NumberPairs, Numbers, Weights
from ninefold.model.rule import NEVER, Rule, Scale
from ninefold.model.shape import Shape

__all__ = [
    "NEVER",
    "Alternatives",
    "Cell",
    "CellGroups",
    "CellPairs",
    "Cells",
    "Constraint",
    "Drawn",
    "NumberPairs",
    "Numbers",
    "OnCells",
    "Rule",
    "Scale",
    "Shape",
    "Weights",
    "constraint",
]
