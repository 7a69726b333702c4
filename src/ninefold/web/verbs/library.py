"""`library`: the bundled collection, entry by entry. `scripts/make_library.py` makes it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib import resources

from ninefold.desk.answer import Answer
from ninefold.desk.board import BoardAnswer
from ninefold.errors import PuzzleError
from ninefold.formats import read
from ninefold.web.problem import ProblemError


@dataclass(frozen=True, slots=True)
class EntryAnswer(Answer):
    """An entry of the collection; `puzzle` is empty if it is malformed."""

    id: str
    group: str
    title: str
    puzzle: str
    size: int
    givens: int
    level: str | None
    score: int | None
    note: str


@dataclass(frozen=True, slots=True)
class LibraryAnswer(Answer):
    """All entries, and their groups in order."""

    entries: list[EntryAnswer]
    groups: list[str]


@dataclass(frozen=True, slots=True)
class OpenedAnswer(EntryAnswer):
    """An entry with its text, what it reads as, and its neighbours."""

    text: str
    board: BoardAnswer | None
    problem: str | None
    previous: str | None
    next: str | None


@lru_cache(maxsize=1)
def library() -> LibraryAnswer:
    entries = [EntryAnswer(**entry) for entry in json.loads(_file("index.json"))]
    return LibraryAnswer(entries=entries, groups=list(dict.fromkeys(entry.group for entry in entries)))


def opened(id: str) -> OpenedAnswer:
    """The entry of an id."""
    entries = library().entries
    place = next((place for place, entry in enumerate(entries) if entry.id == id), None)
    if place is None:
        raise ProblemError(404, f"The collection has no entry {id[:40]!r}.")
    text = _file(f"{id}.txt")
    board, problem = None, None
    try:
        board = BoardAnswer.of(read(text)[0])
    except PuzzleError as error:
        problem = str(error)
    return OpenedAnswer(
        **asdict(entries[place]),
        text=text,
        board=board,
        problem=problem,
        previous=entries[place - 1].id if place else None,
        next=entries[place + 1].id if place + 1 < len(entries) else None,
    )


def _file(name: str) -> str:
    return resources.files("ninefold.web").joinpath("library", name).read_text(encoding="utf-8")
