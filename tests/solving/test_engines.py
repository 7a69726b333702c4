"""Those who take turns with a search that stalls, each asked directly: they find what the search finds."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ninefold import Puzzle, Shape, solutions
from ninefold.constraints import (
    Arrow,
    Cage,
    Candidates,
    Connected,
    CountDistinct,
    Either,
    LittleKiller,
    Renban,
    SameValues,
    Sandwich,
    Thermo,
    Total,
    Void,
    XSum,
)
from ninefold.constraints.extra_house import diagonals
from ninefold.engine.problem import told
from ninefold.engine.stop import Stop
from ninefold.model import verify_by_houses
from ninefold.solving import sat, shifted, sukaku
from ninefold.solving.general import Engine

SIZE = 6
BOARD = Shape(2, 3)


def some(random: Random, least: int, most: int) -> tuple[int, ...]:
    return tuple(random.sample(range(SIZE * SIZE), random.randint(least, most)))


def line(random: Random) -> tuple[int, ...]:
    k = random.randrange(SIZE)
    return tuple(range(SIZE * k, SIZE * k + SIZE)) if random.random() < 0.5 else tuple(range(k, SIZE * SIZE, SIZE))


def diagonal(random: Random) -> tuple[int, ...]:
    first = random.randrange(SIZE - 2)
    return tuple(range(first, SIZE * (SIZE - first), SIZE + 1))


RULES: dict[str, Callable[[Random], Any]] = {
    "cage": lambda r: Cage(some(r, 2, 4), r.randint(6, 15)),
    "total": lambda r: Total(tuple(r.choices(range(36), k=r.randint(2, 6))), r.randint(8, 22)),
    "little killer": lambda r: LittleKiller(diagonal(r), r.randint(10, 20)),
    "arrow": lambda r: (lambda cells: Arrow(cells[1:], cells[:1]))(some(r, 3, 4)),
    "sandwich": lambda r: Sandwich(line(r), r.randint(0, 14)),
    "x-sum": lambda r: XSum(line(r), r.randint(1, 21)),
    "renban": lambda r: Renban(some(r, 3, 4)),
    "connected": lambda r: Connected(tuple(range(36)), 6, tuple(r.sample(range(1, 7), r.randint(3, 5)))),
    "connected, so many": lambda r: Connected(tuple(range(36)), 6, tuple(r.sample(range(1, 7), 4)), r.choice((23, 24))),
    "same digit": lambda r: SameValues(some(r, 2, 2), 1),
    "different digits": lambda r: CountDistinct(some(r, 3, 6)),
    "either": lambda r: Either(((Cage(some(r, 2, 3), r.randint(5, 11)),), (Thermo(some(r, 2, 3)),))),
}


def _all(engine: Engine | None) -> list[bytes]:
    assert engine is not None
    found = []
    while (digits := engine.next(100_000, Stop())) is not None:
        found.append(digits)
        engine.exclude(digits)
    assert engine.done
    engine.close()
    return found


@pytest.mark.parametrize("name", RULES)
def test_clauses_have_exactly_the_solutions_of_the_search(name: str) -> None:
    pytest.importorskip("pysat")
    random = Random(name)
    full = bytes(map(int, "123456456123231564564231312645645312"))
    scale = Puzzle(BOARD, full).scale
    counts = []
    for _ in range(120):
        givens = bytes(digit if random.random() < 0.35 else 0 for digit in full)
        rules = [RULES[name](random) for _ in range(40)]
        kept = [rule for rule in rules if rule.holds(full, scale)] if random.random() < 0.7 else []
        puzzle = Puzzle(BOARD, givens, tuple((kept + rules)[:2]))
        search = solutions(puzzle)
        candidates = search._solver.candidates()
        expected = {grid.digits for grid in search}
        counts.append(len(expected))
        if any(candidates):
            found = _all(sat.hand_over(puzzle, candidates))
            assert len(found) == len(set(found))
            assert set(found) == expected, puzzle.constraints
        else:
            assert not expected
    assert max(counts) > 1
    assert 0 in counts


def test_sukaku_takes_only_boards_that_are_all_candidates() -> None:
    everything = [list(range(1, 10))] * 81
    plain = Puzzle(Shape(3, 3), bytes(81), (Candidates((0,), (1, 2)),))
    assert sukaku.hand_over(plain, everything) is not None
    assert sukaku.hand_over(Puzzle(Shape(3, 3), bytes(81), (Cage((0, 1), 3),)), everything) is None
    assert sukaku.hand_over(Puzzle(Shape(3, 3), bytes(81), tuple(diagonals(9))), everything) is None
    assert sukaku.hand_over(Puzzle(Shape(3, 3), bytes(81), (Void((80,)),)), everything) is None
    assert sukaku.hand_over(Puzzle(Shape(2, 2), bytes(16)), everything) is None


def test_a_sukaku_is_proved_to_have_one_solution() -> None:
    text = "213598647794316852586274193628147539149835276357962481875629314932451768461783925"
    pairs = [{int(digit), (int(digit) + cell) % 9 + 1} for cell, digit in enumerate(text)]
    only = [sorted(pair) if cell % 4 else [int(text[cell])] for cell, pair in enumerate(pairs)]
    rules = tuple(Candidates((cell,), tuple(digits)) for cell, digits in enumerate(only))
    puzzle = Puzzle(Shape(3, 3), bytes(81), rules)
    assert [grid.oneline for grid in solutions(puzzle)] == [text]
    assert _all(sukaku.hand_over(puzzle, only)) == [bytes(map(int, text))]


def test_a_board_of_shifted_rows_is_completed() -> None:
    side, random = 7, Random(1)
    size = side * side
    givens = bytearray(size * size)
    for cell in range(size * size):
        row, column = divmod(cell, size)
        if random.random() < 0.3:
            givens[cell] = (row % side * side + row // side + column) % size + 1
    puzzle = Puzzle(Shape(side, side), bytes(givens))
    engine = shifted.hand_over(puzzle, told(puzzle))
    assert engine is not None
    digits = engine.next(1, Stop())
    assert digits is not None
    assert verify_by_houses(puzzle, digits)
    assert engine.next(1, Stop()) is None
    assert not engine.done
