"""Every constraint against its brute-force twin: on 1,000 small random boards each, the solver must find exactly the
grids that a slow check, written down again here in the plainest way, lets through."""

from array import array
from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise, permutations
from random import Random
from typing import Any

import pytest
from tests.constraints.twins import Check, kept, sound_steps

from ninefold import Puzzle, Shape, constraints

SIZE = 4
INSTANCES = 1000


def _grids(boxes: bool) -> list[bytes]:
    found = []
    rows = list(permutations(range(1, SIZE + 1)))

    def add(grid: tuple[int, ...]) -> None:
        if len(grid) == SIZE * SIZE:
            found.append(bytes(grid))
            return
        for row in rows:
            new = grid + row
            columns = all(len(set(new[c::SIZE])) == len(new[c::SIZE]) for c in range(SIZE))
            pairs = [(new[k], new[k + 1], new[k + 4], new[k + 5]) for k in (0, 2, 8, 10) if k + 5 < len(new)]
            if columns and (not boxes or all(len(set(box)) == 4 for box in pairs)):
                add(new)

    add(())
    return found


SUDOKU, LATIN = _grids(True), _grids(False)


def cells(random: Random, least: int, most: int) -> tuple[int, ...]:
    return tuple(random.sample(range(SIZE * SIZE), random.randint(least, most)))


def row(random: Random) -> tuple[int, ...]:
    k = random.randrange(SIZE)
    line = tuple(range(k * SIZE, k * SIZE + SIZE)) if random.random() < 0.5 else tuple(range(k, SIZE * SIZE, SIZE))
    return line if random.random() < 0.5 else line[::-1]


def neighbours(cell: int) -> list[int]:
    return [other for other in range(SIZE * SIZE) if steps(cell, other) == 1]


def steps(a: int, b: int) -> int:
    return abs(a // SIZE - b // SIZE) + abs(a % SIZE - b % SIZE)


def of(grid: list[int], line: tuple[int, ...]) -> list[int]:
    return [grid[cell] for cell in line]


def extra_house(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 2, 4)
    return constraints.ExtraHouse("region", line), lambda g: len(set(of(g, line))) == len(line)


def leap(r: Random, low: int) -> tuple[Any, Check]:
    down, right = r.choice([(1, 2), (1, 1), (1, 3), (2, 2)])
    pairs = [
        (a, b)
        for a, b in combinations(range(16), 2)
        if sorted((abs(a // 4 - b // 4), abs(a % 4 - b % 4))) == sorted((down, right))
    ]
    return constraints.Leap(SIZE, down, right), lambda g: all(g[a] != g[b] for a, b in pairs)


def taxicab(r: Random, low: int) -> tuple[Any, Check]:
    pairs = list(combinations(range(16), 2))
    return constraints.Taxicab(SIZE), lambda g: not any(g[a] == g[b] == steps(a, b) for a, b in pairs)


def negative(r: Random, low: int) -> tuple[Any, Check]:
    down, right = r.choice([(0, 1), (1, 0), (1, 1), (1, 2), (0, 2)])

    def apart(a: int, b: int) -> list[int]:
        return sorted((abs(a // 4 - b // 4), abs(a % 4 - b % 4)))

    pairs = [(a, b) for a, b in combinations(range(16), 2) if apart(a, b) == sorted((down, right))]
    marked = frozenset(r.sample(pairs, r.randint(0, len(pairs))))
    relation, number = r.choice([("difference", 1), ("difference", 2), ("ratio", 2), ("sum", 5)])

    def bad(a: int, b: int) -> bool:
        if relation == "ratio":
            return a == number * b or b == number * a
        return (abs(a - b) if relation == "difference" else a + b) == number

    rule = constraints.Neighbours(SIZE, relation, number, marked, down, right)
    return rule, lambda g: not any(bad(g[a], g[b]) for a, b in pairs if (a, b) not in marked)


def difference(r: Random, low: int) -> tuple[Any, Check]:
    (a, b), n = cells(r, 2, 2), r.randint(0, 3)
    return constraints.Difference((a, b), n), lambda g: abs(g[a] - g[b]) == n


def ratio(r: Random, low: int) -> tuple[Any, Check]:
    (a, b), n = cells(r, 2, 2), r.randint(1, 4)
    return constraints.Ratio((a, b), n), lambda g: g[a] == n * g[b] or g[b] == n * g[a]


def pair_sum(r: Random, low: int) -> tuple[Any, Check]:
    (a, b), n = cells(r, 2, 2), r.randint(0, 9)
    return constraints.PairSum((a, b), n), lambda g: g[a] + g[b] == n


def less(r: Random, low: int) -> tuple[Any, Check]:
    a, b = cells(r, 2, 2)
    return constraints.Less((a, b)), lambda g: g[a] < g[b]


def whisper(r: Random, low: int) -> tuple[Any, Check]:
    line, n = cells(r, 2, 5), r.randint(1, 3)
    return constraints.Whisper(line, n), lambda g: all(abs(g[a] - g[b]) >= n for a, b in pairwise(line))


def pair_table(r: Random, low: int) -> tuple[Any, Check]:
    line, every = cells(r, 2, 4), r.random() < 0.5
    table = bytes(r.random() < 0.7 for _ in range(16))
    pairs = list(combinations(line, 2)) if every else list(pairwise(line))
    return constraints.PairTable(line, table, every), lambda g: all(
        table[(g[a] - low) * 4 + g[b] - low] for a, b in pairs
    )


def pattern(r: Random, low: int) -> tuple[Any, Check]:
    line, states = cells(r, 1, 5), range(r.randint(1, 4))
    ends = [r.random() < 0.6 for _ in states]
    ways = [[r.choice([-1, *states, *states]) for _ in range(SIZE)] for _ in states]
    table = array("i", [number for end, way in zip(ends, ways, strict=True) for number in (end, *way)]).tobytes()

    def check(g: list[int]) -> bool:
        state = 0
        for value in of(g, line):
            state = ways[state][value - low] if state >= 0 else state
        return state >= 0 and ends[state]

    return constraints.Pattern(line, table), check


def cage(r: Random, low: int) -> tuple[Any, Check]:
    line, total = cells(r, 1, 4), r.choice([None, *range(12)])
    return constraints.Cage(
        line, total
    ), lambda g: len(set(of(g, line))) == len(line) and total in (None, sum(of(g, line)))


def total(r: Random, low: int) -> tuple[Any, Check]:
    line = tuple(r.choices(range(16), k=r.randint(1, 6)))
    n = r.randint(0, 20)
    return constraints.Total(line, n), lambda g: sum(of(g, line)) == n


def little_killer(r: Random, low: int) -> tuple[Any, Check]:
    line, n = r.choice([(0, 5, 10, 15), (2, 7), (12, 9, 6, 3), (1, 6, 11)]), r.randint(2, 16)
    return constraints.LittleKiller(line, n), lambda g: sum(of(g, line)) == n


def equal_sums(r: Random, low: int) -> tuple[Any, Check]:
    parts = tuple(cells(r, 1, 4) for _ in range(r.randint(2, 3)))
    return constraints.EqualSums(parts), lambda g: all(sum(of(g, part)) == sum(of(g, parts[0])) for part in parts)


def thermo(r: Random, low: int) -> tuple[Any, Check]:
    line, slow = cells(r, 1, 4), r.random() < 0.5
    return constraints.Thermo(line, slow), lambda g: all(
        g[a] < g[b] or (slow and g[a] == g[b]) for a, b in pairwise(line)
    )


def arrow(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 2, 9)
    size = r.randint(1, min(3, len(line) - 1))
    circle, shaft = line[:size], line[size:]
    return constraints.Arrow(shaft, circle), lambda g: int("".join(map(str, of(g, circle)))) == sum(of(g, shaft))


def double_arrow(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 3, 6)
    return constraints.DoubleArrow(line), lambda g: g[line[0]] + g[line[-1]] == sum(of(g, line[1:-1]))


def renban(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 1, 4)
    runs = [set(range(a, a + len(line))) for a in range(low, low + SIZE)]
    return constraints.Renban(line), lambda g: len(set(of(g, line))) == len(line) and set(of(g, line)) in runs


def nabner(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 1, 3)
    return constraints.Nabner(line), lambda g: all(abs(g[a] - g[b]) > 1 for a, b in combinations(line, 2))


def palindrome(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 1, 5)
    return constraints.Palindrome(line), lambda g: of(g, line) == list(reversed(of(g, line)))


def clone(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 2, 4)
    half = len(line) // 2
    a, b = line[:half], line[half : 2 * half]
    return constraints.Clone(a, b), lambda g: of(g, a) == of(g, b)


def between(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 2, 5)
    ends, middle = (line[0], line[-1]), line[1:-1]
    return constraints.Between(line), lambda g: all(min(of(g, ends)) < g[c] < max(of(g, ends)) for c in middle)


def lockout(r: Random, low: int) -> tuple[Any, Check]:
    line, n = cells(r, 2, 4), r.randint(0, 3)
    ends, middle = (line[0], line[-1]), line[1:-1]
    return (
        constraints.Lockout(line, n),
        lambda g: (
            abs(g[ends[0]] - g[ends[1]]) >= n
            and all(g[c] < min(of(g, ends)) or g[c] > max(of(g, ends)) for c in middle)
        ),
    )


def zipper(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 2, 6)
    n = len(line)
    sums = [(line[k], line[n - 1 - k]) for k in range(n // 2)]

    def check(g: list[int]) -> bool:
        found = {g[a] + g[b] for a, b in sums} | ({g[line[n // 2]]} if n % 2 else set())
        return len(found) == 1

    return constraints.Zipper(line), check


def same_difference(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 2, 5)
    return constraints.SameDifference(line), lambda g: all(
        abs(g[a] - g[b]) == abs(g[line[0]] - g[line[1]]) for a, b in pairwise(line)
    )


def entropic(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 2, 5)
    kind = {low: 0, low + 1: 0, low + 2: 1, low + 3: 2}
    windows = [line[k : k + 3] for k in range(max(1, len(line) - 2))]
    return constraints.Entropic(line), lambda g: all(
        len({kind[g[c]] for c in window}) == len(window) for window in windows
    )


def modular(r: Random, low: int) -> tuple[Any, Check]:
    line, n = cells(r, 2, 5), r.randint(1, 3)
    windows = [line[k : k + n] for k in range(max(1, len(line) - n + 1))]
    return constraints.Modular(line, n), lambda g: all(
        len({g[c] % n for c in window}) == len(window) for window in windows
    )


def _cuts(values: list[int], n: int) -> bool:
    """Whether the values can be cut into pieces that each have the sum n; zeros may stand anywhere, also alone."""
    if not any(values):
        return True
    return any(sum(values[:k]) == n and _cuts(values[k:], n) for k in range(1, len(values) + 1))


def sum_line(r: Random, low: int) -> tuple[Any, Check]:
    line, n = cells(r, 2, 6), r.randint(3, 7)
    return constraints.SumLine(line, n), lambda g: _cuts(of(g, line), n)


def sum_loop(r: Random, low: int) -> tuple[Any, Check]:
    line, n = cells(r, 3, 6), r.randint(3, 7)
    turns = [line[k:] + line[:k] for k in range(len(line))]
    return constraints.SumLine(
        line, n, loop=True
    ), lambda g: any(of(g, line)) and any(_cuts(of(g, turn), n) for turn in turns)


def skyscraper(r: Random, low: int) -> tuple[Any, Check]:
    line, n = row(r), r.randint(0, 4)
    return constraints.Skyscraper(
        line, n
    ), lambda g: n == sum(g[c] > 0 and all(g[d] < g[c] for d in line[:k]) for k, c in enumerate(line))


def hidden_skyscraper(r: Random, low: int) -> tuple[Any, Check]:
    line, n = row(r), r.randint(low, low + 3)

    def check(g: list[int]) -> bool:
        hidden = [g[c] for k, c in enumerate(line) if any(g[d] > g[c] for d in line[:k])]
        return hidden[:1] == [n]

    return constraints.HiddenSkyscraper(line, n), check


def sandwich(r: Random, low: int) -> tuple[Any, Check]:
    line, n = row(r), r.randint(0, 6)

    def check(g: list[int]) -> bool:
        values = of(g, line)
        a, b = sorted((values.index(low), values.index(low + 3)))
        return sum(values[a + 1 : b]) == n

    return constraints.Sandwich(line, n), check


def lunchbox(r: Random, low: int) -> tuple[Any, Check]:
    line, n = cells(r, 2, 4), r.randint(0, 5)

    def check(g: list[int]) -> bool:
        values = of(g, line)
        a, b = sorted((values.index(min(values)), values.index(max(values))))
        return len(set(values)) == len(values) and sum(values[a + 1 : b]) == n

    return constraints.Lunchbox(line, n), check


def x_sum(r: Random, low: int) -> tuple[Any, Check]:
    line, n = row(r), r.randint(0, 10)
    return constraints.XSum(line, n), lambda g: sum(g[c] for c in line[: g[line[0]]]) == n


def numbered_room(r: Random, low: int) -> tuple[Any, Check]:
    line, n = row(r), r.randint(low, low + 3)
    return constraints.NumberedRoom(line, n), lambda g: g[line[0]] >= 1 and g[line[g[line[0]] - 1]] == n


def contain(r: Random, low: int) -> tuple[Any, Check]:
    line, wanted = cells(r, 2, 5), tuple(r.choices(range(low, low + 4), k=r.randint(1, 4)))
    exactly = r.random() < 0.3

    def check(g: list[int]) -> bool:
        has = of(g, line)
        return all(has.count(v) == wanted.count(v) if exactly else has.count(v) >= wanted.count(v) for v in set(wanted))

    return constraints.Contain(line, wanted, exactly), check


def look_and_say(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 2, 5)
    said = tuple((r.randint(0, 2), v) for v in r.sample(range(low, low + 4), r.randint(1, 2)))
    return constraints.LookAndSay(line, said), lambda g: all(of(g, line).count(v) == n for n, v in said)


def candidates(r: Random, low: int) -> tuple[Any, Check]:
    line, allowed = cells(r, 1, 3), tuple(r.sample(range(low, low + 4), r.randint(0, 3)))
    return constraints.Candidates(line, allowed), lambda g: all(v in allowed for v in of(g, line))


def parity(r: Random, low: int) -> tuple[Any, Check]:
    line, odd = cells(r, 1, 3), r.random() < 0.5
    return constraints.Parity(line, odd), lambda g: all((v % 2 == 1) == odd for v in of(g, line))


def extremum(r: Random, low: int) -> tuple[Any, Check]:
    cell, lowest = r.randrange(16), r.random() < 0.5
    others = neighbours(cell)
    return constraints.Extremum(cell, tuple(others), lowest), lambda g: all(
        g[cell] < g[o] if lowest else g[cell] > g[o] for o in others
    )


def indexer(r: Random, low: int) -> tuple[Any, Check]:
    line, place = row(r), r.randint(1, 4)
    at = line[place - 1]
    return constraints.Indexer(line, place), lambda g: g[at] >= 1 and g[line[g[at] - 1]] == place


def either(r: Random, low: int) -> tuple[Any, Check]:
    ways = [[r.choice([cage, thermo, difference, extra_house])(r, low) for _ in range(r.randint(1, 2))] for _ in "ab"]
    rule = constraints.Either(tuple(tuple(one for one, _ in way) for way in ways))
    return rule, lambda g: any(all(check(g) for _, check in way) for way in ways)


def circles(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 1, 8)

    def check(g: list[int]) -> bool:
        counts = Counter(of(g, line))
        return all(counts[v] == v for v in counts)

    return constraints.CountingCircles(line), check


def count_distinct(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 2, 6)
    return constraints.CountDistinct(line), lambda g: g[line[0]] == len(set(of(g, line[1:])))


def same_values(r: Random, low: int) -> tuple[Any, Check]:
    n = r.randint(1, 3)
    line = tuple(r.sample(range(16), n * r.randint(2, 3)))
    parts = [line[k : k + n] for k in range(0, len(line), n)]
    return constraints.SameValues(line, n), lambda g: all(
        sorted(of(g, part)) == sorted(of(g, parts[0])) for part in parts
    )


def equality_cage(r: Random, low: int) -> tuple[Any, Check]:
    line = cells(r, 2, 4)

    def check(g: list[int]) -> bool:
        has, half = of(g, line), len(line) / 2
        return len(set(has)) == len(has) and sum(v % 2 for v in has) == half == sum(v < low + 2 for v in has)

    return constraints.EqualityCage(line), check


def rellik(r: Random, low: int) -> tuple[Any, Check]:
    line, n = cells(r, 1, 4), r.randint(1, 9)
    return constraints.RellikCage(line, n), lambda g: all(
        sum(some) != n for k in range(1, len(line) + 1) for some in combinations(of(g, line), k)
    )


KINDS = [
    *(extra_house, leap, taxicab, negative, difference, ratio, pair_sum, less, whisper, pair_table, cage, total),
    pattern,
    *(
        little_killer,
        equal_sums,
        thermo,
        arrow,
        double_arrow,
        renban,
        nabner,
        palindrome,
        clone,
        between,
        lockout,
        zipper,
        same_difference,
    ),
    *(entropic, modular, sum_line, sum_loop, skyscraper, hidden_skyscraper, sandwich, lunchbox),
    *(x_sum, numbered_room, contain, look_and_say, candidates, parity, extremum, indexer, either, circles),
    *(count_distinct, same_values, equality_cage, rellik),
]


@pytest.mark.parametrize("make", KINDS, ids=lambda make: make.__name__)
def test_the_solver_finds_exactly_the_grids_that_keep_the_rule(
    make: Callable[[Random, int], tuple[Any, Check]],
) -> None:
    random = Random(make.__name__)
    with_solutions = with_none = 0
    for _ in range(INSTANCES):
        boxes, low = random.random() < 0.5, random.choice((0, 1))
        symbols = "0123" if low == 0 else "1234"
        rule, check = make(random, low)
        pool = SUDOKU if boxes else LATIN
        some = random.sample(pool, 60)
        model = next((grid for grid in some if check([digit - 1 + low for digit in grid])), some[0])
        known = random.sample(range(16), 4)
        givens = bytes(model[cell] if cell in known else 0 for cell in range(16))
        puzzle = Puzzle(Shape(2, 2) if boxes else Shape(1, 4), givens, (rule,), symbols=symbols)
        fitting = [grid for grid in pool if all(grid[cell] == givens[cell] for cell in known)]
        expected = kept(puzzle, rule, check, fitting)
        with_solutions += bool(expected)
        with_none += len(expected) < len(fitting)
    assert with_solutions > 10
    assert with_none > 10


@pytest.mark.parametrize("make", KINDS, ids=lambda make: make.__name__)
def test_no_step_of_logic_removes_what_occurs_in_a_solution(make: Callable[[Random, int], tuple[Any, Check]]) -> None:
    random = Random(make.__name__)
    helped = 0
    for _ in range(40):
        boxes, low = random.random() < 0.5, random.choice((0, 1))
        rules = [make(random, low) for _ in range(2)]
        pool = SUDOKU if boxes else LATIN
        shape, symbols = Shape(2, 2) if boxes else Shape(1, 4), "0123" if low == 0 else "1234"
        fitting = [grid for grid in pool if all(check([digit - 1 + low for digit in grid]) for _, check in rules)]
        if not fitting:
            continue
        model = random.choice(fitting)
        known = random.sample(range(16), 2)
        givens = bytes(model[cell] if cell in known else 0 for cell in range(16))
        solved = [grid for grid in fitting if all(grid[cell] == givens[cell] for cell in known)]
        puzzle = Puzzle(shape, givens, tuple(rule for rule, _ in rules), symbols=symbols)
        helped += sum(step.technique.family == "rules" for step in sound_steps(puzzle, solved))
    assert helped > 0 or make in (extra_house, leap)  # these two are houses alone
