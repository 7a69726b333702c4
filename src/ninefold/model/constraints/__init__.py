"""Rules beyond rows, columns and boxes: one file per constraint."""

from ninefold.model.constraints.base import Constraint
from ninefold.model.constraints.extra_house import ExtraHouse, diagonals

__all__ = ["Constraint", "ExtraHouse", "diagonals"]
