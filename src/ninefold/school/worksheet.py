"""Worksheets: exercises of a technique on paper, with the answers at the back."""

from __future__ import annotations

from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PlanError
from ninefold.generating import any_seed
from ninefold.logic import explain, words
from ninefold.picture.board import board_scene
from ninefold.press import Question, worksheet
from ninefold.press.document import Document
from ninefold.press.puzzle_pages import rules_of
from ninefold.press.worksheet import QUESTIONS
from ninefold.school.exercise import Exercise, exercise
from ninefold.school.lesson import lesson
from ninefold.stopping import raise_if_stopped

_TRIES = 4
"""Seeds tried for each exercise, as some make a board that another has made."""


def make_worksheet(
    name: str,
    *,
    count: int = 12,
    seed: int | None = None,
    help_with: int = 0,
    title: str = "",
    paper: str = "a4",
    per_page: int = 4,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Document:
    """Exercises of a technique by its id or name, from `seed` on, the same for the same seed.

    No board is there twice: of a technique with few boards, as those of variants, there may be fewer than `count`.

    help_with   strengths of help that stand below each board: 1 digits, 2 houses, 3 cells

    >>> make_worksheet("x-wing", count=2, seed=1).data["title"]
    'X-Wing'
    """
    if not 1 <= count <= QUESTIONS:
        raise PlanError(f"a worksheet has 1 to {QUESTIONS} exercises, got {count:,}")
    known = lesson(name).technique
    ending = stop_for(timeout, stop)
    first = any_seed() if seed is None else seed
    found: dict[str, Exercise] = {}
    for number in range(_TRIES * count):
        raise_if_stopped(ending, "the worksheet")
        made = exercise(known.id, seed=first + number, stop=ending)
        found.setdefault(f"{made.grid.puzzle.constraints} {made.grid.oneline}", made)
        if len(found) == count:
            break
    questions = [_question(made, help_with) for made in found.values()]
    return worksheet(questions, title=title or known.name, paper=paper, per_page=per_page, seed=first)


def _question(one: Exercise, help_with: int) -> Question:
    puzzle, step = one.grid.puzzle, one.step
    return Question(
        task=one.task,
        name=one.name,
        board=board_scene(puzzle, one.grid, candidates=True),
        notes=(*rules_of(puzzle), *one.help[:help_with]),
        answer=words(explain(step, long=True, size=puzzle.shape.size, symbols=puzzle.symbols)),
        solved=board_scene(puzzle, one.grid, candidates=True, step=step),
    )
