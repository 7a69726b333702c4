"""Exercises: a board just before a step of a technique, made at once, and help in three strengths.

What random puzzles need often is made anew by the generator; for the rest a board of the stock is changed about. Boards
with further rules are taken from the stock as they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ninefold.desk.answer import Answer
from ninefold.desk.article import a_or_an
from ninefold.desk.board import BoardAnswer, GridAnswer, StepAnswer, TechniqueAnswer
from ninefold.desk.judge_step import pattern_cells
from ninefold.desk.task import Task
from ninefold.engine.stop import Stop, stop_for
from ninefold.generating import Wish, any_seed, generate
from ninefold.logic import path
from ninefold.model import Grid, Record, Step
from ninefold.model.cells import cells_told
from ninefold.school.course import course_puzzle
from ninefold.school.how_often import how_often
from ninefold.school.lesson import lesson
from ninefold.school.shuffle import shuffled
from ninefold.school.stock import boards, find_step, step_of

OFTEN = 0.01
"""A technique that is on the path of so large a part of random puzzles is quickly met by making puzzles."""
_TRIES = 5


@dataclass(frozen=True, slots=True)
class Exercise:
    """A board, the technique to find on it, a step that shows it, and the seed that makes the board again."""

    grid: Grid
    step: Step
    seed: int

    @property
    def task(self) -> str:
        """What is asked: 'Find an X-Wing.', 'Find a step with Cage Combinations.'"""
        name = self.step.technique.name
        one = a_or_an(name)
        return f"Find {one}." if one != name else f"Find a step with {name}."

    @property
    def name(self) -> str:
        """By which the same board is found again everywhere: 'x-wing 17'."""
        return f"{self.step.technique.id} {self.seed}"

    @property
    def help(self) -> tuple[str, str, str]:
        """Help in three strengths: which digits, which houses, which cells."""
        step = self.step
        size = self.grid.puzzle.shape.size
        digits = sorted({*step.digits} or {digit for _, digit in (*step.placements, *step.eliminations)})
        names = [self.grid.puzzle.symbol(digit) for digit in digits]
        which = f"Look at the digit{'s' if len(names) > 1 else ''} {_listed(names)}."
        cells = sorted(pattern_cells(step)) or sorted({cell for cell, _ in step.eliminations})
        houses = [mark.house.name for mark in step.evidence.houses]
        rows = sorted({self.grid.puzzle.shape.rows[cell // size].name for cell in cells})
        return which, f"Look at {_listed(houses or rows)}.", f"Look at {cells_told(tuple(cells), size)}."


@dataclass(frozen=True, slots=True)
class ExerciseAnswer:
    """An exercise: the board, where it stands with its candidates, the task, help, and the step for the end."""

    technique: TechniqueAnswer
    task: str
    help: tuple[str, str, str]
    board: BoardAnswer
    grid: GridAnswer
    step: StepAnswer
    seed: int


@dataclass(frozen=True, slots=True)
class PracticeAnswer(Answer):
    """Exercises of one technique, or whole puzzles that need it and nothing that the course has later."""

    exercises: list[ExerciseAnswer]
    puzzles: list[BoardAnswer]
    seconds: float


def practice(
    name: str,
    *,
    whole: bool = False,
    count: int = 1,
    seed: int | None = None,
    task: Task | None = None,
) -> PracticeAnswer:
    """Exercises of a technique by its id or name, or `whole` puzzles; the same seed makes the same.

    >>> practice("x-wing", seed=1).exercises[0].task
    'Find an X-Wing.'
    """
    task = task or Task()
    first = any_seed() if seed is None else seed
    seeds = range(first, first + count)
    if whole:
        puzzles = [course_puzzle(lesson(name).technique.id, seed=one, stop=task.stop) for one in seeds]
        return PracticeAnswer([], [BoardAnswer.of(one.record) for one in puzzles], task.elapsed)
    made = [_told(exercise(name, seed=one, stop=task.stop)) for one in seeds]
    return PracticeAnswer(made, [], task.elapsed)


def exercise(name: str, *, seed: int, timeout: float | None = None, stop: Stop | None = None) -> Exercise:
    """One exercise; what it is depends on the technique and the seed alone.

    >>> exercise("jellyfish", seed=2).step.technique.name
    'Jellyfish'
    """
    known, ending = lesson(name).technique, stop_for(timeout, stop)
    dice = Random(f"{known.id} {seed}")
    counted = how_often(known)
    if counted is not None and counted.used >= OFTEN * counted.puzzles:
        return _generated(known.id, seed, ending)
    board = dice.choice(boards(known.id))
    if board.puzzle.is_plain_nine:
        for _ in range(_TRIES):
            other = shuffled(board, dice)
            step = find_step(other, known.id, stop=ending)
            if step is not None:
                return Exercise(other, step, seed)
    return Exercise(board, step_of(board, known.id), seed)


def _generated(name: str, seed: int, stop: Stop) -> Exercise:
    [made] = generate(Wish(techniques=(name,)), seed=seed, stop=stop)
    before = Grid.start(made.puzzle)
    for step, after in path(made.puzzle):
        if step.technique.id == name:
            return Exercise(before, step, seed)
        before = after
    raise AssertionError(f"the path of {made.puzzle} has no {name}")


def _told(one: Exercise) -> ExerciseAnswer:
    return ExerciseAnswer(
        technique=TechniqueAnswer.of(one.step.technique),
        task=one.task,
        help=one.help,
        board=BoardAnswer.of(Record(one.grid.puzzle, one.grid)),
        grid=GridAnswer.of(one.grid),
        step=StepAnswer.of(one.grid, one.step, long=True),
        seed=one.seed,
    )


def _listed(names: list[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
