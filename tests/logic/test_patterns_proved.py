"""Bent sets, almost locked candidates, chute remote pairs, BUG-Lite, reverse BUG, deadly patterns, chains to unique
rectangles and Gurth's symmetry: every step on the boards of their lessons is proved again from its own evidence, or
from the givens alone."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise, permutations, product
from typing import NamedTuple

import pytest

from ninefold.logic import all_steps, explain, only, words
from ninefold.model import Elimination, Grid, Link, Puzzle, Step
from ninefold.school.stock import boards

BENT = ["vwxyz-wing", "uvwxyz-wing", "tuvwxyz-wing", "stuvwxyz-wing", "rstuvwxyz-wing"]


def houses_of(cell: int) -> tuple[int, int, int]:
    return cell // 9, 9 + cell % 9, 18 + cell // 27 * 3 + cell % 9 // 3


def are_peers(one: int, other: int) -> bool:
    return one != other and not {*houses_of(one)}.isdisjoint(houses_of(other))


def steps(name: str) -> Iterator[tuple[Grid, Step]]:
    seen = False
    for grid in boards(name):
        for step in all_steps(grid, only(name, every=True)):
            seen = True
            yield grid, step
    assert seen


def can_be_filled(grid: Grid, cells: tuple[int, ...], placed: dict[int, int]) -> bool:
    """Whether the cells can hold candidates that do not clash among them, nor with what is placed."""
    if not cells:
        return True
    cell, *rest = cells
    return any(
        can_be_filled(grid, tuple(rest), placed | {cell: digit})
        for digit in grid.candidates_of(cell)
        if all(digit != held or not are_peers(cell, other) for other, held in placed.items())
    )


@pytest.mark.parametrize("name", BENT)
def test_with_what_a_bent_set_removes_its_cells_cannot_be_filled(name: str) -> None:
    for number, (grid, step) in enumerate(steps(name)):
        cells = tuple(sorted(step.evidence.cells, key=lambda cell: len(grid.candidates_of(cell))))
        assert len(cells) == 5 + BENT.index(name)
        assert can_be_filled(grid, cells, {})
        if number < 30:
            for cell, digit in step.eliminations:
                assert not can_be_filled(grid, cells, {cell: digit})


def fills(grid: Grid, step: Step, digits: tuple[int, ...], placed: dict[int, int]) -> bool:
    """Whether the digits can be placed in the line and in the box so that cells which hold no others are full."""
    if not digits:
        return {*step.evidence.sets[0].cells} <= placed.keys()
    line, box = ({*mark.house.cells} for mark in step.evidence.houses)
    digit, *rest = digits
    spots = [
        [cell for cell in sorted(house) if placed.get(cell) == digit]
        or [cell for cell in sorted(house) if digit in grid.candidates_of(cell) and cell not in placed]
        for house in (line, box)
    ]
    return any(
        fills(grid, step, tuple(rest), placed | {one: digit, other: digit})
        for one, other in product(*spots)
        if one == other or (one not in box and other not in line)
    )


def test_with_what_almost_locked_candidates_remove_line_or_box_lack_a_digit() -> None:
    for grid, step in steps("almost-locked-candidates"):
        assert fills(grid, step, step.digits, {})
        for cell, digit in step.eliminations:
            assert not fills(grid, step, step.digits, {cell: digit})


def test_with_what_a_chute_remote_pair_removes_the_third_box_has_no_place_for_a_digit() -> None:
    for grid, step in steps("chute-remote-pair"):
        one, other = step.evidence.cells
        for cell, removed in step.eliminations:
            assert are_peers(cell, one)
            assert are_peers(cell, other)
            [left] = {*step.digits} - {removed}
            chute = {house // 3 for house in houses_of(one)} & {house // 3 for house in houses_of(other)}
            third = [
                at
                for at in range(81)
                if chute & {house // 3 for house in houses_of(at)[:2]}
                and houses_of(at)[2] not in (houses_of(one)[2], houses_of(other)[2])
            ]
            free = [
                at
                for at in third
                if left in (grid.digits[at] or left,) and left in (*grid.candidates_of(at), grid.digits[at])
            ]
            assert all(are_peers(at, one) or are_peers(at, other) for at in free)


def test_the_chosen_digits_of_a_bug_lite_are_twice_in_a_house_or_not_at_all() -> None:
    for grid, step in steps("bug-lite"):
        marks = step.evidence.marks
        chosen = [(mark.cell, mark.digit) for mark in marks if mark.role == "pattern"]
        further = [(mark.cell, mark.digit) for mark in marks if mark.role == "extra"]
        assert {*Counter((house, digit) for cell, digit in chosen for house in houses_of(cell)).values()} == {2}
        assert {*Counter(cell for cell, _ in chosen).values()} == {2}
        every = {(cell, digit) for cell in step.evidence.cells for digit in grid.candidates_of(cell)}
        assert every == {*chosen, *further}
        for removed in step.eliminations:
            for cell, digit in further:
                same_cell = cell == removed.cell and digit != removed.digit
                assert same_cell or (digit == removed.digit and are_peers(cell, removed.cell))


def test_the_two_digits_of_a_reverse_bug_can_change_places() -> None:
    for grid, step in steps("reverse-bug"):
        [(opened, wrong)] = step.eliminations
        held = {cell: grid.digits[cell] or wrong for cell in step.evidence.cells}
        assert opened in held
        assert not any(grid.puzzle.givens[cell] for cell in held)
        found = {house: {held[cell] for cell in held if house in houses_of(cell)} for house in range(27)}
        assert all(digits in (set(), {*step.digits}) for digits in found.values())


def contents(cells: tuple[int, ...], filling: tuple[int, ...]) -> frozenset[tuple[int, int]]:
    """Which digits each house has."""
    return frozenset((house, digit) for cell, digit in zip(cells, filling, strict=True) for house in houses_of(cell))


def fillings(cells: tuple[int, ...], digits: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to fill the cells with the digits, no digit twice in a house."""
    if not cells:
        yield ()
        return
    *most, last = cells
    for filling in fillings(tuple(most), digits):
        for digit in digits:
            if all(digit != held or not are_peers(last, cell) for cell, held in zip(most, filling, strict=True)):
                yield (*filling, digit)


def test_every_filling_of_a_deadly_pattern_has_another_with_the_same_digits_in_each_house() -> None:
    for grid, step in steps("deadly-pattern"):
        cells = step.evidence.cells
        every = list(fillings(cells, step.digits))
        ways = Counter(contents(cells, filling) for filling in every)
        fitting = [
            filling
            for filling in every
            if all(digit in grid.candidates_of(cell) for cell, digit in zip(cells, filling, strict=True))
        ]
        assert fitting
        assert all(ways[contents(cells, filling)] > 1 for filling in fitting)
        further = {(cell, digit) for cell in cells for digit in grid.candidates_of(cell) if digit not in step.digits}
        assert further == {(mark.cell, mark.digit) for mark in step.evidence.marks if mark.role == "extra"}
        for cell, digit in step.eliminations:
            for other, true in further:
                assert are_excluded(grid, step, {(cell, digit), (other, true)})


def are_excluded(grid: Grid, step: Step, both: set[tuple[int, int]]) -> bool:
    """Whether two candidates cannot be true: they see each other, or leave too little for a subset or for a digit."""
    (one, a), (other, b) = sorted(both)
    if (one == other) if a != b else are_peers(one, other):
        return True
    placed = {one: a, other: b}
    if any(not can_be_filled(grid, one_set.cells, placed) for one_set in step.evidence.sets):
        return True
    locked = [mark.digit for mark in step.evidence.marks if mark.role == "pivot"][:1]
    return any(
        digit not in (a, b)
        and all(digit not in grid.candidates_of(cell) for cell in {*mark.house.cells} - {one, other})
        for mark in step.evidence.houses
        for digit in locked
    )


def is_link(grid: Grid, link: Link) -> bool:
    """Whether a weak link excludes its two ends, and a strong one leaves no third."""
    start = {(cell, link.start.digit) for cell in link.start.cells}
    end = {(cell, link.end.digit) for cell in link.end.cells}
    if not link.strong:
        return all((a == b) if x != y else are_peers(a, b) for a, x in start for b, y in end)
    houses = [{(at, link.start.digit) for at in range(81) if house in houses_of(at)} for house in range(27)]
    cells = [{(cell, digit) for digit in range(1, 10)} for cell in link.start.cells]
    return any(
        {(cell, digit) for cell, digit in one_of if digit in grid.candidates_of(cell)} == start | end
        for one_of in (*houses, *cells)
    )


def test_chains_to_a_unique_rectangle_leave_two_digits_in_its_corners() -> None:
    for grid, step in steps("unique-rectangle-chain"):
        [removed] = step.eliminations
        [corners] = step.evidence.sets
        assert len(corners.cells) == 4
        assert not any(grid.puzzle.givens[cell] for cell in corners.cells)
        assert [len({houses_of(cell)[kind] for cell in corners.cells}) for kind in range(3)] == [2, 2, 2]
        true = {(removed.cell, removed.digit)}
        false: set[tuple[int, int]] = set()
        for link in step.evidence.links:
            assert is_link(grid, link)
            (true if link.strong else false).update((cell, link.end.digit) for cell in link.end.cells)
        for start, end in pairwise((*step.evidence.chains, len(step.evidence.links))):
            links = step.evidence.links[start:end]
            assert (links[0].start.cells, links[0].start.digit) == ((removed.cell,), removed.digit)
            assert all(one.end == two.start and one.strong != two.strong for one, two in pairwise(links))
        for cell in corners.cells:
            held = {grid.digits[cell]} if grid.digits[cell] else {*grid.candidates_of(cell)}
            others = {(cell, digit) for digit in held - {*step.digits}}
            assert others <= false or any((cell, digit) in true for digit in step.digits)


MOTIONS: tuple[Callable[[int, int], tuple[int, int]], ...] = (
    lambda r, c: (8 - r, 8 - c),
    lambda r, c: (c, 8 - r),
    lambda r, c: (c, r),
    lambda r, c: (8 - c, 8 - r),
)
"""Half a turn, a quarter of one, and the two diagonals."""


def symmetric_eliminations(grid: Grid) -> set[frozenset[Elimination]]:
    """By solutions: digit and image are possible together or not at all."""
    found = set()
    for motion in MOTIONS:
        moved = [9 * row + column for row, column in (motion(cell // 9, cell % 9) for cell in range(81))]
        givens = {cell: digit for cell, digit in enumerate(grid.puzzle.givens) if digit}
        pairs = {(digit, givens.get(moved[cell])) for cell, digit in givens.items()}
        pairs |= {(digit, digit) for digit in range(1, 10) if digit not in {*givens.values()}}
        if len(pairs) != 9 or {image for _, image in pairs} != {*range(1, 10)}:
            continue
        becomes = dict(pairs)
        gone = set()
        for cell in range(81):
            for digit in grid.candidates_of(cell):
                images = [at for at in range(81) if moved[at] == cell]
                before = next(one for one, image in becomes.items() if image == digit)
                for other, wanted in ((moved[cell], becomes[digit]), (images[0], before)):
                    possible = {grid.digits[other]} if grid.digits[other] else {*grid.candidates_of(other)}
                    if wanted not in possible or (other == cell and wanted != digit):
                        gone.add(Elimination(cell, digit))
        if gone:
            found.add(frozenset(gone))
    return found


def test_symmetric_givens_remove_what_has_no_image() -> None:
    for grid in boards("gurth"):
        given = {frozenset(step.eliminations) for step in all_steps(grid, only("gurth", every=True))}
        assert given == symmetric_eliminations(grid) != set()
    plain = boards("x-wing")[0]
    assert symmetric_eliminations(plain) == set() == {*all_steps(plain, only("gurth"))}


def moved(cell: int) -> int:
    """Where a cell comes to: bands and stacks go round, rows and columns change places, the board turns over."""
    row, column = ([3, 5, 4, 6, 7, 8, 0, 1, 2][cell // 9], [7, 6, 8, 0, 1, 2, 4, 3, 5][cell % 9])
    return 9 * column + row


def test_symmetric_givens_are_seen_behind_rows_and_columns_that_have_changed_places() -> None:
    for grid in boards("gurth"):
        givens = bytearray(81)
        for cell, digit in enumerate(grid.puzzle.givens):
            givens[moved(cell)] = digit
        image = Grid.start(Puzzle(grid.puzzle.shape, bytes(givens)))
        start = Grid.start(grid.puzzle)
        gone = {one for step in all_steps(start, only("gurth", every=True)) for one in step.eliminations}
        steps = all_steps(image, only("gurth", every=True))
        assert {one for step in steps for one in step.eliminations} == {(moved(one.cell), one.digit) for one in gone}
        assert all(words(explain(step, long=True)) for step in steps)


class Lines(NamedTuple):
    """What a Qiu's deadly pattern rests on: two lines, two columns of them, two cells there, digits and cells."""

    lines: tuple[list[int], list[int]]
    across: list[int]
    pair: tuple[int, int]
    square: tuple[int, ...]
    box: set[int]

    @classmethod
    def of(cls, step: Step) -> "Lines":
        first, second = (sorted(mark.house.cells) for mark in step.evidence.houses if mark.role == "base")
        [box] = ({*mark.house.cells} for mark in step.evidence.houses if mark.role == "cover")
        pair = step.evidence.cells[0], step.evidence.cells[1]
        across = [at for at in range(9) if any(are_in_line(first[at], cell) for cell in pair)]
        return cls((first, second), across, pair, tuple(line[at] for line in (first, second) for at in across), box)


def are_in_line(one: int, other: int) -> bool:
    return one // 9 == other // 9 or one % 9 == other % 9


def filled_lines(grid: Grid, step: Step, found: Lines, dice: random.Random) -> dict[int, int] | None:
    """The two lines and the pair filled at random, as if no further candidate were true; None if chance fails."""
    pair = dict(zip(found.pair, dice.sample(step.digits, 2), strict=True))
    cells = sorted([*found.lines[0], *found.lines[1]], key=lambda cell: (grid.digits[cell] == 0, cell not in found.box))
    of_box = sum(grid.digits[cell] != 0 or cell in found.box for cell in cells)  # they come first
    held = dict(pair)

    def fill(at: int) -> bool:
        # Each digit of the pair is in the square: the box has no other place for it.
        if at == of_box and not all(any(held[cell] == digit for cell in found.square) for digit in pair.values()):
            return False
        if at == len(cells):
            return True
        cell = cells[at]
        inside = cell in found.box and cell not in found.square
        choice = [grid.digits[cell]] if grid.digits[cell] else dice.sample(range(1, 10), 9)
        for digit in choice:
            if not (inside and digit in step.digits) and all(
                digit != other or not are_peers(cell, where) for where, other in held.items()
            ):
                held[cell] = digit
                if fill(at + 1):
                    return True
                del held[cell]
        return False

    return held if fill(0) else None


def has_a_twin(grid: Grid, found: Lines, held: dict[int, int]) -> bool:
    """Whether they can be filled otherwise with the same digits in each house, by trying everything that might do."""
    first, second = found.lines
    others = [at for at in range(9) if at not in found.across]
    every = contents(tuple(held), tuple(held.values()))
    for swapped in range(1 << len(others)):
        turned = dict(held)
        for place, at in enumerate(others):
            if swapped >> place & 1:
                turned[first[at]], turned[second[at]] = held[second[at]], held[first[at]]
        for square in permutations(held[cell] for cell in found.square):
            turned |= dict(zip(found.square, square, strict=True))
            for one, other in (found.pair, found.pair[::-1]):
                turned[found.pair[0]], turned[found.pair[1]] = held[one], held[other]
                if any({turned[cell] for cell in line} != {*range(1, 10)} for line in found.lines):
                    continue
                changed = [cell for cell in held if turned[cell] != held[cell]]
                same = contents(tuple(turned), tuple(turned.values())) == every
                if changed and same and not any(grid.puzzle.givens[cell] for cell in changed):
                    return True
    return False


def test_two_lines_of_a_qiu_can_always_be_filled_in_another_way() -> None:
    dice, tried = random.Random(26), 0
    for grid, step in steps("qiu"):
        found = Lines.of(step)
        assert not any(grid.digits[cell] for cell in found.pair)
        extra = {(mark.cell, mark.digit) for mark in step.evidence.marks if mark.role == "extra"}
        further = {(one, digit) for one in found.pair for digit in grid.candidates_of(one) if digit not in step.digits}
        further |= {
            (cell, digit)
            for cell in found.box - {*found.square}
            for digit in step.digits
            if digit in grid.candidates_of(cell)
        }
        assert further == extra != set()
        assert not any(grid.digits[cell] in step.digits for cell in found.box)
        for cell, digit in step.eliminations:
            assert all(are_excluded(grid, step, {(cell, digit), one}) for one in extra)
        for _ in range(3):
            held = filled_lines(grid, step, found, dice)
            if held is not None:
                tried += 1
                assert has_a_twin(grid, found, held)
    assert tried > 20
