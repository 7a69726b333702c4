"""`write`: a position in any format, and what the format could not hold."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from pydantic import BeforeValidator, Field

from ninefold.desk.answer import Answer
from ninefold.desk.grade import with_answers
from ninefold.formats import Content, format_named, losses
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
    work.heavy_board(record.puzzle)
    facts = {key: _clean(value) for key, value in (dict(record.facts) | ask.facts).items()}
    asked = replace(record, facts=facts)
    lost = losses(asked, format.HOLDS)
    solution, level = ask.solution and Content.SOLUTION in format.HOLDS, ask.level and Content.LEVEL in format.HOLDS
    text = "".join(format.write([with_answers(asked, solution=solution, level=level, task=work)]))
    suffix = format.SUFFIXES[0]
    return WriteAnswer(
        format=ask.format,
        text=text,
        losses=[part.value for part in lost],
        name="puzzle" + suffix,
        media_type=_MEDIA_TYPES.get(suffix, "text/plain"),
    )


def _clean(text: str) -> str:
    """Without what no format could give back: control characters and halves of surrogate pairs."""
    plain = text.encode("utf-8", "replace").decode("utf-8")
    return "".join(character for character in plain if character.isprintable() or character in " \n\t")
