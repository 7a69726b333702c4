"""Houses and rules as clauses for a SAT solver, over the candidates that propagation has left.

A candidate is a variable. Cells of a sum that are all different get a variable for each set of digits they may hold: on
hard killers CaDiCaL needs a tenth of the time that it needs with the digits of the cells alone. Sums and automata are
layers of states, one variable each: state and choice imply the next state, and the other way round.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import comb

from ninefold.model.rule import Rule
from ninefold.solving import region_clauses
from ninefold.stopping import look, looking

Clause = list[int]
Choices = dict[int, int | None]
"""What may be chosen, each with its variable; None where there is no choice."""

MOST_CLAUSES = 300_000
"""A board that needs more than this is not handed over: building the clauses would take longer than solving may."""
MOST_WRITTEN = 2 * MOST_CLAUSES
"""And of no board are more written than this, nor layers with more transitions: the rule that would is too large."""
MOST_LITERALS = 6_000_000
"""What all clauses may list."""
MOST_SETS = 400
"""A group of different cells that could hold more sets of digits than this is told cell by cell."""


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
        self.literals = 0
        for cell, digits in enumerate(candidates):
            for digit in digits if len(digits) > 1 else ():
                self.meaning.append((cell, digit))
                self.variables[cell, digit] = len(self.meaning)
        self.top = len(self.meaning)
        self.houses_of: dict[int, list[tuple[int, ...]]] = {}
        for house in houses:
            for cell in house:
                self.houses_of.setdefault(cell, []).append(tuple(house))
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
        if sum(n * (n - 1) // 2 for n in map(len, self.candidates)) > MOST_CLAUSES:
            raise TooLargeError
        pairs = 0
        for house in looking(houses):
            counts = [0] * (self.size + 1)
            for cell in house:
                for digit in self.candidates[cell]:
                    counts[digit] += 1
            pairs += sum(n * (n - 1) // 2 for n in counts)
        if pairs > MOST_CLAUSES:
            raise TooLargeError

    def add(self, clause: Clause) -> None:
        """A clause that holds where the alternative holds that is being told."""
        self.clauses.append(self.guard + clause if self.guard else clause)
        self.literals += len(clause)
        if len(self.clauses) % 1024 == 0:
            look()
        if len(self.clauses) > MOST_WRITTEN or self.literals > MOST_LITERALS:
            raise TooLargeError

    def new(self) -> int:
        """A variable that means nothing yet."""
        self.top += 1
        return self.top

    def _is(self, cell: int, digit: int) -> int | None:
        """The variable of a candidate; None if the cell surely holds the digit."""
        return self.variables.get((cell, digit))

    def _not(self, cell: int, digit: int) -> Clause:
        """What a clause needs so that it speaks only of the case that the cell holds the digit."""
        return _unless(self._is(cell, digit))

    def _cells(self) -> None:
        for cell, digits in enumerate(self.candidates):
            if len(digits) > 1:
                variables = [self.variables[cell, digit] for digit in digits]
                self.clauses.append(variables)
                self.clauses += [[-a, -b] for a, b in combinations(variables, 2)]

    def _houses(self, houses: Iterable[Sequence[int]]) -> None:
        seen: set[tuple[int, int]] = set()
        for house in looking(houses):
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
            "cage": self._cage,
            "automaton": self._automaton,
            "renban": self._renban,
            "distinct": self._distinct,
            "among": self._among,
            "either": self._either,
            "sandwich": self._either,
            "x_sum": self._either,
        }
        if region_clauses.fits(rule) and len(self.clauses) <= MOST_CLAUSES:
            region_clauses.encode(self, rule)
            return
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
                    self.add(self._not(a, x) + [v for v in partners if v is not None])
        for y in self.candidates[b]:
            allowed = [x for x in self.candidates[a] if table[(x - 1) * self.size + y - 1]]
            if len(allowed) < len(self.candidates[a]):
                partners = [self._is(a, x) for x in allowed]
                if None not in partners:
                    self.add(self._not(b, y) + [v for v in partners if v is not None])

    def _renban(self, rule: Rule) -> None:
        length = len(rule.cells)
        runs = [tuple(range(low, low + length)) for low in range(1, self.size - length + 2)]
        self._sums_of_sets(rule.cells, 1, [run for run in runs if self._can_hold(rule.cells, run)])

    def _distinct(self, rule: Rule) -> None:
        for a, b in combinations(rule.cells, 2):
            for x in set(self.candidates[a]) & set(self.candidates[b]):
                self.add(self._not(a, x) + self._not(b, x))

    def _among(self, rule: Rule) -> None:
        for cell in rule.cells:
            for digit in self.candidates[cell]:
                if digit not in rule.numbers:
                    self.add(self._not(cell, digit))

    def _either(self, rule: Rule) -> None:
        choices = [self.new() for _ in rule.alternatives]
        self.add(list(choices))
        before = self.guard
        for choice, alternative in zip(choices, rule.alternatives, strict=True):
            self.guard = [*before, -choice]
            for inner in alternative:
                self._rule(inner)
        self.guard = before

    def _cage(self, rule: Rule) -> None:
        self._total([(rule.cells, 1)], rule.numbers[0])

    def _sum(self, rule: Rule) -> None:
        total, *weights = rule.numbers
        self._total(self._groups(rule.cells, weights), total)

    def _groups(self, cells: tuple[int, ...], weights: list[int]) -> list[tuple[tuple[int, ...], int]]:
        """The cells of a sum, those of one weight and one house together, and the weight."""
        left = dict(zip(cells, weights, strict=True))
        groups: list[tuple[tuple[int, ...], int]] = []
        while left:
            look()
            best: tuple[int, ...] = ()
            for house in {house for cell in left for house in self.houses_of.get(cell, ())}:
                for weight in set(left.values()):
                    group = tuple(cell for cell in house if left.get(cell) == weight)
                    best = max(best, group, key=lambda g: (len(g), g))
            if len(best) < 2:
                return groups + [((cell,), weight) for cell, weight in left.items()]
            groups.append((best, left[best[0]]))
            for cell in best:
                del left[cell]
        return groups

    def _total(self, groups: list[tuple[tuple[int, ...], int]], total: int) -> None:
        items = [(cells, weight) for cells, weight in groups if len(cells) > 1]
        items += [(cells, weight) for cells, weight in groups if len(cells) == 1]
        ends = [self._ends(cells, weight) for cells, weight in items]
        low, high = sum(a for a, _ in ends), sum(b for _, b in ends)
        choices: list[Choices] = []
        for (cells, weight), (least, most) in zip(items, ends, strict=True):
            reach = range(total - (high - most), total - (low - least) + 1)
            sets = self._sets(cells, weight, reach) if len(cells) > 1 else None
            if sets is not None:
                choices.append(self._sums_of_sets(cells, weight, sets))
            else:
                choices += [
                    {weight * digit: self._is(cell, digit) for digit in self.candidates[cell]} for cell in cells
                ]
        self.layers(choices, 0, total)

    def _ends(self, cells: tuple[int, ...], weight: int) -> tuple[int, int]:
        """The least and the greatest sum, or less and more than those."""
        a, b = (sum(weight * end(self.candidates[cell]) for cell in cells) for end in (min, max))
        return min(a, b), max(a, b)

    def _sets(self, cells: tuple[int, ...], weight: int, reach: range) -> list[tuple[int, ...]] | None:
        """The sets of digits that different cells can hold, with a sum in reach; None if there are too many."""
        union = sorted({digit for cell in cells for digit in self.candidates[cell]})
        if comb(len(union), len(cells)) > MOST_SETS:
            return None
        some_sets = combinations(union, len(cells))
        return [some for some in some_sets if weight * sum(some) in reach and self._can_hold(cells, some)]

    def _can_hold(self, cells: tuple[int, ...], digits: tuple[int, ...]) -> bool:
        """Whether each cell has a candidate among the digits, and each digit a place."""
        here = [self.candidates[cell] for cell in cells]
        return all(any(d in own for d in digits) for own in here) and all(any(d in own for own in here) for d in digits)

    def _sums_of_sets(self, cells: tuple[int, ...], weight: int, sets: list[tuple[int, ...]]) -> Choices:
        """A variable for each set that different cells may hold, and one for each sum; the sums."""
        if not sets:
            self.add([])
            return {}
        chosen = [self.new() for _ in sets] if len(sets) > 1 else [None]
        if len(sets) > 1:
            self.add([variable for variable in chosen if variable is not None])
            if len(sets) <= 30:
                for a, b in combinations(chosen, 2):
                    self.add(_unless(a) + _unless(b))
        for digit in {digit for cell in cells for digit in self.candidates[cell]}:
            has = [variable for variable, some in zip(chosen, sets, strict=True) if digit in some]
            others = [variable for variable, some in zip(chosen, sets, strict=True) if digit not in some]
            places = [self._is(cell, digit) for cell in cells if digit in self.candidates[cell]]
            if None in places:  # it is there, and every set has it
                continue
            self._use(self.any_of([place for place in places if place is not None]), has, others)
        sums: dict[int, list[int]] = {}
        for variable, some in zip(chosen, sets, strict=True):
            sums.setdefault(weight * sum(some), []).extend([] if variable is None else [variable])
        return dict.fromkeys(sums) if len(sums) == 1 else {value: self.any_of(some) for value, some in sums.items()}

    def _use(self, used: int, has: list[int | None], others: list[int | None]) -> None:
        """A digit is used if and only if the set is one of those that have it."""
        for variable in has:
            self.add([*_unless(variable), used])
        for variable in others:
            self.add([*_unless(variable), -used])
        if None not in has:
            self.add([-used, *[variable for variable in has if variable is not None]])
        if None not in others:
            self.add([used, *[variable for variable in others if variable is not None]])

    def any_of(self, variables: list[int]) -> int:
        """A variable that is true if and only if one of these is."""
        if len(variables) == 1:
            return variables[0]
        result = self.new()
        self.add([-result, *variables])
        for variable in variables:
            self.add([-variable, result])
        return result

    def _automaton(self, rule: Rule) -> None:
        table = array("i", rule.table)
        wide = self.size + 1

        def follow(state: int, digit: int) -> int | None:
            following = table[state * wide + digit]
            return following if following >= 0 else None

        choices = [{digit: self._is(cell, digit) for digit in self.candidates[cell]} for cell in rule.cells]
        self._layers(choices, rule.numbers[0], follow, lambda state: bool(table[state * wide]))

    def layers(self, choices: list[Choices], start: int, end: int) -> None:
        """What is chosen adds up from start to end."""
        self._layers(choices, start, lambda state, value: state + value, lambda state: state == end)

    def _layers(
        self,
        choices: list[Choices],
        start: int,
        follow: Callable[[int, int], int | None],
        accepts: Callable[[int], bool],
    ) -> None:
        layers: list[set[int]] = [{start}]
        for choice in choices:
            look()
            if len(layers[-1]) * len(choice) > MOST_WRITTEN:
                raise TooLargeError
            reached = {follow(state, value) for state in layers[-1] for value in choice}
            layers.append({state for state in reached if state is not None})
        layers[-1] = {state for state in layers[-1] if accepts(state)}
        for k in range(len(choices) - 1, -1, -1):
            look()
            onward = layers[k + 1]
            layers[k] = {s for s in layers[k] if any(follow(s, value) in onward for value in choices[k])}
        if start not in layers[0]:
            self.add([])
            return
        before: dict[int, int | None] = {start: None}
        for k, choice in enumerate(choices):
            after: dict[int, int | None] = {state: self.new() for state in layers[k + 1]}
            if len(after) == 1:
                after = dict.fromkeys(after)  # the only state needs no variable
            self._layer(choice, before, after, follow)
            before = after

    def _layer(
        self,
        choice: Choices,
        before: dict[int, int | None],
        after: dict[int, int | None],
        follow: Callable[[int, int], int | None],
    ) -> None:
        origins: dict[tuple[int, int], list[int | None]] = {}
        for state, variable in before.items():
            for value, taken in choice.items():
                condition = _unless(variable) + _unless(taken)
                following = follow(state, value)
                if following is None or following not in after:
                    self.add(condition)
                    continue
                origins.setdefault((following, value), []).append(variable)
                if (target := after[following]) is not None:
                    self.add([*condition, target])
        for (following, value), sources in origins.items():
            if None not in sources:
                known = [source for source in sources if source is not None]
                self.add(_unless(after[following]) + _unless(choice[value]) + known)
        if len(after) > 1:
            self.add([variable for variable in after.values() if variable is not None])


def _unless(variable: int | None) -> Clause:
    """What a clause needs so that it speaks only of the case that the variable is true."""
    return [] if variable is None else [-variable]
