"""A record: one entry of a file, a puzzle with all that the file says of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ninefold.model.decoration import Decoration
from ninefold.model.grid import Grid
from ninefold.model.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Record:
    """A puzzle, and what may come with it.

    grid        where somebody stands: placed digits, candidates already taken away
    solution    the digits of the solution that the file gives; nobody has checked it
    marked      cells marked `*`: the ones a person wants to see solved
    decoration  what its author has drawn on the board besides the constraints
    facts       texts by name: title, author, level, source, date, comment, url …
    """

    puzzle: Puzzle
    grid: Grid | None = None
    solution: bytes | None = None
    marked: frozenset[int] = frozenset()
    facts: Mapping[str, str] = field(default_factory=dict)
    decoration: tuple[Decoration, ...] = ()

    @property
    def position(self) -> Grid:
        """The grid of the record, or the start of its puzzle."""
        return self.grid if self.grid is not None else Grid.start(self.puzzle)
