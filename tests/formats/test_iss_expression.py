"""The regular expressions of Interactive Sudoku Solver strings, against those of Python."""

from __future__ import annotations

import re
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninefold import PuzzleError
from ninefold.constraints.parts.automaton import reads
from ninefold.formats.parts.amount import Amount
from ninefold.formats.parts.iss.expression import regular_expression
from ninefold.model.rule import Scale

SCALE = Scale(3)
ATOMS = st.sampled_from(["1", "2", "3", ".", "[12]", "[^3]", "[2-3]", "[1-2-3]", "7"])
QUANTIFIERS = st.sampled_from(["", "", "", "*", "+", "?", "{2}", "{0}", "{1,}", "{0,2}", "{1,3}"])


def expressions() -> st.SearchStrategy[str]:
    return st.recursive(
        st.tuples(ATOMS, QUANTIFIERS).map("".join),
        lambda inner: st.one_of(
            st.tuples(inner, inner).map("".join),
            st.tuples(inner, inner).map("|".join),
            st.tuples(inner, QUANTIFIERS).map(lambda two: f"({two[0]}){two[1]}"),
        ),
        max_leaves=6,
    )


@settings(max_examples=200)
@given(pattern=expressions())
def test_an_expression_reads_what_it_reads_in_python(pattern: str) -> None:
    table = regular_expression(pattern, SCALE, Amount())
    for length in range(5):
        for digits in product((1, 2, 3), repeat=length):
            expected = re.fullmatch(pattern, "".join(map(str, digits))) is not None
            assert reads(tuple(range(length)), table, bytes(digits), 3) == expected, digits


@pytest.mark.parametrize(("depth", "accepted"), [(1, True), (1000, True)])
def test_brackets_may_be_nested_as_deeply_as_the_text_likes(depth: int, accepted: bool) -> None:
    table = regular_expression("(" * depth + "12" + ")" * depth, SCALE, Amount())
    assert reads((0, 1), table, bytes([1, 2]), 3) is accepted


@pytest.mark.parametrize(
    ("pattern", "problem"),
    [
        ("(" * 300, "without its closing bracket"),
        ("1)", "cannot be read beyond place 2"),
        ("[12", "with an open class"),
        ("1**", r"with '\*' at place 3"),
        ("(.{99}){99}", "more than 4096 states"),
        ("(" * 5000 + "1" + ")" * 5000, "more than 4096 states"),
        ("(.*1.{30})*", "steps|states"),
        ("[" * 50_000, "with an open class"),
    ],
)
def test_what_cannot_be_read_or_is_too_much_is_said_in_a_short_sentence(pattern: str, problem: str) -> None:
    with pytest.raises(PuzzleError, match=problem) as caught:
        regular_expression(pattern, SCALE, Amount())
    assert len(str(caught.value)) < 200


def test_a_range_of_all_characters_is_only_compared_with_the_symbols_of_the_board() -> None:
    amount = Amount()
    table = regular_expression("[\0-\U0010ffff]" * 100, SCALE, amount)
    assert reads(tuple(range(100)), table, bytes([3] * 100), 3)
    assert amount.steps < 5_000
