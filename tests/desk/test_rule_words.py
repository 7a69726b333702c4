"""A rule of a setter's own, and the line that is tried on it."""

import pytest

from ninefold.desk.rule import rule
from ninefold.errors import PuzzleError
from ninefold.model import Shape


def test_letters_are_digits_of_large_boards_small_ones_too() -> None:
    told = rule("b = a + 1", shape=Shape(3, 4), tried="9 A b")
    assert (told.tried, told.accepted) == ("9Ab", True)
    assert told.sentence == "11 of 144 pairs are allowed. 9Ab is accepted."


def test_an_expression_without_a_line_can_be_read() -> None:
    told = rule("(12)+", "pattern")
    assert (told.accepted, told.sentence) == (None, "The expression can be read.")


@pytest.mark.parametrize(
    ("tried", "told"),
    [
        ("1905", "has the digits 1 to 9, got '0'"),
        ("12?", "has the digits 1 to 9, got '[?]'"),
        ("1" * 10_000, "has at most [0-9,]+ cells, got 10,000"),
    ],
)
def test_a_line_that_is_none_is_refused(tried: str, told: str) -> None:
    with pytest.raises(PuzzleError, match=f"a line that is tried {told}"):
        rule("a < b", tried=tried)
