"""Fog covers what no light and no right digit reaches, and hides it in pictures."""

import pytest

from ninefold.model import Grid, Puzzle, Shape
from ninefold.model.decoration import Decoration
from ninefold.model.fog import covered, fog_words
from ninefold.picture.board import board_scene
from ninefold.picture.scene import Fill, Text
from ninefold.picture.terminal import terminal
from ninefold.solving import count, solve

LAMP = Decoration("light", ((0.5, 0.5),), width=3, height=3)
LIT = Decoration("light", ((3.5, 3.5),), width=1, height=1)
PUZZLE = Puzzle(Shape(2, 2), bytes([1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4]))


def board(dark: frozenset[int]) -> list[str]:
    return ["".join("#" if row * 4 + column in dark else "." for column in range(4)) for row in range(4)]


@pytest.mark.parametrize(
    ("lights", "right", "wished"),
    [
        ([], [5], ["....", "....", "....", "...."]),
        ([LAMP], [], ["..##", "..##", "####", "####"]),
        ([LIT], [], ["####", "####", "####", "###."]),
        ([LAMP, LIT], [], ["..##", "..##", "####", "###."]),
        ([LAMP], [11], ["..##", "....", "##..", "##.."]),
        ([LIT], [0, 5], ["...#", "...#", "...#", "###."]),
    ],
)
def test_what_is_not_lit_is_covered(lights: list[Decoration], right: list[int], wished: list[str]) -> None:
    assert board(covered(lights, 4, right)) == wished


def drawn(*decoration: Decoration, grid: Grid | None = None, candidates: bool = False) -> tuple[set[int], list[str]]:
    """The cells under fog, and the digits that are shown."""
    scene = board_scene(PUZZLE, grid, decoration=decoration, candidates=candidates)
    fills = [one for one in scene.primitives if isinstance(one, Fill) and one.style == "fog"]
    texts = [one.text for one in scene.primitives if isinstance(one, Text) and one.style in ("given", "entered")]
    return {int(one.y * 4 + one.x) for one in fills}, texts


def test_a_picture_hides_the_givens_in_the_fog() -> None:
    dark, digits = drawn(LAMP)
    assert dark == covered([LAMP], 4)
    assert digits == ["1"]


def test_placed_digits_light_a_picture_and_a_full_board_has_no_fog() -> None:
    placed = Grid.of_digits(PUZZLE, bytes([1, 0, 0, 0, 0, 0, 2, 1, 0, 3, 0, 0, 0, 0, 0, 4]))
    dark, digits = drawn(LAMP, grid=placed)
    assert dark == covered([LAMP], 4, [7])
    assert digits == ["1", "2", "1"]
    assert drawn(LAMP, grid=solve(PUZZLE))[0] == set()


def test_nothing_is_hidden_where_candidates_are_asked_for() -> None:
    assert drawn(LAMP, candidates=True)[0] == set()


def test_a_terminal_shows_no_given_in_the_fog() -> None:
    shown = terminal(board_scene(PUZZLE, decoration=(LAMP,)))
    assert "1" in shown
    assert not set("234") & set(shown)


def test_fog_has_a_sentence_and_solvers_do_not_see_it() -> None:
    assert list(fog_words([LAMP])) == ["fog"]
    assert fog_words([]) == {}
    assert count(PUZZLE) == 1
