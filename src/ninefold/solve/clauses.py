"""Houses and rules as clauses for a SAT solver, over the candidates that propagation has left.

A candidate is a variable. Sums and automata become layers of states, one variable each: state and candidate imply the
next state, and the other way round.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from ninefold.model.constraints import Rule

Clause = list[int]

MOST_CLAUSES = 300_000
"""A board that needs more than this is not handed over: building the clauses would take longer than solving may."""


class TooLargeError(Exception):
    """The board, or a rule, does not fit into clauses."""


class Clauses:
    """The clauses of a board; `digits_of` turns a model back into digits."""

    def __init__(self, size: int, houses: Iterable[Sequence[int]], rules: Iterable[Rule], candidates: list[list[int]]):
        self.size = size
        self.candidates = candidates
        self.variables: dict[tuple[int, int], int] = {}
        self.meaning: list[tuple[int, int]] = []
        self.clauses: list[Clause] = []
        self.guard: Clause = []
        for cell, digits in enumerate(candidates):
            for digit in digits if len(digits) > 1 else ():
                self.meaning.append((cell, digit))
                self.variables[cell, digit] = len(self.meaning)
        self.top = len(self.meaning)
        self._estimate(houses)
        self._cells()
        self._houses(houses)
        for rule in rules:
            self._rule(rule)

    def digits_of(self, model: Sequence[int]) -> bytes:
        """The grid of a model."""
        digits = bytearray(each[0] if len(each) == 1 else 0 for each in self.candidates)
        for variable in model[: len(self.meaning)]:
            if variable > 0:
                cell, digit = self.meaning[variable - 1]
                digits[cell] = digit
        return bytes(digits)

    def block(self, digits: bytes) -> Clause:
        """The clause that excludes a grid."""
        return [-self.variables[cell, digit] for cell, digit in enumerate(digits) if (cell, digit) in self.variables]

    def _estimate(self, houses: Iterable[Sequence[int]]) -> None:
        pairs = 0
        for house in houses:
            counts = [0] * (self.size + 1)
            for cell in house:
                for digit in self.candidates[cell]:
                    counts[digit] += 1
            pairs += sum(n * (n - 1) // 2 for n in counts)
        if pairs > MOST_CLAUSES:
            raise TooLargeError

    def _add(self, clause: Clause) -> None:
        self.clauses.append(self.guard + clause if self.guard else clause)

    def _new(self) -> int:
        self.top += 1
        return self.top

    def _is(self, cell: int, digit: int) -> int | None:
        """The variable of a candidate; None if the cell surely holds the digit."""
        return self.variables.get((cell, digit))

    def _not(self, cell: int, digit: int) -> Clause:
        """What a clause needs so that it speaks only of the case that the cell holds the digit."""
        variable = self._is(cell, digit)
        return [] if variable is None else [-variable]

    def _cells(self) -> None:
        for cell, digits in enumerate(self.candidates):
            if len(digits) > 1:
                variables = [self.variables[cell, digit] for digit in digits]
                self.clauses.append(variables)
                self.clauses += [[-a, -b] for a, b in combinations(variables, 2)]

    def _houses(self, houses: Iterable[Sequence[int]]) -> None:
        seen: set[tuple[int, int]] = set()
        for house in houses:
            for digit in range(1, self.size + 1):
                places = [v for cell in house if (v := self._is(cell, digit)) is not None]
                if len(house) == self.size and places:
                    self.clauses.append(places)
                for a, b in combinations(places, 2):
                    if (a, b) not in seen:
                        seen.add((a, b))
                        self.clauses.append([-a, -b])

    def _rule(self, rule: Rule) -> None:
        encode: dict[str, Callable[[Rule], None]] = {
            "pair": self._pair,
            "sum": self._sum,
            "cage": lambda r: self._sum(Rule("sum", r.cells, (r.numbers[0], *[1] * len(r.cells)))),
            "automaton": self._automaton,
            "renban": self._renban,
            "distinct": self._distinct,
            "among": self._among,
            "either": self._either,
        }
        if rule.kind not in encode or len(self.clauses) > MOST_CLAUSES:
            raise TooLargeError
        encode[rule.kind](rule)

    def _pair(self, rule: Rule) -> None:
        table = array("i", rule.table)
        a, b = rule.cells
        for x in self.candidates[a]:
            allowed = [y for y in self.candidates[b] if table[(x - 1) * self.size + y - 1]]
            if len(allowed) < len(self.candidates[b]):
                # Who has few partners is told by naming them, which propagates more than forbidding the others.
                partners = [self._is(b, y) for y in allowed]
                if None not in partners:
                    self._add(self._not(a, x) + [v for v in partners if v is not None])
        for y in self.candidates[b]:
            allowed = [x for x in self.candidates[a] if table[(x - 1) * self.size + y - 1]]
            if len(allowed) < len(self.candidates[a]):
                partners = [self._is(a, x) for x in allowed]
                if None not in partners:
                    self._add(self._not(b, y) + [v for v in partners if v is not None])

    def _renban(self, rule: Rule) -> None:
        for a, b in combinations(rule.cells, 2):
            for x in self.candidates[a]:
                for y in self.candidates[b]:
                    if abs(x - y) >= len(rule.cells):
                        self._add(self._not(a, x) + self._not(b, y))

    def _distinct(self, rule: Rule) -> None:
        for a, b in combinations(rule.cells, 2):
            for x in set(self.candidates[a]) & set(self.candidates[b]):
                self._add(self._not(a, x) + self._not(b, x))

    def _among(self, rule: Rule) -> None:
        for cell in rule.cells:
            for digit in self.candidates[cell]:
                if digit not in rule.numbers:
                    self._add(self._not(cell, digit))

    def _either(self, rule: Rule) -> None:
        choices = [self._new() for _ in rule.alternatives]
        self._add(list(choices))
        before = self.guard
        for choice, alternative in zip(choices, rule.alternatives, strict=True):
            self.guard = [*before, -choice]
            for inner in alternative:
                self._rule(inner)
        self.guard = before

    def _sum(self, rule: Rule) -> None:
        total, *weights = rule.numbers
        steps = [{digit: weight * digit for digit in range(1, self.size + 1)} for weight in weights]
        self._layers(rule.cells, 0, lambda k, state, digit: state + steps[k][digit], lambda state: state == total)

    def _automaton(self, rule: Rule) -> None:
        table = array("i", rule.table)
        wide = self.size + 1

        def follow(_: int, state: int, digit: int) -> int | None:
            following = table[state * wide + digit]
            return following if following >= 0 else None

        self._layers(rule.cells, rule.numbers[0], follow, lambda state: bool(table[state * wide]))

    def _layers(
        self,
        cells: tuple[int, ...],
        start: int,
        follow: Callable[[int, int, int], int | None],
        accepts: Callable[[int], bool],
    ) -> None:
        layers: list[set[int]] = [{start}]
        for k, cell in enumerate(cells):
            reached = {follow(k, state, digit) for state in layers[-1] for digit in self.candidates[cell]}
            layers.append({state for state in reached if state is not None})
        layers[-1] = {state for state in layers[-1] if accepts(state)}
        for k in range(len(cells) - 1, -1, -1):
            onward = layers[k + 1]
            layers[k] = {s for s in layers[k] if any(follow(k, s, d) in onward for d in self.candidates[cells[k]])}
        if start not in layers[0]:
            self._add([])
            return
        before: dict[int, int | None] = {start: None}
        for k, cell in enumerate(cells):
            after: dict[int, int | None] = {state: self._new() for state in layers[k + 1]}
            if len(after) == 1:
                after = dict.fromkeys(after)  # the only state needs no variable
            self._layer(k, cell, before, after, follow)
            before = after

    def _layer(
        self,
        k: int,
        cell: int,
        before: dict[int, int | None],
        after: dict[int, int | None],
        follow: Callable[[int, int, int], int | None],
    ) -> None:
        def unless(variable: int | None) -> Clause:
            return [] if variable is None else [-variable]

        origins: dict[tuple[int, int], list[int | None]] = {}
        for state, variable in before.items():
            for digit in self.candidates[cell]:
                condition = unless(variable) + self._not(cell, digit)
                following = follow(k, state, digit)
                if following is None or following not in after:
                    self._add(condition)
                    continue
                origins.setdefault((following, digit), []).append(variable)
                if (target := after[following]) is not None:
                    self._add([*condition, target])
        for (following, digit), sources in origins.items():
            if None not in sources:
                known = [source for source in sources if source is not None]
                self._add(unless(after[following]) + self._not(cell, digit) + known)
        if len(after) > 1:
            self._add([variable for variable in after.values() if variable is not None])
