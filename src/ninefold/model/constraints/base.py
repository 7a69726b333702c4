"""What every constraint can say of itself."""

from __future__ import annotations

from typing import Protocol

from ninefold.model.house import House


class Constraint(Protocol):
    """One rule over cells: an immutable, hashable value."""

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses that the rule adds to the board."""
        ...

    @property
    def sentence(self) -> str:
        """The rule as a sentence for a person."""
        ...

    def fits(self, size: int) -> bool:
        """Whether the rule has a place on a board of this size."""
        ...
