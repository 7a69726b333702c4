"""`write`: a position in any format, or several puzzles in one file, and what the format could not hold."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from pydantic import BeforeValidator, Field

from ninefold.desk.answer import Answer
from ninefold.desk.grade import with_answers
from ninefold.errors import PuzzleError
from ninefold.formats import Content, format_named, losses
from ninefold.model import Record
from ninefold.stopping import looking
from ninefold.web import limits
from ninefold.web.position import PositionAsk, few_keys
from ninefold.web.work import Work

_MEDIA_TYPES = {".xml": "application/xml", ".ninefold": "application/xml", ".json": "application/json"}

Text = Annotated[str, Field(max_length=2000)]


class WriteAsk(PositionAsk):
    """A position, the format that it goes into, and what goes with it."""

    format: str = Field(max_length=40, examples=["xml"])
    solution: bool = Field(default=True, description="Add the solution, where there is one and the format holds it.")
    level: bool = Field(default=True, description="Add the level, where there is one solution and the format holds it.")
    facts: Annotated[dict[Text, Text], BeforeValidator(few_keys)] = Field(
        default={}, max_length=20, description="Title, author and other texts."
    )
    more: list[PositionAsk] = Field(
        default=[], max_length=limits.RECORDS - 1, fail_fast=True, description="Further puzzles of the same file."
    )


@dataclass(frozen=True, slots=True)
class WriteAnswer(Answer):
    """The text, what it could not hold, and what a file of it is called."""

    format: str
    text: str
    losses: list[str]
    name: str
    media_type: str


def write(ask: WriteAsk, work: Work) -> WriteAnswer:
    format = format_named(ask.format)
    record = ask.record()
    if ask.more and Content.MANY not in format.HOLDS:
        raise PuzzleError(f"{format.NAME}: a file holds one puzzle, got {1 + len(ask.more):,}")
    work.heavy_board(record.puzzle)
    if ask.more:
        work.heavy()
    asked = [_cleaned(record, ask.facts), *(_cleaned(one.record(), {}) for one in looking(ask.more))]
    lost = dict.fromkeys(part.value for one in asked for part in losses(one, format.HOLDS))
    solution, level = ask.solution and Content.SOLUTION in format.HOLDS, ask.level and Content.LEVEL in format.HOLDS
    answered = (with_answers(one, solution=solution, level=level, task=work) for one in asked)
    suffix = format.SUFFIXES[0]
    return WriteAnswer(
        format=ask.format,
        text="".join(format.write(answered)),
        losses=list(lost),
        name=("puzzles" if ask.more else "puzzle") + suffix,
        media_type=_MEDIA_TYPES.get(suffix, "text/plain"),
    )


def _cleaned(record: Record, facts: dict[str, str]) -> Record:
    """With these facts as well, and none of them with what no format could give back."""
    return replace(record, facts={key: _clean(value) for key, value in (dict(record.facts) | facts).items()})


def _clean(text: str) -> str:
    """Without what no format could give back: control characters and halves of surrogate pairs."""
    plain = text.encode("utf-8", "replace").decode("utf-8")
    return "".join(character for character in plain if character.isprintable() or character in " \n\t")
