"""Rules of a setter's own, by formula and by regular expression."""

import re
from collections.abc import Callable
from itertools import product

import pytest

from ninefold import Puzzle, PuzzleError, Shape, solutions
from ninefold.constraints import PairTable, Thermo
from ninefold.model.rule import Scale
from ninefold.setting import accepts, own_rule
from ninefold.setting.formula import pair_table

FORMULAS: dict[str, Callable[[int, int], bool]] = {
    "a < b": lambda a, b: a < b,
    "abs(a - b) >= 5": lambda a, b: abs(a - b) >= 5,
    "|a − b| ≥ 5": lambda a, b: abs(a - b) >= 5,
    "a + b = 5 or a + b = 10": lambda a, b: a + b in (5, 10),
    "not (a % 2 == b % 2) and a * b <= 20": lambda a, b: a % 2 != b % 2 and a * b <= 20,
    "max(a, b) // min(a, b) == 2": lambda a, b: max(a, b) // min(a, b) == 2,
    "2 <= a <= 4 or -b < -7": lambda a, b: 2 <= a <= 4 or b > 7,
    "a % (a - b) = 0": lambda a, b: a != b and a % (a - b) == 0,
    "1:2, 2:4; 3:6 4 : 8": lambda a, b: b == 2 * a and a < 5,
}
"""By formula: the same in Python."""


@pytest.mark.parametrize("formula", FORMULAS)
@pytest.mark.parametrize("size", [4, 9, 16])
def test_a_formula_allows_the_pairs_that_keep_it(formula: str, size: int) -> None:
    pairs = product(range(1, size + 1), repeat=2)
    assert list(pair_table(formula, Scale(size))) == [FORMULAS[formula](a, b) for a, b in pairs]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "a + b",
        "a <",
        "c < b",
        "a ** 9 > b",
        "a / b == 2",
        "a.real > 1",
        "__import__('os').system('true')",
        "(lambda: 1)() > 0",
        "[a][0] == b",
        "a == 'x'",
        "True",
        "a == 1.5",
        "min(a) > 1",
        "abs(a, b) > 1",
        "a < b < 99999999999",
        "999999999 * 999999999 > a",
        "(a < b) + 1 > 1",
        "(" * 95 + "a" + ")" * 95 + "(" * 9,
        "-" * 190 + "a",
        "a < b or " * 40 + "a < b",
        "a if b else a",
        "a := b",
        "a == 12",
    ],
)
def test_what_is_no_relation_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        own_rule("neighbours", text, (0, 1), Scale(9))
    assert "\n" not in str(caught.value)


EXPRESSIONS = ["1.*9", "(12|21)+", "[1-3]?4{2,3}", "[^5]*"]


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_a_line_is_accepted_if_the_expression_reads_it(expression: str) -> None:
    rule = own_rule("pattern", expression, (0, 1), Scale(9))
    for length in range(1, 5):
        for line in product((1, 2, 4, 5, 9), repeat=length):
            text = "".join(map(str, line))
            assert accepts(rule, line, Scale(9)) == bool(re.fullmatch(expression, text)), text


def test_a_relation_of_every_two_cells_is_more_than_that_of_neighbours() -> None:
    apart = "a != b"
    assert accepts(own_rule("neighbours", apart, (0, 1), Scale(9)), (1, 2, 1), Scale(9))
    assert not accepts(own_rule("every", apart, (0, 1), Scale(9)), (1, 2, 1), Scale(9))


def test_the_solver_keeps_it() -> None:
    cells = (0, 4, 5)
    by_formula = Puzzle(Shape(2, 2), bytes(16), (own_rule("neighbours", "a < b", cells, Scale(4)),))
    by_name = Puzzle(Shape(2, 2), bytes(16), (Thermo(cells),))
    grids = {grid.digits for grid in solutions(by_name)}
    assert grids
    assert {grid.digits for grid in solutions(by_formula)} == grids
    assert isinstance(by_formula.constraints[0], PairTable)
