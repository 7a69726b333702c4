"""`formats`: every format, and what it can hold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ninefold.desk.answer import Answer
from ninefold.formats import FORMATS, format_named


@dataclass(frozen=True, slots=True)
class FormatAnswer:
    """A format: its endings, whether we write it, what it holds besides 9×9 givens, and what it is."""

    name: str
    suffixes: tuple[str, ...]
    reads: bool
    writes: bool
    holds: list[str]
    summary: str


@dataclass(frozen=True, slots=True)
class FormatsAnswer(Answer):
    """All formats, the most particular first."""

    formats: list[FormatAnswer]


@lru_cache(maxsize=1)
def formats() -> FormatsAnswer:
    return FormatsAnswer(formats=[_format(name) for name in FORMATS])


def _format(name: str) -> FormatAnswer:
    format = format_named(name)
    told = (format.__doc__ or "").strip().partition("\n\n")[0]
    return FormatAnswer(
        name=name,
        suffixes=format.SUFFIXES,
        reads=True,
        writes=True,
        holds=sorted(map(str, format.HOLDS)),
        summary=" ".join(told.split()),
    )
