from ninefold import Grid, Puzzle, Shape, read_puzzle
from ninefold.picture.svg import board_svg
from ninefold.picture.text import candidates_text, grid_text


def test_boxes_that_are_not_square_are_drawn_as_they_are() -> None:
    grid = Grid.start(read_puzzle("000160001230000010030000013600042000", Shape(3, 2)))
    assert grid_text(grid).splitlines() == [
        ". . | . 1 | 6 .",
        ". . | 1 2 | 3 .",
        ". . | . . | 1 .",
        "----+-----+----",
        ". 3 | . . | . .",
        ". 1 | 3 6 | . .",
        ". 4 | 2 . | . .",
    ]


def test_a_latin_square_has_no_lines() -> None:
    assert grid_text(Grid.start(Puzzle(Shape(1, 3), bytes([1, 0, 0, 0, 2, 0, 0, 0, 3])))) == "1 . .\n. 2 .\n. . 3"


def test_a_cell_without_candidates_shows_a_dash() -> None:
    assert "-" in candidates_text(Grid.start(read_puzzle("12.....3...4...."))).splitlines()[0]


def test_digits_beyond_the_alphabets_are_numbers() -> None:
    shape = Shape(8, 8)
    grid = Grid.start(Puzzle(shape, bytes([64] + [0] * (shape.cells - 1))))
    assert grid_text(grid).startswith("64  .")


def test_the_picture_marks_candidates_only_when_asked() -> None:
    puzzle = read_puzzle("1.....2..3.....4")
    assert 'class="mark"' not in board_svg(puzzle)
    assert board_svg(puzzle, candidates=True).count('class="mark"') == sum(
        len(Grid.start(puzzle).candidates_of(cell)) for cell in range(16)
    )


def test_extra_cells_stand_below_the_board() -> None:
    grid = Grid.start(Puzzle(Shape(1, 2, extra=3), bytes([1, 2, 0, 0, 0, 2, 1])))
    assert grid_text(grid).splitlines() == ["1 2", ". .", "", ". 2", "1"]
