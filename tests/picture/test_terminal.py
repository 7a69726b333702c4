"""Pictures made of characters: what stands where, by hand; and that every scene of ours can be drawn."""

import unicodedata
from itertools import product

import pytest
from tests.picture.examples import PRIMITIVES, scenes

from ninefold import Grid, Puzzle, Shape, read_puzzle
from ninefold import constraints as c
from ninefold.logic import LogicOptions, all_steps
from ninefold.picture.characters import JOINTS
from ninefold.picture.style import look_of
from ninefold.picture.terminal import DRAWN, board_terminal, ink_of, step_terminal, terminal

SCENES = dict(scenes())


def test_a_killer_shows_its_cages_inside_of_their_cells_and_their_sums() -> None:
    puzzle = Puzzle(Shape(2, 2), bytes([0] * 15 + [4]), (c.Cage((0, 1), 3), c.Cage((2, 6), 7)))
    assert board_terminal(puzzle).splitlines() == [
        "┏━━━━━┯━━━━━┳━━━━━┯━━━━━┓",
        "┃3┄┄┄┄┼┄┄┄┄┐┃7┄┄┄┐│     ┃",
        "┃└┄┄┄┄┼┄┄┄┄┘┃┆   ┆│     ┃",
        "┠─────┼─────╂┼───┼┼─────┨",
        "┃     │     ┃┆   ┆│     ┃",
        "┃     │     ┃└┄┄┄┘│     ┃",
        "┣━━━━━┿━━━━━╋━━━━━┿━━━━━┫",
        "┃     │     ┃     │     ┃",
        "┃     │     ┃     │     ┃",
        "┠─────┼─────╂─────┼─────┨",
        "┃     │     ┃     │     ┃",
        "┃     │     ┃     │  4  ┃",
        "┗━━━━━┷━━━━━┻━━━━━┷━━━━━┛",
    ]


def test_dots_stand_on_the_lines_black_ones_filled() -> None:
    puzzle = Puzzle(Shape(2, 2), bytes(16), (c.Difference((0, 1)), c.Ratio((4, 8))))
    lines = board_terminal(puzzle).splitlines()
    assert lines[1] == "┃   ○   ┃   │   ┃"
    assert lines[4] == "┣━●━┿━━━╋━━━┿━━━┫"


def test_the_borders_of_a_jigsaw_are_heavy_and_meet() -> None:
    regions = [(0, 1, 4, 5), (2, 3, 6, 10), (7, 11, 14, 15), (8, 9, 12, 13)]
    puzzle = Puzzle(
        Shape(1, 4), bytes(16), tuple(c.ExtraHouse(f"region {k}", cells) for k, cells in enumerate(regions))
    )
    assert board_terminal(puzzle).splitlines() == [
        "┏━━━┯━━━┳━━━┯━━━┓",
        "┃   │   ┃   │   ┃",
        "┠───┼───╂───╆━━━┫",
        "┃   │   ┃   ┃   ┃",
        "┣━━━┿━━━╉───╂───┨",
        "┃   │   ┃   ┃   ┃",
        "┠───┼───╊━━━╃───┨",
        "┃   │   ┃   │   ┃",
        "┗━━━┷━━━┻━━━┷━━━┛",
    ]


def test_candidates_of_a_step_carry_a_sign_for_what_they_stand_on() -> None:
    grid = Grid.start(read_puzzle("..38.........4..5.9.23........1.2...86.....9.2.7........8...57....7.1..9....59.8."))
    (step, *_) = all_steps(grid, LogicOptions(techniques=("naked-pair", "locked-candidates-1", "hidden-pair")))
    drawn = step_terminal(grid, step)
    struck = {f"{digit}x" for _, digit in step.eliminations}
    assert all(drawn.count(sign) for sign in struck)
    assert sum(drawn.count(f"{digit}x") for digit in range(1, 10)) == len(step.eliminations)
    assert drawn.count("*") >= 2  # the pattern


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_is_drawn_within_its_board_and_what_is_around_it(name: str) -> None:
    scene = SCENES[name]
    lines = terminal(scene).splitlines()
    assert lines, name
    assert max(map(len, lines)) <= 10 * (scene.width + 2 * (scene.around + 1)) + 1
    assert all(unicodedata.category(one) != "Cc" for line in lines for one in line)


def test_every_primitive_can_be_drawn() -> None:
    assert list(DRAWN) == [one.kind for one in PRIMITIVES]


def test_a_pen_gets_every_character_that_is_not_blank() -> None:
    scene = SCENES["step-wings"]
    told: list[str] = []

    def pen(text: str, ink: str | None, bold: bool) -> str:
        told.append(text)
        return text

    assert "".join(told) != terminal(scene, pen)  # line breaks are nobody's
    assert "".join(told) == terminal(scene).replace("\n", "")


def test_joints_are_named_by_the_weights_of_their_strokes() -> None:
    weights = {name: weight for weight, name in enumerate(product(range(3), repeat=4))}
    assert unicodedata.name(JOINTS[weights[(1, 2, 1, 2)]]) == "BOX DRAWINGS VERTICAL LIGHT AND HORIZONTAL HEAVY"
    assert unicodedata.name(JOINTS[weights[(0, 1, 2, 0)]]) == "BOX DRAWINGS DOWN HEAVY AND RIGHT LIGHT"
    assert len(set(JOINTS)) == 81


@pytest.mark.parametrize(("colour", "ink"), [("#67F067", "green"), ("#F067F0", "magenta"), ("none", None), ("", None)])
def test_a_colour_has_the_ink_of_its_hue(colour: str, ink: str | None) -> None:
    assert ink_of(colour) == ink


def test_a_look_is_that_of_the_last_rule() -> None:
    assert look_of("v-thermo v-slow").stroke == "#A9C4EE"
    assert look_of("v-cage").dashed
    assert look_of("v-sum").from_start
