"""A..B on the command line: bounds of a number, both included."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from ninefold.generating import Range


class RangeType(click.ParamType["Range"]):
    """A..B, A.., ..B, or just A; ratings have one decimal, and are kept in tenths."""

    name = "A..B"

    def __init__(self, what: str = "numbers", example: str = "22..28", times: int = 1) -> None:
        self.what, self.example, self.times = what, example, times

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Range:
        from ninefold.generating import Range

        if isinstance(value, Range):
            return value
        least, dots, most = str(value).partition("..")
        ends = [least, most if dots else least]
        number = r"\d+" if self.times == 1 else r"\d{1,2}(\.\d)?"
        if not any(ends) or not all(re.fullmatch(f"({number})?", end) for end in ends):
            first, _, last = self.example.partition("..")
            like = f"{self.example}, {first}.., ..{last} or {first}"
            self.fail(f"expected {self.what} like {like}, got {value!r}", param, ctx)
        return Range(*(round(self.times * float(end)) if end else None for end in ends))


def no_bounds() -> Range:
    """The default of an option that may be left out."""
    from ninefold.generating import ANY

    return ANY
