"""Chaos construction against brute force: every way to divide a small board, with every filling that goes with it."""

from itertools import permutations, product
from random import Random

import pytest

from ninefold import Puzzle, PuzzleError, Shape, solutions
from ninefold.constraints import Chaos, Either, Less, RegionCount, SameValues
from ninefold.engine.stop import Stop
from ninefold.logic import path
from ninefold.model.constraint import Constraint
from ninefold.solving import sat


def latin(size: int) -> list[bytes]:
    rows = [bytes(row) for row in permutations(range(1, size + 1))]
    grids = [b""]
    for _ in range(size):
        grids = [g + row for g in grids for row in rows if all(row[c] not in g[c::size] for c in range(size))]
    return grids


def divisions(size: int) -> list[bytes]:
    """All labellings of a board by connected regions of `size` cells, numbered as they begin."""
    cells = [divmod(cell, size) for cell in range(size * size)]

    def near(region: frozenset[tuple[int, int]]) -> set[tuple[int, int]]:
        return {(r + i, c + j) for r, c in region for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))}

    found: list[dict[tuple[int, int], int]] = [{}]
    for label in range(1, size + 1):
        more = []
        for labels in found:
            free = frozenset(cells) - labels.keys()
            regions = {frozenset({min(free)})}
            for _ in range(size - 1):
                regions = {region | {cell} for region in regions for cell in near(region) & free - region}
            more += [labels | dict.fromkeys(region, label) for region in regions]
        found = more
    return [bytes(labels[cell] for cell in cells) for labels in found]


def whole(size: int) -> list[bytes]:
    """Digits, then labels."""
    return [
        grid + labels
        for grid, labels in product(latin(size), divisions(size))
        if len(set(zip(grid, labels, strict=True))) == size * size
    ]


SIZE = 3
BOARD, LABELS = tuple(range(9)), tuple(range(9, 18))
CHAOS = Chaos(BOARD, LABELS, SIZE, SIZE)
WHOLE = whole(SIZE)


def random_clue(random: Random) -> tuple[RegionCount, tuple[int, ...], list[list[int]], int]:
    cell, first = random.randrange(9), random.choice(LABELS)
    others = random.sample([label for label in LABELS if label != first], random.randint(1, 5))
    cut = random.randint(0, len(others))
    arms = random.choice([[[each] for each in others], [arm for arm in (others[:cut], others[cut:]) if arm]])
    besides = random.choice((0, 0, 1))
    return RegionCount(cell, ((first,), *map(tuple, arms)), besides), (cell, first), arms, besides


def counted(grid: bytes, first: int, arms: list[list[int]]) -> int:
    count = 1
    for arm in arms:
        for label in arm:
            if grid[label] != grid[first]:
                break
            count += 1
    return count


def test_small_boards_have_as_many_divisions_as_are_known() -> None:
    assert len(divisions(3)) == 10
    assert len(divisions(4)) == 117


@pytest.mark.parametrize("low", [0, 1])
def test_the_solver_finds_exactly_the_boards_that_keep_the_rules(low: int) -> None:
    random = Random(f"chaos {low}")
    several = 0
    for _ in range(1000):
        model = random.choice(WHOLE)
        givens = bytes(digit if random.random() < 0.15 else 0 for digit in model)
        clue, (cell, first), arms, besides = random_clue(random)
        puzzle = Puzzle(Shape(1, 3, extra=9), givens, (CHAOS, clue), symbols="012" if low == 0 else "123")
        expected = {
            grid
            for grid in WHOLE
            if all(given in (0, digit) for given, digit in zip(givens, grid, strict=True))
            and grid[cell] - 1 + low == counted(grid, first, arms) - besides
        }
        found = [grid.digits for grid in solutions(puzzle)]
        assert len(found) == len(set(found))
        assert set(found) == expected, clue
        assert all(rule.holds(grid, puzzle.scale) for rule in (CHAOS, clue) for grid in found)
        several += len(expected) > 1
    assert several > 10


def along(size: int, cell: int, across: int, down: int) -> tuple[int, ...]:
    """The labels that one sees from a cell in one direction."""
    row, column = divmod(cell, size)
    seen = []
    while 0 <= (row := row + down) < size and 0 <= (column := column + across) < size:
        seen.append(size * size + size * row + column)
    return tuple(seen)


def test_arrows_and_cells_of_one_region_are_followed_on_boards_of_four_lines() -> None:
    random, size, every = Random("sides"), 4, whole(4)
    board, labels = tuple(range(16)), tuple(range(16, 32))
    having: dict[tuple[int, int], set[bytes]] = {}
    for grid in every:
        for pair in enumerate(grid):
            having.setdefault(pair, set()).add(grid)
    for _ in range(500):
        model = random.choice(every)
        given = random.sample(range(32), random.randint(4, 9))
        givens = bytes(digit if cell in given else 0 for cell, digit in enumerate(model))
        rules: list[Constraint] = [Chaos(board, labels, size, size)]
        for cell in random.sample(board, random.randint(0, 4)):
            ways = [(1, 0), (0, 1), (-1, 0), (0, -1)]
            arms = [arm for way in random.sample(ways, 3) if (arm := along(size, cell, *way))]
            clue = RegionCount(cell, ((labels[cell],), *arms), random.choice((0, 1)))
            if clue.holds(model, Puzzle(Shape(1, 4, extra=16), bytes(32)).scale):
                rules.append(clue)
        for label in set(random.sample(range(1, size + 1), random.randint(0, 2))):
            inside = [cell for cell in labels if model[cell] == label]
            rules.append(SameValues(tuple(random.sample(inside, random.randint(2, 3))), 1))
        puzzle = Puzzle(Shape(1, 4, extra=16), givens, tuple(rules))
        expected = {
            grid
            for grid in set.intersection(*(having[cell, model[cell]] for cell in given))
            if all(rule.holds(grid, puzzle.scale) for rule in rules[1:])
        }
        found = [grid.digits for grid in solutions(puzzle)]
        assert len(found) == len(set(found))
        assert set(found) == expected


def test_clauses_have_exactly_the_boards_that_the_search_finds() -> None:
    pytest.importorskip("pysat")
    random = Random("clauses of chaos")
    for _ in range(100):
        model = random.choice(WHOLE)
        givens = bytes(digit if random.random() < 0.15 else 0 for digit in model)
        puzzle = Puzzle(Shape(1, 3, extra=9), givens, (CHAOS, random_clue(random)[0]))
        search = solutions(puzzle)
        candidates = search._solver.candidates()
        expected = {grid.digits for grid in search}
        if not any(candidates):
            assert not expected
            continue
        engine = sat.hand_over(puzzle, candidates)
        assert engine is not None
        found = []
        while (digits := engine.next(100_000, Stop())) is not None:
            found.append(digits)
            engine.exclude(digits)
        engine.close()
        assert len(found) == len(set(found))
        assert set(found) == expected


def test_every_board_of_four_lines_is_found() -> None:
    puzzle = Puzzle(Shape(1, 4, extra=16), bytes(32), (Chaos(tuple(range(16)), tuple(range(16, 32)), 4, 4),))
    assert {grid.digits for grid in solutions(puzzle)} == set(whole(4))


def test_a_board_is_held_to_be_right_only_if_it_is() -> None:
    random, scale = Random("holds"), Puzzle(Shape(1, 3, extra=9), bytes(18)).scale
    for _ in range(1000):
        grid = bytearray(random.choice(WHOLE))
        a, b = random.sample(range(18), 2)
        grid[a], grid[b] = grid[b], grid[a]
        rows = [grid[k : k + 3] for k in (0, 3, 6)] + [grid[k:9:3] for k in range(3)]
        if all(len(set(row)) == 3 for row in rows):
            assert CHAOS.holds(bytes(grid), scale) == (bytes(grid) in WHOLE)


def test_regions_may_have_fewer_cells_than_there_are_digits() -> None:
    puzzle = Puzzle(Shape(1, 4, extra=4), bytes(20), (Chaos((0, 1, 4, 5), (16, 17, 18, 19), 2, 2),))
    assert {grid.digits[16:] for grid in solutions(puzzle)} == {bytes([1, 1, 2, 2]), bytes([1, 2, 1, 2])}


def test_chaos_inside_an_alternative_is_connected_as_well() -> None:
    board, labels = (0, 1, 4, 5), (16, 17, 18, 19)
    either = Either(((Chaos(board, labels, 2, 2),), (Less((0, 1)), Less((1, 0)))))
    puzzle = Puzzle(Shape(1, 4, extra=4), bytes(20), (either,))
    assert {grid.digits[16:] for grid in solutions(puzzle)} == {bytes([1, 1, 2, 2]), bytes([1, 2, 1, 2])}


def test_no_step_of_logic_removes_what_occurs_in_a_solution() -> None:
    random = Random("logic of chaos")
    for _ in range(30):
        model = random.choice(WHOLE)
        givens = bytes(digit if random.random() < 0.3 else 0 for digit in model)
        rules: tuple[Constraint, ...] = (CHAOS, random_clue(random)[0])
        puzzle = Puzzle(Shape(1, 3, extra=9), givens, rules)
        solved = [grid.digits for grid in solutions(puzzle)]
        for step, _ in path(puzzle) if solved else ():
            assert not any(grid[cell] == digit for grid in solved for cell, digit in step.eliminations), step
            assert all(grid[cell] == digit for grid in solved for cell, digit in step.placements), step


def test_what_can_be_no_division_is_refused() -> None:
    with pytest.raises(PuzzleError, match="9 cells do not fall into regions of 2"):
        Chaos(BOARD, LABELS, 3, 2)
    with pytest.raises(PuzzleError, match="9 cells have 8 labels"):
        Chaos(BOARD, LABELS[1:], 3, 3)
    with pytest.raises(PuzzleError, match="from 0 to 2 labels are left out, got 1,000"):
        Puzzle(Shape(1, 3, extra=9), bytes(18), (RegionCount(0, ((9,), (10,)), besides=1000),))
    with pytest.raises(PuzzleError, match="the first part is one label"):
        RegionCount(0, ((9, 10),))
