"""The primer of a book: the techniques that its puzzles need, told by lessons and shown on these puzzles.

Lessons are handed in by whoever makes the book: the school sets its worksheets by this package, so this package cannot
ask the school; and a publisher may have lessons of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from ninefold.picture.board import board_scene
from ninefold.press.back_pages import SMALL_LINES
from ninefold.press.drawing import Pen, fitted
from ninefold.press.pictures import Pictures
from ninefold.press.plan import Plan
from ninefold.press.way import Stage, Way

_TECHNIQUES = 40
"""In one primer, the easiest first."""


class Lesson(Protocol):
    """What is told of a technique: what it is, why it is true in a few steps, and how to find it."""

    @property
    def what(self) -> str: ...
    @property
    def why(self) -> tuple[str, ...]: ...
    @property
    def spot(self) -> str: ...


Lessons = Callable[[str], Lesson]
"""Takes the id of a technique; `ninefold.school.lesson` is one."""


def primer_of(
    plan: Plan, ways: Mapping[int, Way], lessons: Lessons, said: dict[str, Any], pictures: Pictures
) -> dict[str, Any]:
    """Each technique with its lesson, shown on the first puzzle that needs it; the easiest first."""
    first: dict[str, tuple[int, Stage]] = {}
    for number, way in ways.items():
        for stage in way.stages:
            first.setdefault(stage.step.technique.id, (number, stage))
    shown = sorted(first.values(), key=lambda one: one[1].step.technique.order)[:_TECHNIQUES]
    side = min(0.5 * plan.paper.room_width, 95.0)
    pen = Pen(*SMALL_LINES, plan.type.letters.digits)
    return {
        "kind": "techniques",
        "introduction": said["techniques_introduction"],
        "techniques": [_told(number, stage, lessons, pictures, side, pen) for number, stage in shown],
    }


def _told(number: int, stage: Stage, lessons: Lessons, pictures: Pictures, side: float, pen: Pen) -> dict[str, Any]:
    technique = stage.step.technique
    lesson = lessons(technique.id)
    scene = board_scene(stage.before.puzzle, stage.before, candidates=True, step=stage.step)
    return {
        "name": technique.name,
        "what": lesson.what,
        "why": " ".join(lesson.why),
        "spot": lesson.spot,
        "example": stage.sentence.partition(": ")[2],
        "number": number,
        "picture": pictures.add(fitted(scene, side, pen)),
    }
