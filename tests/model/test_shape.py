import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold import PuzzleError, Shape

SHAPES = st.sampled_from(
    [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (2, 5), (3, 4), (3, 5), (4, 4), (5, 5), (6, 6), (7, 7)]
)


@given(SHAPES)
def test_every_cell_is_in_one_row_one_column_and_one_box(box: tuple[int, int]) -> None:
    shape = Shape(*box)
    for houses in (shape.rows, shape.columns, shape.boxes):
        cells = [cell for house in houses for cell in house.cells]
        assert sorted(cells) == list(range(shape.cells))
        assert all(len(house.cells) == shape.size for house in houses)


@given(SHAPES)
def test_a_box_is_as_high_and_wide_as_it_says(box: tuple[int, int]) -> None:
    shape = Shape(*box)
    for house in shape.boxes:
        rows = {cell // shape.size for cell in house.cells}
        columns = {cell % shape.size for cell in house.cells}
        assert (len(rows), len(columns)) == box
        assert all(shape.box_of(cell) == house.index for cell in house.cells)


@pytest.mark.parametrize(
    ("size", "box"), [(4, (2, 2)), (6, (2, 3)), (8, (2, 4)), (9, (3, 3)), (10, (2, 5)), (12, (3, 4)), (15, (3, 5)),
                      (16, (4, 4)), (25, (5, 5)), (36, (6, 6)), (49, (7, 7)), (100, (10, 10))]
)  # fmt: skip
def test_the_usual_box_of_a_size_is_the_squarest_lying_one(size: int, box: tuple[int, int]) -> None:
    assert Shape.of_size(size) == Shape(*box)


def test_a_prime_size_is_a_latin_square_without_boxes() -> None:
    assert Shape.of_size(7).boxes == ()
    assert len(Shape.of_size(7).houses) == 14


@pytest.mark.parametrize("box", [(0, 3), (-1, 9), (12, 12)])
def test_a_box_out_of_range_is_refused(box: tuple[int, int]) -> None:
    with pytest.raises(PuzzleError, match="at least 1 and at most 128 cells"):
        Shape(*box)


def test_a_number_of_cells_that_is_no_square_is_refused() -> None:
    with pytest.raises(PuzzleError, match="got 80"):
        Shape.of_cells(80)
