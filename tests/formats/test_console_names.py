from itertools import combinations

import pytest

from ninefold import Puzzle, PuzzleError, Shape, solutions
from ninefold.formats.parts.console_names import by_console_names
from ninefold.lab.known_answers import read_variant

GIVENS = "1..............."


def _apart(a: int, b: int) -> tuple[int, int]:
    down, right = abs(a // 4 - b // 4), abs(a % 4 - b % 4)
    return min(down, right), max(down, right)


def _wrong(name: str, apart: tuple[int, int], x: int, y: int) -> bool:
    """Whether two cells may not hold x and y under the constraint of that name, told once more by hand."""
    return {
        "king": apart == (1, 1) and x == y,
        "knight": apart == (1, 2) and x == y,
        "dnc": apart == (1, 1) and abs(x - y) == 1,
        "knightmare": apart == (1, 2) and x + y in (5, 15),
        "knightmare:4,7": apart == (1, 2) and x + y in (4, 7),
        "difference:neg": apart == (0, 1) and abs(x - y) == 1,
        "difference:neg2": apart == (0, 1) and abs(x - y) == 2,
        "ratio:neg": apart == (0, 1) and (x == 2 * y or y == 2 * x),
        "sum:neg5": apart == (0, 1) and x + y == 5,
        "selftaxi": sum(apart) == x == y,
        "taxi:3": sum(apart) == 3 and x == y,
        "taxi:2": sum(apart) == 2 and x == y,
    }[name]


NAMES = ["king", "knight", "dnc", "knightmare", "knightmare:4,7", "difference:neg", "difference:neg2", "ratio:neg"]
NAMES += ["sum:neg5", "selftaxi", "taxi:3", "taxi:2"]


def _digits(names: str) -> set[bytes]:
    plain = Puzzle.parse(GIVENS)
    more = tuple(by_console_names(names, plain.shape)) if names else ()
    return {grid.digits for grid in solutions(Puzzle(plain.shape, plain.givens, more), limit=100)}


@pytest.mark.parametrize("names", [*NAMES, "knightmare:4,7, selftaxi", "dnc,taxi:3"])
def test_a_name_means_what_it_says_of_every_two_cells(names: str) -> None:
    single = names.replace("selftaxi", " selftaxi").replace("dnc,taxi", "dnc, taxi").split(", ")
    pairs = [*combinations(range(16), 2)]
    kept = {
        grid
        for grid in _digits("")
        if not any(_wrong(name.strip(), _apart(a, b), grid[a], grid[b]) for name in single for a, b in pairs)
    }
    assert _digits(names) == kept


def test_diagonals_are_named_by_their_direction() -> None:
    falling, rising = range(0, 16, 5), range(3, 13, 3)
    for name, cells in (("dneg", falling), ("dpos", rising)):
        assert _digits(name) == {grid for grid in _digits("") if len({grid[cell] for cell in cells}) == 4}


@pytest.mark.parametrize("names", ["queen", "king:2", "difference", "taxi", "knightmare:x", ""])
def test_other_names_are_refused(names: str) -> None:
    with pytest.raises(PuzzleError):
        by_console_names(names, Shape(2, 2))


def test_a_line_of_a_file_of_variants_may_name_them() -> None:
    line = {"name": "one", "puzzle": GIVENS, "solutions": None, "variant": ["anything"]}
    case = read_variant({**line, "format": "givens16 + constraints king, knightmare:5,15"})
    assert len(case.puzzle.constraints) == 3
