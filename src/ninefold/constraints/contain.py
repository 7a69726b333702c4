"""What a group of cells contains: quadruples, exact contents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ninefold.constraints.parts import Cells, Numbers, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.contents import check_counts, contain_rules


@constraint
class Contain(OnCells):
    """The cells contain these values, each at least as often as it is listed; `exactly`: no more often."""

    cells: Cells
    contents: Numbers
    exactly: bool = False
    name = "contain"
    placed = "corner"
    convention = "a digit that is listed twice is there at least twice"
    look = "meeting"

    @property
    def called(self) -> str:
        return "quadruple" if len(self.cells) == 4 and not self.exactly else self.name

    def check(self) -> None:
        OnCells.check(self)
        check_counts(self.name, Counter(self.contents).values())

    @property
    def text(self) -> str:
        return " ".join(map(str, sorted(self.contents)))

    @property
    def sentence(self) -> str:
        return f"the cells contain {'exactly ' if self.exactly else ''}{', '.join(map(str, sorted(self.contents)))}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        has, wanted = Counter(self.values(digits, scale)), Counter(self.contents)
        return all(has[value] == n if self.exactly else has[value] >= n for value, n in wanted.items())

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return contain_rules(self.cells, dict(Counter(self.contents)), self.exactly, scale)
