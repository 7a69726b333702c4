"""What a verb is: it is asked something and has work to do; it answers with an object or a document."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from ninefold.desk.answer import Answer
from ninefold.web.position import Ask
from ninefold.web.work import Work


@dataclass(frozen=True, slots=True)
class Document:
    """What is answered as it is: a picture, a page, a PDF. The headers are for whoever sends it over HTTP."""

    content: bytes
    media_type: str
    headers: Mapping[str, str] = field(default_factory=dict)


_Ask = TypeVar("_Ask", bound=Ask)
Verb = Callable[[_Ask, Work], Answer | Document]
