"""An entry: a puzzle of a book with all that is known of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.generating import Generated
from ninefold.model import Grid, Puzzle, Record
from ninefold.model.decoration import Decoration
from ninefold.picture.board import board_scene
from ninefold.picture.scene import Scene
from ninefold.rating import rate
from ninefold.solving import solutions


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle, its only solution, and how hard it is; `er` is known where it was asked for.

    On sheets there may be puzzles without one solution: `solution` is empty then, and `problem` says why.
    """

    puzzle: Puzzle
    solution: bytes
    level: str
    score: int
    er: float | None = None
    title: str = ""
    problem: str = ""
    decoration: tuple[Decoration, ...] = ()

    @property
    def scene(self) -> Scene:
        """Its board as it is printed, with what its author has drawn on it."""
        return board_scene(self.puzzle, decoration=self.decoration)

    @property
    def solved(self) -> Grid:
        """Its board with every digit."""
        return Grid.of_digits(self.puzzle, self.solution)

    @property
    def record(self) -> Record:
        """As an entry of a file."""
        facts = {"level": self.level, "score": str(self.score)}
        facts |= {"rating": str(self.er)} if self.er is not None else {}
        return Record(self.puzzle, solution=self.solution, facts=facts | ({"title": self.title} if self.title else {}))

    @classmethod
    def of_record(cls, record: Record) -> Entry:
        """The entry that a record of ours is."""
        facts = record.facts
        er = float(facts["rating"]) if "rating" in facts else None
        assert record.solution is not None
        return cls(record.puzzle, record.solution, facts["level"], int(facts["score"]), er, facts.get("title", ""))

    @classmethod
    def of_generated(cls, made: Generated) -> Entry:
        """The entry of a new puzzle, whose level is known."""
        assert made.level is not None
        assert made.score is not None
        return cls(made.puzzle, made.solution, made.level, made.score, made.rating)


def rated(puzzle: Puzzle, solution: bytes, *, stop: Stop | None = None) -> Entry:
    """The entry of a puzzle with this one solution."""
    rates = rate(puzzle, only=frozenset({"level", "score"}), solutions=1, stop=stop)
    return Entry(puzzle, solution, rates.level or "", rates.score or 0)


def of_file(record: Record, *, stop: Stop | None = None) -> Entry:
    """The entry of a puzzle that somebody brings: it must have one solution, whatever is said of it."""
    entry = as_it_is(record, stop=stop)
    if entry.problem:
        raise PuzzleError(f"a puzzle of a book has one solution, this has {entry.problem}")
    return entry


def as_it_is(record: Record, *, stop: Stop | None = None) -> Entry:
    """The same for any puzzle; of one without one solution there is little to tell."""
    found = [grid.digits for grid in solutions(record.puzzle, limit=2, stop=stop)]
    if len(found) == 1:
        entry = rated(record.puzzle, found[0], stop=stop)
    else:
        entry = Entry(record.puzzle, b"", "", 0, problem="several solutions" if found else "no solution")
    return replace(entry, title=record.facts.get("title", ""), decoration=record.decoration)
