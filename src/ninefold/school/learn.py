"""Lessons as all faces tell them."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.desk.answer import Answer
from ninefold.desk.board import BoardAnswer, PartAnswer, StepAnswer, TechniqueAnswer, capitalised
from ninefold.desk.task import Task
from ninefold.model import Record
from ninefold.picture.scene import Primitive
from ninefold.school.course import course, placement
from ninefold.school.how_often import HowOften, explainer_told, hodoku_told, how_often, how_often_told, standing
from ninefold.school.lesson import Family, Lesson, families, lesson
from ninefold.school.topic import Topic, topics
from ninefold.school.walk import Picture, Stage, example, walk


@dataclass(frozen=True, slots=True)
class PictureAnswer:
    """A picture of the example: what is said below it, and the scene."""

    stage: Stage
    sentence: str
    parts: list[PartAnswer]
    width: float
    height: float
    around: float
    primitives: tuple[Primitive, ...]

    @classmethod
    def of(cls, picture: Picture) -> PictureAnswer:
        scene = picture.scene
        parts = capitalised(list(picture.caption))
        return cls(picture.stage, picture.words, parts, scene.width, scene.height, scene.around, scene.primitives)


@dataclass(frozen=True, slots=True)
class ExampleAnswer:
    """The example of a lesson: the board just before the step, the step, and the pictures that build up to it."""

    board: BoardAnswer
    step: StepAnswer
    pictures: list[PictureAnswer]


@dataclass(frozen=True, slots=True)
class ListedAnswer:
    """A lesson in a list; `standing` is the level of its technique, or whose step it is if it has none."""

    technique: TechniqueAnswer
    standing: str
    what: str

    @classmethod
    def of(cls, one: Lesson) -> ListedAnswer:
        return cls(TechniqueAnswer.of(one.technique), standing(one.technique), one.what)


@dataclass(frozen=True, slots=True)
class FamilyAnswer:
    """A family with its lessons, the easiest first."""

    id: str
    title: str
    about: str
    lessons: list[ListedAnswer]

    @classmethod
    def of(cls, family: Family) -> FamilyAnswer:
        return cls(family.id, family.title, family.about, [ListedAnswer.of(one) for one in family.lessons])


@dataclass(frozen=True, slots=True)
class LessonAnswer:
    """A lesson with its family, its ladders and its example."""

    technique: TechniqueAnswer
    standing: str
    family: str
    about: str
    what: str
    applies: str
    why: tuple[str, ...]
    spot: str
    mistakes: tuple[str, ...]
    related: list[ListedAnswer]
    hodoku: str
    explainer: str
    how_often: str
    counted: HowOften | None
    example: ExampleAnswer


@dataclass(frozen=True, slots=True)
class LearnAnswer(Answer):
    """A lesson, or every family if none was asked for, and with them the course and the placement test, as ids,
    and the pages that belong to no single technique.
    """

    lesson: LessonAnswer | None
    families: list[FamilyAnswer]
    course: tuple[str, ...] = ()
    placement: tuple[str, ...] = ()
    topics: tuple[Topic, ...] = ()
    seconds: float = 0.0


def learn(name: str | None = None, *, task: Task | None = None) -> LearnAnswer:
    """The lesson of a technique by its id or name; without a name all families.

    >>> learn("x-wing").lesson.technique.name
    'X-Wing'
    >>> [family.title for family in learn().families[:2]]
    ['Singles', 'Intersections']
    """
    task = task or Task()
    if name is None:
        told = [FamilyAnswer.of(family) for family in families()]
        return LearnAnswer(None, told, course(), placement(), topics(), task.elapsed)
    return LearnAnswer(_told(lesson(name)), [], seconds=task.elapsed)


def _told(one: Lesson) -> LessonAnswer:
    family = next(family for family in families() if family.id == one.technique.family)
    grid, step = example(one.technique.id)
    return LessonAnswer(
        technique=TechniqueAnswer.of(one.technique),
        standing=standing(one.technique),
        family=family.title,
        about=family.about,
        what=one.what,
        applies=one.applies,
        why=one.why,
        spot=one.spot,
        mistakes=one.mistakes,
        related=[ListedAnswer.of(lesson(name)) for name in one.related],
        hodoku=hodoku_told(one.technique),
        explainer=explainer_told(one.explainer),
        how_often=how_often_told(one.technique),
        counted=how_often(one.technique),
        example=ExampleAnswer(
            board=BoardAnswer.of(Record(grid.puzzle, grid)),
            step=StepAnswer.of(grid, step, long=True),
            pictures=[PictureAnswer.of(picture) for picture in walk(grid, step)],
        ),
    )
