"""A worksheet: boards with a question each, and the answers at the back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ninefold.errors import PlanError
from ninefold.picture.scene import Scene
from ninefold.press.document import Document, set_by
from ninefold.press.drawing import Pen, fitted
from ninefold.press.pictures import Pictures
from ninefold.press.plan import Plan, Section
from ninefold.press.puzzle_pages import in_slots
from ninefold.press.sheet import plan_of_sheet

QUESTIONS = 500
"""Of one worksheet: each has two pictures."""
_SMALL_LINES = (0.3, 1.0)


@dataclass(frozen=True, slots=True)
class Question:
    """A board and what is asked of it.

    task        the question, above the board
    name        by which this board is found again
    notes       what stands below the board: rules, help
    answer      in words, beside the board `solved`
    """

    task: str
    name: str
    board: Scene
    notes: tuple[str, ...]
    answer: str
    solved: Scene


def worksheet(
    questions: Sequence[Question], *, title: str, paper: str = "a4", per_page: int = 4, seed: int = 0
) -> Document:
    """The questions in their order, so many on each page, then all the answers."""
    if not 1 <= len(questions) <= QUESTIONS:
        raise PlanError(f"a worksheet has 1 to {QUESTIONS} exercises, got {len(questions):,}")
    plan = plan_of_sheet(Section(), title=title, paper=paper, per_page=per_page, solutions=False, codes=False)
    pictures = Pictures()
    parts = [_asked(plan, questions, pictures), _answered(plan, questions, pictures)]
    return set_by(replace(plan, seed=seed), parts, pictures, count=len(questions))


def _asked(plan: Plan, questions: Sequence[Question], pictures: Pictures) -> dict[str, Any]:
    blocks = [
        {
            "number": number,
            "title": one.task,
            "level": "",
            "dots": 0,
            "facts": [one.name],
            "rules": list(one.notes),
            "hint": False,
            "solution": False,
        }
        for number, one in enumerate(questions, 1)
    ]
    boards = [one.board for one in questions]
    told = {"title": plan.title, "introduction": "", "rules": [], "first": 1, "last": len(questions)}
    slots = in_slots(plan, plan.per_page, blocks, boards, [None] * len(questions), pictures)
    return {"kind": "section"} | told | slots


def _answered(plan: Plan, questions: Sequence[Question], pictures: Pictures) -> dict[str, Any]:
    side = min(0.42 * plan.paper.room_width, 56.0)
    pen = Pen(*_SMALL_LINES, plan.type.letters.digits)
    return {
        "kind": "answers",
        "answers": [
            {"number": number, "text": one.answer, "picture": pictures.add(fitted(one.solved, side, pen))}
            for number, one in enumerate(questions, 1)
        ],
    }
