"""`formats`: every format, and what it can hold."""

from __future__ import annotations

from functools import lru_cache

from pydantic import BaseModel

from ninefold.formats import FORMATS, WRITABLE, format_named


class FormatAnswer(BaseModel):
    """A format: its endings, whether we write it, what it holds besides 9×9 givens, and what it is."""

    name: str
    suffixes: tuple[str, ...]
    reads: bool
    writes: bool
    holds: list[str]
    summary: str


class FormatsAnswer(BaseModel):
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
        writes=name in WRITABLE,
        holds=sorted(map(str, format.HOLDS)),
        summary=" ".join(told.split()),
    )
