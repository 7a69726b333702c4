"""Clues of variants are drawn on every picture of a board."""

import re
from random import Random

import pytest
from tests.picture.examples import CONSTRAINTS

from ninefold import constraints as c
from ninefold.constraints.variants import variant
from ninefold.generating.regions import random_regions
from ninefold.model import Constraint, Grid, Placement, Puzzle, Shape, Step, Technique
from ninefold.model.decoration import Decoration
from ninefold.picture.board import board_scene
from ninefold.picture.clues import LOOKS, Clues, clues
from ninefold.picture.scene import Area, Arrow, Chevron, Dot, Fill, Line, Painted, Primitive, Text
from ninefold.picture.step import step_layers
from ninefold.picture.style import sheet
from ninefold.picture.svg import board_svg

NINE = Shape(3, 3)


def drawn(*rules: Constraint, shape: Shape = NINE) -> Clues:
    return clues(Puzzle(shape, bytes(shape.cells), rules))


def the(kind: type[Primitive], *rules: Constraint) -> list[Primitive]:
    layers = drawn(*rules)
    return [one for one in (*layers.under, *layers.over) if isinstance(one, kind)]


@pytest.mark.parametrize("rule", CONSTRAINTS, ids=lambda rule: rule.name)
def test_every_mark_of_a_constraint_has_a_look_and_every_style_a_rule(rule: Constraint) -> None:
    assert {mark.kind for mark in rule.drawing} <= set(LOOKS)
    named = set(re.findall(r"\.([\w-]+)", sheet()))
    layers = drawn(rule)
    assert {name for one in (*layers.under, *layers.over) for name in one.style.split()} <= named


def test_a_dot_of_a_ratio_is_black_and_one_of_a_difference_white_above_the_lines_of_the_board() -> None:
    over = drawn(c.Ratio((0, 1)), c.Difference((1, 2))).over
    assert [one.style for one in over] == ["v-dot v-black", "v-dot v-white"]
    assert [one.text for one in the(Text, c.Ratio((0, 1), 3)) if isinstance(one, Text)] == ["3"]


def test_a_quadruple_is_a_circle_with_its_digits_where_four_cells_meet() -> None:
    circle, upper, lower = drawn(c.Contain((0, 1, 9, 10), (1, 2, 2, 7))).over
    assert isinstance(circle, Dot)
    assert (circle.x, circle.y) == (1, 1)
    assert isinstance(upper, Text)
    assert isinstance(lower, Text)
    assert (upper.text, lower.text) == ("1 2", "2 7")


def test_cells_that_do_not_meet_and_contain_digits_are_a_cage_with_them() -> None:
    cage, label = drawn(c.Contain((0, 1, 2), (1, 2))).over
    assert isinstance(cage, Line)
    assert isinstance(label, Text)
    assert label.text == "1 2"


def test_odd_cells_are_filled_circles_and_even_ones_filled_squares() -> None:
    (odd,), (even,) = drawn(c.Parity((0,), odd=True)).under, drawn(c.Parity((0,), odd=False)).under
    (bulb,) = (one for one in drawn(c.Arrow((1, 2), (0,))).under if one.style == "v-ring")
    assert isinstance(odd, Dot)
    assert isinstance(even, Fill)
    assert odd.style == even.style != bulb.style


@pytest.mark.parametrize(("lowest", "towards"), [(True, -1), (False, 1)])
def test_chevrons_point_into_a_minimum_and_out_of_a_maximum(lowest: bool, towards: int) -> None:
    around = [one for one in the(Chevron, c.Extremum(40, (31, 39, 41, 49), lowest)) if isinstance(one, Chevron)]
    assert len(around) == 4
    for one in around:
        assert (one.right * (one.x - 4.5) + one.down * (one.y - 4.5)) * towards > 0


@pytest.mark.parametrize(
    ("cells", "towards"), [((0, 1), (-1, 0)), ((1, 0), (1, 0)), ((0, 9), (0, -1)), ((9, 0), (0, 1)), ((0, 3), (-1, 0))]
)
def test_a_greater_than_sign_points_at_the_lesser_cell(cells: tuple[int, ...], towards: tuple[int, int]) -> None:
    (sign,) = (one for one in the(Chevron, c.Less(cells)) if isinstance(one, Chevron))
    assert (sign.right, sign.down) == towards


def test_the_bulb_of_an_arrow_over_two_cells_is_a_pill() -> None:
    (pill,) = (one for one in the(Fill, c.Arrow((2, 11), (0, 1))) if isinstance(one, Fill))
    assert (pill.width, pill.height, pill.radius) == pytest.approx((1.8, 0.8, 0.4))


def test_an_arrow_begins_at_the_rim_of_its_circle() -> None:
    (arrow,) = (one for one in the(Arrow, c.Arrow((1, 2), (0,))) if isinstance(one, Arrow))
    assert arrow.points == ((0.9, 0.5), (1.5, 0.5), (2.5, 0.5))


def test_kinds_of_lines_have_inks_of_their_own() -> None:
    kinds: list[Constraint] = [c.Whisper((0, 1)), c.Whisper((0, 1), 4), c.Renban((0, 1)), c.Palindrome((0, 1))]
    styles = [one.style for rule in kinds for one in drawn(rule).under]
    assert len(set(styles)) == len(kinds)
    assert {one.style for one in drawn(c.Thermo((0, 1))).under} != {
        one.style for one in drawn(c.Thermo((0, 1), slow=True)).under
    }


def test_the_pieces_of_a_region_sum_line_are_one_line_where_they_touch() -> None:
    (line,) = drawn(c.EqualSums(((1, 2), (3, 4)))).under
    assert isinstance(line, Line)
    assert len(line.strokes[0]) == 4
    assert len(drawn(c.EqualSums(((1, 2), (30, 31)))).under) == 2


def test_pairs_of_clones_have_tints_of_their_own() -> None:
    first, second = c.Clone((0, 1), (30, 31)), c.Clone((4, 5), (60, 61))
    assert [one.style for one in drawn(first, second).under] == ["v-shade v-twin0"] * 4 + ["v-shade v-twin1"] * 4


def test_an_indexer_tints_its_cell_by_what_it_tells() -> None:
    row, column = tuple(range(9)), tuple(range(0, 81, 9))
    told = [drawn(c.Indexer(cells, 2)).under for cells in (row, column)]
    assert [[(one.style, one.x, one.y) for one in under if isinstance(one, Fill)] for under in told] == [
        [("v-shade v-column-index", 1, 0)],
        [("v-shade v-row-index", 0, 1)],
    ]


def test_shading_lies_below_lines() -> None:
    kinds = [type(one) for one in drawn(c.Renban((0, 1)), c.Void((80,))).under]
    assert kinds == [Fill, Line]


def test_the_outline_of_a_cage_has_a_stroke_for_every_side_without_a_neighbour() -> None:
    (cage,) = (one for one in the(Line, c.Cage((0, 1), 10)) if isinstance(one, Line))
    assert len(cage.strokes) == 6


def test_the_outline_of_a_cage_leaves_out_the_corner_of_its_sum() -> None:
    def first(total: int | None) -> list[tuple[float, float]]:
        (cage,) = (one for one in the(Line, c.Cage((0, 1), total)) if isinstance(one, Line))
        return [stroke[0] for stroke in cage.strokes[:3]]

    assert first(None) == [(0.06, 0.06), (0.06, 0.94), (0.06, 0.06)]
    (x, _), _, (_, y) = first(10)
    assert [x, y] == pytest.approx([0.359, 0.255])


def test_only_clues_outside_of_the_board_get_room_around_it() -> None:
    outside = drawn(c.Skyscraper(tuple(range(9)), 4))
    assert (drawn(c.Renban((0, 1))).around, outside.around) == (0, 0.9)
    assert [one.text for one in outside.over if isinstance(one, Text)] == ["4"]


@pytest.mark.parametrize(
    ("cells", "beside"),
    [
        (range(9), "left"),
        (range(8, -1, -1), "right"),
        (range(0, 81, 9), "top"),
        (range(72, -1, -9), "bottom"),
    ],
)
def test_a_clue_outside_stands_outside_of_the_board(cells: range, beside: str) -> None:
    (text,) = drawn(c.Sandwich(tuple(cells), 17)).over
    assert isinstance(text, Text)
    edge = {"left": text.x < 0, "right": text.x > 9, "top": text.y < 0, "bottom": text.y > 9}
    assert [name for name, holds in edge.items() if holds] == [beside]


def test_a_clue_of_a_diagonal_has_an_arrow() -> None:
    text, arrow = drawn(c.LittleKiller((2, 12, 22), 12)).over
    assert isinstance(text, Text)
    assert text.y < 0 < text.x
    assert isinstance(arrow, Arrow)


def test_diagonals_are_lines_and_windows_are_shades() -> None:
    assert [type(one) for one in drawn(*variant(["diagonal"], NINE)).under] == [Line] * 2
    assert [type(one) for one in drawn(*variant(["windoku"], NINE)).under] == [Fill] * 36


def test_the_regions_of_a_jigsaw_are_borders_and_no_shade() -> None:
    regions = random_regions(Shape(2, 3), Random(1))
    jigsaw = drawn(*regions, shape=Shape(1, 6))
    assert jigsaw.under == ()
    assert [one.style for one in jigsaw.over] == ["thick"] * len(regions)


def test_groups_that_cover_the_whole_board_but_lie_scattered_are_not_drawn() -> None:
    assert drawn(*variant(["disjoint"], NINE)) == Clues()


@pytest.mark.parametrize("shape", [Shape(2, 2), Shape(2, 3), Shape(3, 3), Shape(4, 4), Shape(5, 5)], ids=str)
def test_candidates_keep_clear_of_the_sum_and_the_lines_of_their_cage(shape: Shape) -> None:
    scene = board_scene(Puzzle(shape, bytes(shape.cells), (c.Cage((0, 1), 3),)), candidates=True)
    texts = [one for one in scene.primitives if isinstance(one, Text)]
    (total,) = [one for one in texts if one.style == "v-text v-sum"]
    marks = [one for one in texts if one.style == "mark"][: 2 * shape.size]
    assert {one.text for one in marks} >= {"1", "2"}
    for mark in marks:
        assert mark.y - 0.37 * mark.size > total.y + 0.36 * total.size
        assert mark.y + 0.36 * mark.size < 1 - 0.06
        assert 0.06 + 0.3 * mark.size < mark.x < 2 - 0.06 - 0.3 * mark.size


def test_a_placed_digit_leaves_the_sum_of_its_cage_in_sight() -> None:
    puzzle = Puzzle(Shape(2, 2), bytes(16), (c.Cage((0, 1), 6),))
    layers = clues(puzzle)
    (total,) = (one for one in layers.over if isinstance(one, Text))
    step = Step(Technique("naked-single", "Naked Single", "singles"), (Placement(0, 2),))
    box = step_layers(Grid.start(puzzle), step, layers.top).over[0]
    assert isinstance(box, Fill)
    assert box.y > total.y + 0.36 * total.size


def test_extra_cells_are_drawn_below_the_board() -> None:
    scene = board_scene(Puzzle(Shape(3, 3, extra=10), bytes(81) + bytes([5] + [0] * 9)))
    assert (scene.width, scene.height) == (9, 11)  # two more rows
    assert sum(isinstance(one, Fill) and one.style == "thin" for one in scene.primitives) == 10
    assert [one.y for one in scene.primitives if isinstance(one, Text)] == [9.5]


def test_both_groups_of_a_lockout_line_end_in_diamonds() -> None:
    assert len(the(Area, c.Lockout((0, 1, 2)))) == 2


def test_what_an_author_has_drawn_is_in_the_picture_and_has_room() -> None:
    line = Decoration("line", ((0.5, 0.5), (2.5, 0.5)), rim="#67F067", width=0.25)
    dot = Decoration("circle", ((1.0, 0.5),), rim="#000000", width=0.4, height=0.4)
    shade = Decoration("rectangle", ((0.5, 0.5),), colour="#AABBCC", width=1, height=1)
    beside = Decoration("text", ((-0.5, 0.5),), colour="#123456", text="17", width=0.4, height=0.4)
    puzzle = Puzzle(Shape(2, 2), bytes(16))
    told = clues(puzzle, (line, dot, shade, beside))
    assert [one.kind for one in told.under] == ["painted", "painted"]
    assert [one.inner.kind for one in told.over if isinstance(one, Painted)] == ["dot", "text"]  # dots above the lines
    assert told.around == 0.7
    drawn = board_svg(puzzle, decoration=(line, beside))
    assert 'stroke="#67F067"' in drawn
    assert ">17<" in drawn
    assert clues(puzzle, (line, shade)).around == 0


def test_black_on_paper_is_light_in_the_dark_and_stays_black_on_a_figure() -> None:
    plate = Decoration("circle", ((1.5, 0.5),), colour="#FFFFFF", width=0.6, height=0.6)
    texts = [Decoration("text", ((x, 0.5),), colour="#000000", text="X") for x in (0.5, 1.5)]
    told = clues(Puzzle(Shape(2, 2), bytes(16)), (plate, *texts))
    assert [one.style for one in told.over] == ["k-text k-ink", "k-text"]


def test_what_an_author_has_shaded_lies_below_the_cages_and_lines_of_the_rules() -> None:
    shade = Decoration("rectangle", ((0.5, 0.5),), colour="#CFCFFF", width=1, height=1)
    line = Decoration("line", ((0.5, 0.5), (1.5, 0.5)), rim="#00FF00", width=0.2)
    drawn = clues(Puzzle(Shape(3, 3), bytes(81), (c.Cage((0, 1), 8), c.Clone((40,), (44,)))), (line, shade)).under
    cage = next(i for i, one in enumerate(drawn) if isinstance(one, Line))
    painted = [i for i, one in enumerate(drawn) if isinstance(one, Painted)]
    assert painted[0] < cage < painted[1]
    assert all(isinstance(one, Fill) for one in drawn[: painted[0]])


@pytest.mark.parametrize("allowed", [(1, 2, 3), (3, 4, 5, 7, 8, 9), tuple(range(1, 10))])
@pytest.mark.parametrize("sums", [(), (c.Cage((0, 1), 12),)])
def test_given_candidates_end_within_their_cell_beside_the_sum_of_a_cage(
    allowed: tuple[int, ...], sums: tuple[Constraint, ...]
) -> None:
    drawn = clues(Puzzle(Shape(3, 3), bytes(81), (*sums, c.Candidates((0,), allowed)))).over
    (text,) = (one for one in drawn if isinstance(one, Text) and len(one.text) == len(allowed))
    assert text.x + 0.7 * text.size * len(allowed) <= 0.97  # a bold figure is up to 0.7 as wide as it is high
