"""The next thing to say to a player, a little at a time: first a mistake, then the next step in four stages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from ninefold.desk.mistake import Mistake, first_mistake
from ninefold.engine.stop import Stop
from ninefold.logic import Part, explain, next_step, without_guessing, words
from ninefold.model import Grid, Step, cell_name
from ninefold.model.cells import cell_names
from ninefold.solving import count

STAGES = (1, 2, 3, 4)

Kind = Literal["step", "mistake", "done", "impossible", "stuck"]


@dataclass(frozen=True, slots=True)
class Hint:
    """What to tell. Stage 1 says where to look, 2 which technique, 3 which cells, 4 everything."""

    kind: Kind
    stage: int
    parts: list[Part]
    cells: tuple[int, ...] = ()
    step: Step | None = field(default=None)
    mistake: Mistake | None = field(default=None)

    @property
    def sentence(self) -> str:
        """The hint as text."""
        return words(self.parts)


def hint(grid: Grid, stage: int = 1, order: Sequence[int] = (), *, stop: Stop | None = None) -> Hint:
    """What helps from here; `order` tells the order in which the cells were filled.

    >>> from ninefold.model import Puzzle, Shape
    >>> hint(Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 1] + [0] * 4))), 2).sentence
    'Look for a Naked Single.'
    """
    stop = stop or Stop()
    solvable = count(grid.puzzle, limit=1, stop=stop)
    if not solvable:
        return Hint("impossible", stage, [Part("The puzzle itself has no solution.")])
    mistake = first_mistake(grid, order, stop=stop)
    if mistake is not None:
        return _of_mistake(mistake, stage)
    if grid.is_full:
        return Hint("done", stage, [Part("Solved: every house holds every digit.")])
    unique = count(grid, limit=2, stop=stop) == 1
    step = next_step(grid, without_guessing(unique=unique), stop=stop)
    return _stuck(grid, stage) if step is None else _of_step(grid, step, stage)


def _of_mistake(mistake: Mistake, stage: int) -> Hint:
    parts = [Part(mistake.sentence, "elimination", cells=(mistake.cell,))]
    if mistake.wrong == "digit" or stage == STAGES[-1]:
        parts += [Part(" "), Part(mistake.reason, "", cells=mistake.because)]
    return Hint("mistake", stage, parts, (mistake.cell, *mistake.because), mistake=mistake)


def _stuck(grid: Grid, stage: int) -> Hint:
    empty = [cell for cell, digit in enumerate(grid.digits) if not digit]
    cell = min(empty, key=lambda cell: grid.candidates[cell].bit_count())
    name = Part(cell_name(cell, grid.puzzle.shape.size), "pattern", cells=(cell,))
    few = f", which has {grid.candidates[cell].bit_count()} candidates, is a good cell to try."
    return Hint("stuck", stage, [Part("Logic ends here; "), name, Part(few)], (cell,))


def _of_step(grid: Grid, step: Step, stage: int) -> Hint:
    size = grid.puzzle.shape.size
    touched = tuple(dict.fromkeys(cell for cell, _ in (*step.placements, *step.eliminations)))
    cells = step.evidence.cells or touched
    name = Part(step.technique.name, "technique")
    if stage == 4:
        return Hint(
            "step",
            stage,
            [name, Part(": "), *explain(step, long=True, size=size, symbols=grid.puzzle.symbols)],
            cells,
            step,
        )
    if stage == 3:
        where = Part(cell_names(cells, size), "pattern", cells=cells)
        return Hint("step", stage, [name, Part(": look at "), where, Part(".")], cells, step)
    if stage == 2:
        return Hint("step", stage, [Part(f"Look for {_article(name.text)} "), name, Part(".")], (), step)
    marked = [mark.house for mark in step.evidence.houses]
    rows = grid.puzzle.shape.rows
    if not marked and touched[0] // size >= len(rows):
        return Hint("step", stage, [Part("Look at the extra cells.")], touched, step)
    house = marked[0] if marked else rows[touched[0] // size]
    where = Part(house.name, "plain", houses=(house,))
    return Hint("step", stage, [Part("Look at "), where, Part(".")], house.cells, step)


def _article(name: str) -> str:
    return "an" if name[:1] in "AEIOU" or name[:2] in ("X-", "XY") else "a"
