"""Steps in the notation of the forums, Eureka: (3)r1c2=(3-5)r1c7=(5)r4c7 => r4c2<>3.

The page on notation of the school tells how it is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from ninefold.model import Grid, House, Link, Node, Step
from ninefold.model.cells import cell_name

_SINGLES = "singles"
_LETTERS = {"row": "r", "column": "c", "box": "b"}


def eureka(grid: Grid, step: Step) -> str:
    """A step on the grid before it: chains, else a fish, else sets of cells, and what follows.

    >>> from ninefold import school
    >>> eureka(*school.example("x-wing"))
    '6 r58\\\\c24 => r9c2<>6'
    """
    return _Writer(grid).step(step)


class _Writer:
    def __init__(self, grid: Grid) -> None:
        self._grid = grid
        self._size = grid.puzzle.shape.size

    def step(self, step: Step) -> str:
        follows = ", ".join(self._follows(step))
        pattern = "" if step.technique.family == _SINGLES or step.evidence.rules else self._pattern(step)
        return f"{pattern} => {follows}" if pattern else follows

    def _pattern(self, step: Step) -> str:
        evidence = step.evidence
        fish = self._fish(step)
        chains = [self._chain(step, links) for links in self._chains(step) if links]
        if fish and not (chains and step.technique.family == "single-digit-patterns"):
            return "; ".join([fish, *chains])
        if chains:
            return "; ".join(chains)
        sets = [f"({self._digits(one.digits)}){self._cells(one.cells)}" for one in evidence.sets]
        if sets and step.technique.family != "uniqueness":
            return ", ".join(sets)
        cells = evidence.cells or tuple(dict.fromkeys(mark.cell for mark in evidence.marks))
        if not step.digits or not cells or set(cells) <= {cell for cell, _ in step.placements}:
            return ""
        return ", ".join([f"({self._digits(step.digits)}){self._cells(cells)}", *sets])

    def _chains(self, step: Step) -> list[tuple[Link, ...]]:
        evidence, name = step.evidence, step.technique.id
        pincers = [(mark.cell, mark.digit) for mark in evidence.marks if mark.role == "pincer"]
        if name == "xy-wing" and not evidence.links and len(pincers) == 2:
            return [self._wing(step, pincers)]
        if name.endswith("empty-rectangle"):
            return [self._rectangle(step, link) for link in evidence.links]
        chains = [evidence.links[start:end] for start, end in pairwise((*evidence.chains, len(evidence.links)))]
        if name == "w-wing" and len(pincers) == 2 and len(chains) == 1 and not chains[0][0].strong:
            # The two cells of the pair are the ends.
            z = pincers[0][1]
            (links,) = chains
            first, last = Node(links[0].start.cells, z), Node(links[-1].end.cells, z)
            return [(Link(first, links[0].start, True), *links, Link(links[-1].end, last, True))]
        return chains

    def _rectangle(self, step: Step, link: Link) -> tuple[Link, ...]:
        """From the far end of the line to its near end, to the places of the box that this sees, to the others."""
        size, near, digit = self._size, link.start.cells[0], link.start.digit
        box = [mark.cell for mark in step.evidence.marks if mark.role == "fin"]
        seen = tuple(cell for cell in box if cell // size == near // size or cell % size == near % size)
        rest = tuple(cell for cell in box if cell not in seen)
        nodes = (link.end, link.start, Node(seen, digit), Node(rest, digit))
        return tuple(Link(start, end, number % 2 == 0) for number, (start, end) in enumerate(pairwise(nodes)))

    def _wing(self, step: Step, pincers: list[tuple[int, int]]) -> tuple[Link, ...]:
        pivots = {mark.cell for mark in step.evidence.marks if mark.role == "pivot"}
        (one, z), (two, _) = pincers
        others = [set(self._grid.candidates_of(cell)) - {z} for cell in (one, two)]
        if len(pivots) != 1 or any(len(digits) != 1 for digits in others):
            return ()
        (pivot,), (x,), (y,) = pivots, *others
        walked = [(one, z), (one, x), (pivot, x), (pivot, y), (two, y), (two, z)]
        nodes = [Node((cell,), digit) for cell, digit in walked]
        return tuple(Link(start, end, number % 2 == 0) for number, (start, end) in enumerate(pairwise(nodes)))

    def _chain(self, step: Step, links: Sequence[Link]) -> str:
        """Neighbours in one cell, group or set share a bracket; what does not follow on begins anew after a comma."""
        parts: list[list[tuple[str, Node]]] = []
        for number, link in enumerate(links):
            if not number or link.start != links[number - 1].end:
                parts.append([("", link.start)])
            parts[-1].append(("=" if link.strong else "-", link.end))
        return ", ".join(self._walk(step, nodes) for nodes in parts)

    def _walk(self, step: Step, nodes: Sequence[tuple[str, Node]]) -> str:
        def place(item: tuple[str, Node]) -> tuple[object, ...]:
            node = item[1]
            return ("set", node.set) if node.set is not None else node.cells

        said = ""
        for _, run in groupby(nodes, key=place):
            ((sign, first), *others) = run
            if first.set is not None and others:
                # Without the first digit the set holds all the others; that by which the chain goes on is last.
                known = step.evidence.sets[first.set]
                last = others[-1][1].digit
                rest = [digit for digit in known.digits if digit not in (first.digit, last)]
                inside = f"{self._symbol(first.digit)}={self._digits((*rest, last))}"
                said += f"{sign}({inside}){self._cells(known.cells)}"
            else:
                inside = "".join(f"{each}{self._symbol(node.digit)}" for each, node in others)
                said += f"{sign}({self._symbol(first.digit)}{inside}){self._cells(first.cells)}"
        return said

    def _fish(self, step: Step) -> str:
        """Its digit, base and cover: '6 r58\\c24 fr5c3'."""
        houses = step.evidence.houses
        sides = [self._houses(one.house for one in houses if one.role == role) for role in ("base", "cover")]
        if not all(sides):
            return ""
        fins = {
            letter: [mark.cell for mark in step.evidence.marks if mark.role.replace("_", "-") == role]
            for letter, role in (("f", "fin"), ("ef", "endo-fin"))
        }
        said = [f"{self._digits(step.digits)} {sides[0]}\\{sides[1]}"]
        said += [f"{letter}{self._cells(dict.fromkeys(cells))}" for letter, cells in fins.items() if cells]
        return " ".join(said)

    def _houses(self, houses: Iterable[House]) -> str:
        numbers: dict[str, list[int]] = {}
        for house in houses:
            if house.kind not in _LETTERS:
                return ""
            numbers.setdefault(house.kind, []).append(house.index + 1)
        return "".join(
            _LETTERS[kind] + ("" if self._size < 10 else ",").join(map(str, sorted(numbers[kind])))
            for kind in _LETTERS
            if kind in numbers
        )

    def _follows(self, step: Step) -> Iterable[str]:
        for cell, digit in step.placements:
            yield f"{cell_name(cell, self._size)}={self._symbol(digit)}"
        cells: dict[int, list[int]] = {}
        for cell, digit in step.eliminations:
            cells.setdefault(digit, []).append(cell)
        for digit, gone in sorted(cells.items()):
            yield f"{self._cells(gone)}<>{self._symbol(digit)}"

    def _cells(self, cells: Iterable[int]) -> str:
        """Cells of one row or one column in one name, r1c23 or r12c3; others row by row."""
        each = sorted(cells)
        if self._size > 9:
            return ",".join(cell_name(cell, self._size) for cell in each)
        places = [divmod(cell, self._size) for cell in each]
        columns = {column for _, column in places}
        if len(columns) == 1:
            return f"r{''.join(str(row + 1) for row, _ in places)}c{columns.pop() + 1}"
        rows = groupby(places, key=lambda place: place[0])
        return ",".join(f"r{row + 1}c{''.join(str(column + 1) for _, column in run)}" for row, run in rows)

    def _digits(self, digits: Iterable[int]) -> str:
        return "".join(map(self._symbol, digits))

    def _symbol(self, digit: int) -> str:
        return self._grid.puzzle.symbol(digit)
