"""`about`: what this server is and knows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ninefold import __version__, constraints
from ninefold.choices import LEVELS, METHODS
from ninefold.constraints.variants import VARIANTS
from ninefold.desk.answer import Answer
from ninefold.desk.board import TechniqueAnswer
from ninefold.generating.kinds import kinds
from ninefold.logic import techniques
from ninefold.rating.explainer import kinds as steps
from ninefold.school.lesson import EXPLAINER_ALONE, OTHER_SCALE
from ninefold.web import limits


@dataclass(frozen=True, slots=True)
class LimitsAnswer:
    """What may be asked at most."""

    size: int
    seconds: float
    solutions: int
    count: int
    records: int
    printed: int
    body: int


@dataclass(frozen=True, slots=True)
class KindAnswer:
    """A kind of puzzle that `generate` makes: an id of its `variants`, ids of techniques, what does not go with it."""

    id: str
    name: str
    techniques: tuple[str, ...]
    note: str


@dataclass(frozen=True, slots=True)
class OtherScaleAnswer:
    """A kind of step that Sudoku Explainer alone has, and the id of the lesson that tells its idea."""

    id: str
    name: str
    lesson: str


@dataclass(frozen=True, slots=True)
class AboutAnswer(Answer):
    """The version, the limits, the names that may be used, and how many kinds of constraints there are."""

    name: str
    version: str
    limits: LimitsAnswer
    levels: tuple[str, ...]
    variants: list[str]
    constraints: int
    methods: tuple[str, ...]
    techniques: list[TechniqueAnswer]
    other_scale: list[OtherScaleAnswer]
    kinds: list[KindAnswer]


@lru_cache(maxsize=1)
def about() -> AboutAnswer:
    return AboutAnswer(
        name="Ninefold",
        version=__version__,
        limits=LimitsAnswer(
            size=limits.SIZE,
            seconds=limits.MOST_SECONDS,
            solutions=limits.SOLUTIONS,
            count=limits.COUNT,
            records=limits.RECORDS,
            printed=limits.PRINTED,
            body=limits.BODY_BYTES,
        ),
        levels=LEVELS,
        variants=sorted(VARIANTS),
        constraints=len(constraints.kinds()),
        methods=METHODS,
        techniques=[TechniqueAnswer.of(technique) for technique in techniques().values()],
        other_scale=[
            OtherScaleAnswer(id, steps()[id].name, lesson)
            for id, lesson in (OTHER_SCALE | {id: id for id in EXPLAINER_ALONE}).items()
        ],
        kinds=[KindAnswer(**kind._asdict()) for kind in kinds()],
    )
