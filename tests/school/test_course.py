"""The course: what is worth learning, in order, with puzzles that need nothing later."""

import pytest

from ninefold import school
from ninefold.errors import PuzzleError
from ninefold.generating.wish import SINGLES
from ninefold.logic import techniques
from ninefold.model import LEVELS
from ninefold.school.how_often import how_often
from ninefold.solving import is_unique


def needs_no_more(name: str, seed: int) -> None:
    made = school.course_puzzle(name, seed=seed)
    learnt = {*SINGLES, *school.course()[: school.course().index(name) + 1]}
    assert made.techniques is not None
    assert name in made.techniques
    assert set(made.techniques) <= learnt
    assert is_unique(made.puzzle)


@pytest.mark.parametrize("name", ["full-house", "locked-candidates-1", "x-wing", "xy-chain"])
def test_a_puzzle_of_the_course_needs_what_was_learnt_and_one_new_thing(name: str) -> None:
    needs_no_more(name, seed=3)


@pytest.mark.slow
@pytest.mark.parametrize("name", school.course())
def test_every_stage_of_the_course_has_such_puzzles(name: str) -> None:
    for seed in range(3):
        needs_no_more(name, seed)


def test_the_course_goes_from_easy_to_hard_and_in_each_level_from_often_to_seldom() -> None:
    ranks = []
    for name in school.course():
        counted = how_often(techniques()[name])
        assert counted is not None
        assert counted.used >= 500
        ranks.append((LEVELS.index(techniques()[name].level), -counted.used))
    assert ranks == sorted(ranks)
    assert {"x-wing", "skyscraper", "xy-wing", "aic"} <= set(school.course())
    assert "brute-force" not in school.course()


def test_the_placement_test_has_ten_boards_spread_over_the_course() -> None:
    places = [school.course().index(name) for name in school.placement()]
    assert len(set(places)) == 10
    assert places == sorted(places)
    assert places[-1] == len(school.course()) - 1


def test_a_technique_outside_the_course_is_refused_with_the_reason() -> None:
    with pytest.raises(PuzzleError, match="Jellyfish is not part of the course"):
        school.course_puzzle("jellyfish", seed=1)
