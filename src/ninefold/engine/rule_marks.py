"""The rules that take part in a step, in the words of their constraints; native code knows them by number."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.model import Puzzle, RuleMark
from ninefold.model.cells import cell_name, cells_told

_TOLD = 3
"""Sentences that are told of several rules; more would be a list, not a reason."""


@dataclass(frozen=True, slots=True)
class RuleMarks:
    """Makes the rule marks of the steps of a puzzle; the kinds are those of `native/logic/any/step.h`."""

    puzzle: Puzzle

    def __call__(
        self,
        kind: str,
        sources: tuple[int, ...],
        cells: tuple[int, ...],
        numbers: tuple[int, ...],
        contents: tuple[tuple[int, ...], ...],
    ) -> RuleMark:
        """One mark; `sources` are the numbers of constraints."""
        match kind:
            case "constraint":
                return self._constraint(sources[0], cells, contents)
            case "cells":
                return self._cells(sources, cells)
            case "totals":
                return RuleMark("rule of 45", self._total(cells, numbers[0], numbers[1:]), cells)
            case "joined" | "links":
                return RuleMark(f"{kind} rules", self._several(sources), tuple(sorted(cells)))
            case "locked":
                house, digit = self.puzzle.houses[numbers[1]].name, self.puzzle.symbol(numbers[0])
                places = cells_told(cells, self.puzzle.shape.size)
                return RuleMark("inner", f"the {digit} of {house} is in one of the cells {places}", cells)
            case "subset":
                *some, last = map(self.puzzle.symbol, numbers)
                held = f"{', '.join(some)} and {last}"
                return RuleMark("inner", f"{cells_told(cells, self.puzzle.shape.size)} hold {held}", cells)
            case "case":
                supposed, digits = numbers[0], numbers[1:]
                told = self._case(cells, supposed, digits)
                return RuleMark("case", told, cells, (digits[:supposed], digits[supposed:]))
        return RuleMark("contradiction", self._impossible(kind, sources, cells, numbers), cells)

    def _constraint(self, source: int, cells: tuple[int, ...], contents: tuple[tuple[int, ...], ...]) -> RuleMark:
        constraint = self.puzzle.constraints[source]
        return RuleMark(constraint.called, constraint.sentence, self._named(source, cells), contents, source)

    def _named(self, source: int, cells: tuple[int, ...]) -> tuple[int, ...]:
        """The cells that name a rule to a person.

        In its own order, as a thermometer from the bulb on; those of its clue if it speaks of the whole board.
        """
        own: tuple[int, ...] = getattr(self.puzzle.constraints[source], "cells", ())
        if own and (len(cells) >= self.puzzle.shape.size**2 or set(own) == set(cells)):
            return own
        return tuple(sorted(cells))

    def _cells(self, sources: tuple[int, ...], cells: tuple[int, ...]) -> RuleMark:
        constraints = [self.puzzle.constraints[source] for source in sources]
        sentences = {constraint.sentence for constraint in constraints}
        told = sentences.pop() if len(sentences) == 1 else "each of these cells may hold only what its clue says"
        return RuleMark(constraints[0].name, told, cells)

    def _several(self, sources: tuple[int, ...]) -> str:
        sentences = list(dict.fromkeys(self.puzzle.constraints[source].sentence for source in sources))
        more = len(sentences) - _TOLD
        rest = f", and {more} {'rule' if more == 1 else 'rules'} more" if more > 0 else ""
        return ", ".join(sentences[:_TOLD]) + rest

    def _total(self, cells: tuple[int, ...], rest: int, weights: tuple[int, ...]) -> str:
        size = self.puzzle.shape.size
        rest -= self.puzzle.scale.shift * sum(weights)  # from digits to the numbers they stand for
        plus = [cell for cell, weight in zip(cells, weights, strict=True) if weight > 0]
        minus = [cell for cell, weight in zip(cells, weights, strict=True) if weight < 0]
        if not plus or not minus:
            verb = "is" if len(cells) == 1 else "add up to"
            return f"{cells_told(plus or minus, size)} {verb} {rest if plus else -rest}"
        if rest < 0:
            plus, minus, rest = minus, plus, -rest
        more = f"{rest} more than" if rest else "the same as"
        end = "s" if len(plus) == 1 else ""
        return f"{cells_told(plus, size)} add{end} up to {more} {cells_told(minus, size)}"

    def _case(self, cells: tuple[int, ...], supposed: int, digits: tuple[int, ...]) -> str:
        size = self.puzzle.shape.size
        held = [
            f"{cell_name(cell, size)} is {self.puzzle.symbol(digit)}" for cell, digit in zip(cells, digits, strict=True)
        ]
        follows = f", then {', '.join(held[supposed:])}" if held[supposed:] else ""
        return f"if {' and '.join(held[:supposed])}{follows}"

    def _impossible(self, kind: str, sources: tuple[int, ...], cells: tuple[int, ...], numbers: tuple[int, ...]) -> str:
        size = self.puzzle.shape.size
        match kind:
            case "no digit":
                return f"nothing is left for {cell_name(cells[0], size)}"
            case "no place":
                return f"{self.puzzle.houses[numbers[1]].name} has no place for {self.puzzle.symbol(numbers[0])}"
            case "not together":
                where = self.puzzle.houses[numbers[0]].name if numbers else cells_told(cells, size)
                return f"{where} cannot be filled so that {self._several(sources)}"
            case "no total":
                return f"it is no longer possible that {self._total(cells, numbers[0], numbers[1:])}"
            case "cases":
                *some, last = map(self.puzzle.symbol, numbers)
                return f"{cell_name(cells[0], size)} could be neither {', '.join(some)} nor {last}"
        constraint = self.puzzle.constraints[sources[0]]
        return f"the {constraint.called} {cells_told(self._named(sources[0], cells), size)} cannot be filled"
