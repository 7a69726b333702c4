"""`laboratory`: which algorithms and suites the server compares."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.desk.answer import Answer
from ninefold.lab.search import METHODS
from ninefold.web import limits
from ninefold.web.verbs.compare import HERE


@dataclass(frozen=True, slots=True)
class AlgorithmAnswer(Answer):
    """An algorithm; `searches` if it walks through a tree that can be shown."""

    name: str
    title: str
    group: str
    sentence: str
    searches: bool


@dataclass(frozen=True, slots=True)
class LaboratoryAnswer(Answer):
    """All that can be chosen, and the most seconds that a measurement may have."""

    algorithms: tuple[AlgorithmAnswer, ...]
    limit: float


def laboratory() -> LaboratoryAnswer:
    known = (AlgorithmAnswer(one.name, one.title, one.group, one.sentence, one.name in METHODS) for one in HERE)
    return LaboratoryAnswer(tuple(known), limits.LAB_LIMIT)
