"""Exercises: a board for every technique, the same for the same seed, whose step the judge calls right."""

import pytest
from click.testing import CliRunner

from ninefold import school
from ninefold.cli import ninefold
from ninefold.desk.judge_step import judge_step
from ninefold.engine.stop import Stop
from ninefold.logic import techniques
from ninefold.school.how_often import how_often
from ninefold.school.lesson import taught

EVERY = pytest.mark.parametrize("name", taught())


@EVERY
def test_there_is_a_board_just_before_a_step_with_help_in_three_strengths(name: str) -> None:
    made = school.exercise(name, seed=1)
    assert made.step.technique.id == name
    assert made.task.startswith("Find ")
    assert len({made.task, *made.help}) == 4
    assert all(text.startswith("Look at ") and text.endswith(".") for text in made.help)


@pytest.mark.parametrize("name", ["hidden-single", "skyscraper", "jellyfish", "death-blossom", "cage-combinations"])
def test_the_same_seed_makes_the_same_board_and_another_one_another(name: str) -> None:
    first, again = school.exercise(name, seed=5), school.exercise(name, seed=5)
    assert first.grid == again.grid
    others = {school.exercise(name, seed=seed).grid.oneline for seed in range(6)}
    assert len(others) > 1


@pytest.mark.parametrize(
    "name", ["x-wing", "als-xz", "kraken-fish-1", "finned-mutant-whale", "rule-of-45", "aligned-triple-exclusion"]
)
def test_what_the_exercise_asks_for_is_judged_right(name: str) -> None:
    made = school.exercise(name, seed=2)
    claims = [(True, *one) for one in made.step.placements] + [(False, *one) for one in made.step.eliminations]
    assert judge_step(made.grid, name, claims, stop=Stop()).finding == "right"


def test_rare_techniques_come_from_the_stock_in_other_clothes() -> None:
    counted = how_often(techniques()["jellyfish"])
    assert counted is not None
    assert counted.used < 1000
    stocked = {grid.puzzle.oneline for grid in school.boards("jellyfish")}
    assert school.exercise("jellyfish", seed=1).grid.puzzle.oneline not in stocked


def test_the_answers_stand_at_the_end() -> None:
    asked = ["practice", "--technique", "x-wing", "--count", "2", "--seed", "1", "--help-with", "1"]
    said = CliRunner().invoke(ninefold, asked, standalone_mode=False).stdout
    boards, answers = said.split("\nAnswers\n")
    assert boards.count("Find an X-Wing. Look at the digit") == 2
    assert "removed" not in boards
    assert answers.startswith("1. Look at the digit")
    assert "\n2. " in answers
