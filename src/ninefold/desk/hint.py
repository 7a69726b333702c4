"""The next thing to say to a player, a little at a time: first a mistake, then the next step in four stages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from ninefold.choices import STAGES, Stage
from ninefold.desk.answer import Answer
from ninefold.desk.article import a_or_an
from ninefold.desk.board import PartAnswer, StepAnswer, TechniqueAnswer, capitalised
from ninefold.desk.mistake import Mistake, first_mistake
from ninefold.desk.task import Task
from ninefold.errors import PuzzleError
from ninefold.logic import Part, explain, next_step, without_guessing, words
from ninefold.model import Grid, Record, Step, cell_name
from ninefold.model.cells import cells_told
from ninefold.solving import count, solutions

Kind = Literal["step", "mistake", "done", "impossible", "stuck"]


@dataclass(frozen=True, slots=True)
class HintAnswer(Answer):
    """What to tell; `wrong` and `digit` only for a mistake, `technique` from stage 2 on, `step` at stage 4."""

    puzzle: str
    kind: Kind
    stage: Stage
    sentence: str
    parts: list[PartAnswer]
    cells: tuple[int, ...]
    technique: TechniqueAnswer | None
    step: StepAnswer | None
    wrong: str | None
    digit: int | None
    seconds: float


def hint(
    record: Record,
    stage: Stage = 1,
    order: Sequence[int] = (),
    *,
    whole: Callable[[Grid, Step], None] | None = None,
    task: Task | None = None,
) -> HintAnswer:
    """What helps from where the record stands; `order` tells the order in which the cells were filled.

    `whole` is handed the grid and the step if the last stage tells one.

    >>> from ninefold.formats import read
    >>> hint(read("1.34.......1....")[0], 2).sentence
    'Look for a Naked Single.'
    """
    if stage not in STAGES:
        raise PuzzleError(f"stage: expected a number from 1 to {STAGES[-1]}, got {stage!r}")
    task = task or Task()
    task.heavy_board(record.puzzle)
    grid = record.position
    kind, parts, cells, step, mistake = _found(grid, stage, order, task)
    if whole and step and stage == STAGES[-1]:
        whole(grid, step)
    # The digit that marks lack is the solution of the cell: that is said last.
    tells = mistake is not None and (mistake.wrong == "digit" or stage == STAGES[-1])
    return HintAnswer(
        puzzle=record.puzzle.oneline,
        kind=kind,
        stage=stage,
        sentence=words(parts),
        parts=capitalised(parts),
        cells=cells,
        technique=TechniqueAnswer.of(step.technique) if step and stage >= 2 else None,
        step=StepAnswer.of(grid, step, long=True) if step and stage == STAGES[-1] else None,
        wrong=mistake.wrong if mistake else None,
        digit=mistake.digit if mistake and tells else None,
        seconds=task.elapsed,
    )


_Found = tuple[Kind, list[Part], tuple[int, ...], Step | None, Mistake | None]


def _found(grid: Grid, stage: Stage, order: Sequence[int], task: Task) -> _Found:
    known = list(solutions(grid.puzzle, limit=2, stop=task.stop))
    if not known:
        return "impossible", [Part("The puzzle itself has no solution.")], (), None, None
    mistake = first_mistake(grid, order, known=known, stop=task.stop)
    if mistake is not None:
        return "mistake", _of_mistake(mistake, stage), (mistake.cell, *mistake.because), None, mistake
    if grid.is_full:
        return "done", [Part("Solved: every house holds every digit.")], (), None, None
    # Without a mistake the only solution of the puzzle is that of the grid.
    unique = len(known) == 1 or count(grid, limit=2, stop=task.stop) == 1
    step = next_step(grid, without_guessing(unique=unique), stop=task.stop)
    if step is None:
        task.look()  # no step because the time is over is not the end of logic
        return "stuck", *_stuck(grid), None, None
    return "step", *_of_step(grid, step, stage), step, None


def _of_mistake(mistake: Mistake, stage: Stage) -> list[Part]:
    parts = [Part(mistake.sentence, "elimination", cells=(mistake.cell,))]
    if mistake.wrong == "digit" or stage == STAGES[-1]:
        parts += [Part(" "), Part(mistake.reason, "", cells=mistake.because)]
    return parts


def _stuck(grid: Grid) -> tuple[list[Part], tuple[int, ...]]:
    empty = [cell for cell, digit in enumerate(grid.digits) if not digit]
    cell = min(empty, key=lambda cell: grid.candidates[cell].bit_count())
    name = Part(cell_name(cell, grid.puzzle.shape.size), "pattern", cells=(cell,))
    few = f", which has {grid.candidates[cell].bit_count()} candidates, is a good cell to try."
    return [Part("Logic ends here; "), name, Part(few)], (cell,)


def _of_step(grid: Grid, step: Step, stage: Stage) -> tuple[list[Part], tuple[int, ...]]:
    """What a stage says of the step, and the cells that it points at."""
    size = grid.puzzle.shape.size
    touched = tuple(dict.fromkeys(cell for cell, _ in (*step.placements, *step.eliminations)))
    cells = step.evidence.cells or touched
    name = Part(step.technique.name, "technique")
    if stage == 4:
        return [name, Part(": "), *explain(step, long=True, size=size, symbols=grid.puzzle.symbols)], cells
    if stage == 3:
        return [name, Part(": look at "), Part(cells_told(cells, size), "pattern", cells=cells), Part(".")], cells
    if stage == 2:
        article = a_or_an(name.text).removesuffix(name.text)
        return [Part(f"Look for {article}"), name, Part(".")], ()
    marked = [mark.house for mark in step.evidence.houses]
    rows = grid.puzzle.shape.rows
    if not marked and touched[0] // size >= len(rows):
        return [Part("Look at the extra cells.")], touched
    house = marked[0] if marked else rows[touched[0] // size]
    return [Part("Look at "), Part(house.name, "plain", houses=(house,)), Part(".")], house.cells
