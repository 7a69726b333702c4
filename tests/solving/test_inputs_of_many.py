"""`solve_many` takes what people have: lists, columns of data frames, arrays of numbers of any width."""

import numpy as np
import pyarrow as pa
import pytest

from ninefold import PuzzleError, rate_many, solve_many

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
DIGITS = [[int(digit) for digit in text] for text in (EASY, TWO)]


@pytest.mark.parametrize(
    "puzzles",
    [
        [EASY, TWO],
        pa.array([EASY, TWO]),
        pa.chunked_array([[EASY], [TWO]]),
        np.array([EASY, TWO]),
        np.array([EASY, TWO], object),
        np.array(DIGITS),
        np.array(DIGITS, np.int32).reshape(2, 9, 9),
        np.array(DIGITS, np.uint16).T.copy().T,  # not contiguous
        np.array(DIGITS, np.uint8),
    ],
    ids=["list", "Arrow", "chunked", "texts", "objects", "int64", "int32", "uint16", "uint8"],
)
def test_every_kind_of_column_has_the_same_answers(puzzles: object) -> None:
    assert [answer.count for answer in solve_many(puzzles)] == [1, 2]  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [-1, 256, 1 << 40])
def test_numbers_that_are_no_digits_are_refused_not_cut_off(number: int) -> None:
    digits = np.array(DIGITS)
    digits[1, 80] = number
    with pytest.raises(PuzzleError, match="negative or above 255"):
        solve_many(digits)


def test_numbers_with_a_point_are_refused() -> None:
    with pytest.raises(PuzzleError, match="expected integers"):
        solve_many(np.array(DIGITS, float))


def test_a_number_of_rows_that_is_none_is_refused() -> None:
    with pytest.raises(PuzzleError, match="N x 81 cells"):
        solve_many(np.zeros((2, 80), np.int64))


def test_rates_are_rows_of_plain_values() -> None:
    """What makes `pandas.DataFrame(rate_many(…))` a flat table: named tuples are not unfolded any further."""
    [rates, without] = rate_many([EASY, TWO], only=["level", "score"])
    assert rates._fields[:3] == ("puzzle", "level", "score")
    assert (rates.level, rates.score) == rates[1:3]
    assert without._asdict()["problem"] == "more than one solution"
