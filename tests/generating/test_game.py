"""Games look like their level: givens and symmetry as players know them, from the seed alone."""

import json

import pytest
from click.testing import CliRunner

from ninefold.cli import ninefold
from ninefold.desk.generate import generate, wish_of
from ninefold.errors import PuzzleError
from ninefold.generating import GAMES, Range
from ninefold.generating.game import givens_of
from ninefold.model import Shape

NINE = Shape(3, 3)
USUAL = {"easy": (34, 38), "medium": (30, 33), "hard": (26, 29), "unfair": (24, 28), "extreme": (22, 28)}
MORE = {"usual": 0, "more": 4, "fewer": -4}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", USUAL)
def test_a_game_has_the_givens_of_its_level_in_half_turn_symmetry(level: str, game: str) -> None:
    least, most = USUAL[level]
    for seed in range(4):
        made = generate(wish_of([], [], NINE, game=(game, seed), level=level), seed=seed)
        assert made.puzzle is not None
        assert made.level == level
        assert least + MORE[game] <= 81 - made.puzzle.count(".") <= most + MORE[game]
        assert [one == "." for one in made.puzzle] == [one == "." for one in reversed(made.puzzle)]


def test_the_number_of_givens_varies_with_the_seed() -> None:
    assert {givens_of("easy", "usual", seed).least for seed in range(40)} == {34, 35, 36, 37, 38}
    assert {givens_of("easy", "usual", seed).most for seed in range(40)} == {38}


def test_what_is_said_goes_before_what_is_usual() -> None:
    wish = wish_of([], [], NINE, game=("usual", 1), level="easy", symmetry="none", givens=Range(24, 25))
    assert (wish.symmetry, wish.givens) == ("none", Range(24, 25))
    assert wish_of([], [], NINE, game=("usual", 1), level="easy", minimal=True).givens == Range()


def test_variants_and_other_sizes_have_the_givens_they_need() -> None:
    diagonal = wish_of(["diagonal"], [], NINE, game=("usual", 1), level="easy")
    assert (diagonal.symmetry, diagonal.givens) == ("rotation180", Range())
    assert wish_of([], [], Shape(2, 2), game=("usual", 1), level="easy").givens == Range()
    assert wish_of(["killer"], [], NINE, game=("usual", 1), level="easy").symmetry == "none"


def test_without_game_a_wish_is_what_it_was() -> None:
    wish = wish_of([], [], NINE, level="easy")
    assert (wish.symmetry, wish.givens) == ("none", Range())


def test_a_seed_that_was_drawn_makes_the_same_game_again() -> None:
    words = ["generate", "--level", "easy", "--game", "more", "--json"]
    first = json.loads(CliRunner().invoke(ninefold, words).stdout)
    again = json.loads(CliRunner().invoke(ninefold, [*words, "--seed", str(first["seed"])]).stdout)
    assert first["puzzle"] == again["puzzle"]


def test_another_game_is_refused_by_name() -> None:
    with pytest.raises(PuzzleError, match="no game is called 'chess'; there are usual, more, fewer"):
        wish_of([], [], NINE, game=("chess", 1), level="easy")
