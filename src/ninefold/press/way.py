"""The way to the solution of a puzzle: hints in stages, the whole path in lines, and a step to show in a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ninefold.engine.stop import Stop
from ninefold.logic import explain, path, without_guessing, words
from ninefold.model import Grid, Puzzle, Step, cell_name

_SINGLES = "singles"
"""The family of what is not worth a line of its own."""
_FIRM = "\u00a0"
"""A space at which no line ends."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A step, and the grid before it."""

    step: Step
    before: Grid

    @property
    def sentence(self) -> str:
        puzzle = self.before.puzzle
        said = words(explain(self.step, long=True, size=puzzle.shape.size, symbols=puzzle.symbols))
        return f"{self.step.technique.name}: {said}"


@dataclass(frozen=True, slots=True)
class Way:
    """All steps as far as logic goes; `whole` if that is to the end."""

    stages: tuple[Stage, ...]
    whole: bool

    @property
    def hardest(self) -> Stage | None:
        """The first step of the hardest kind, None if singles do."""
        beyond = [stage for stage in self.stages if stage.step.technique.family != _SINGLES]
        return max(beyond, key=lambda stage: stage.step.technique.order, default=None)

    def hints(self, said: dict[str, str]) -> tuple[str, str, str]:
        """Where to begin, what is hardest, and how that goes; `said` has the words for where there is no such step."""
        if not self.stages:
            return said["logic_ends"], said["logic_ends"], said["logic_ends"]
        first, crux = self.stages[0], self.hardest
        begin = _question(first)
        if crux is None:
            return begin, said["singles_only"], first.sentence
        filled = sum(map(bool, crux.before.digits))
        return begin, f"{crux.step.technique.name}, when {filled} cells are filled.", crux.sentence

    def lines(self) -> Iterator[str]:
        """The whole path; singles that follow each other in one line."""
        singles: list[str] = []
        for stage in self.stages:
            size, puzzle = stage.before.puzzle.shape.size, stage.before.puzzle
            if stage.step.technique.family == _SINGLES:
                singles += (f"{cell_name(c, size)}{_FIRM}={_FIRM}{puzzle.symbol(d)}" for c, d in stage.step.placements)
                continue
            if singles:
                yield ", ".join(singles) + "."
                singles = []
            yield stage.sentence
        if singles:
            yield ", ".join(singles) + "."


def way_of(puzzle: Puzzle, *, stop: Stop | None = None) -> Way:
    """The path of a puzzle with one solution, without guessing."""
    before = Grid.start(puzzle)
    stages = []
    for step, after in path(puzzle, without_guessing(unique=True), stop=stop):
        stages.append(Stage(step, before))
        before = after
    return Way(tuple(stages), before.is_full)


def _question(stage: Stage) -> str:
    """Where to begin, without the answer."""
    houses = [mark.house.name for mark in stage.step.evidence.houses]
    puzzle = stage.before.puzzle
    for cell, digit in stage.step.placements:
        if houses:
            return f"Where can {puzzle.symbol(digit)} go in {houses[0]}?"
        return f"What can {cell_name(cell, puzzle.shape.size)} be?"
    return f"Look at {houses[0]}." if houses else f"Look for a {stage.step.technique.name}."
