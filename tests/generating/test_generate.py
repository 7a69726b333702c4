"""Puzzles are as wished, unique, and the same for the same seed."""

from itertools import islice

import pytest

from ninefold import Stop, StoppedError, is_unique, solutions
from ninefold.choices import Symmetry
from ninefold.errors import PuzzleError, UnmetWishError
from ninefold.generating import SCHEMES, SYMMETRIES, Progress, Range, Wish, generate
from ninefold.generating.check import faults, is_minimal
from ninefold.generating.symmetry import is_symmetric
from ninefold.generating.wish import SINGLES
from ninefold.logic import LogicOptions, furthest
from ninefold.model import LEVELS, Grid, Level, Mastery, Shape
from ninefold.rating import explainer_rating, rate


@pytest.mark.parametrize("level", LEVELS)
def test_a_puzzle_has_the_level_that_was_wished(level: Level) -> None:
    for generated in generate(Wish(level=level), count=3, seed=1):
        assert is_unique(generated.puzzle)
        assert rate(generated.puzzle).level == level == generated.level


@pytest.mark.parametrize("level", SCHEMES["mastery"])
def test_the_scheme_mastery_has_levels_of_its_own(level: Mastery) -> None:
    for generated in generate(Wish(level=level, scheme="mastery"), count=2, seed=1):
        assert rate(generated.puzzle).mastery == level == generated.mastery


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_givens_lie_symmetrically(symmetry: Symmetry) -> None:
    for generated in generate(Wish(symmetry=symmetry), count=3, seed=1):
        assert is_symmetric(generated.puzzle.givens, symmetry, 9)


@pytest.mark.parametrize(
    "wish",
    [
        Wish(level="hard", symmetry="rotation180"),
        Wish(techniques=("xy-wing",)),
        Wish(techniques=("x-wing",), enough=True),
        Wish(techniques=("skyscraper",), training=True),
    ],
    ids=lambda wish: wish.told,
)
def test_threads_change_nothing(wish: Wish) -> None:
    one, three = (list(generate(wish, count=30, seed=7, threads=threads)) for threads in (1, 3))
    assert one == three


def test_the_first_of_many_are_the_few() -> None:
    few, many = (list(generate(Wish(level="medium"), count=count, seed=3)) for count in (3, 40))
    assert few == many[:3]


def test_another_seed_gives_other_puzzles() -> None:
    one, two = (next(generate(seed=seed)) for seed in (1, 2))
    assert one.puzzle != two.puzzle


def test_without_a_seed_one_is_drawn_and_told() -> None:
    first = next(generate())
    assert next(generate(seed=first.seed)).puzzle == first.puzzle


def test_score_and_givens_stay_in_their_ranges() -> None:
    wish = Wish(score=Range(500, 700), givens=Range(27, 30))
    for generated in generate(wish, count=5, seed=1):
        assert generated.score in range(500, 701)
        assert generated.puzzle.given_count in range(27, 31)


def test_givens_stay_inside_the_mask() -> None:
    mask = frozenset(cell for cell in range(81) if cell % 9 != 4)
    for generated in generate(Wish(mask=mask), count=3, seed=1):
        assert all(generated.puzzle.givens[cell] == 0 for cell in range(4, 81, 9))


def test_a_minimal_puzzle_needs_every_given() -> None:
    for generated in generate(Wish(minimal=True, symmetry="rotation180"), count=2, seed=1):
        assert is_minimal(generated.puzzle)


@pytest.mark.parametrize("technique", ["naked-pair", "x-wing", "xy-wing"])
def test_the_path_takes_the_technique_that_was_wished(technique: str) -> None:
    generated = next(generate(Wish(techniques=(technique,)), seed=1))
    assert technique in (generated.techniques or {})


def test_a_technique_goes_with_points_and_givens() -> None:
    wish = Wish(techniques=("x-wing",), score=Range(500, 640), givens=Range(24, 27))
    for generated in generate(wish, count=3, seed=1):
        assert "x-wing" in (generated.techniques or {})
        assert generated.score in range(500, 641)
        assert generated.puzzle.given_count in range(24, 28)


def test_training_takes_the_technique_and_singles_alone() -> None:
    generated = next(generate(Wish(techniques=("naked-triple",), training=True), seed=1))
    assert set(generated.techniques or {}) - SINGLES == {"naked-triple"}


@pytest.mark.parametrize("technique", ["squirmbag", "dual-two-string-kite", "hidden-rectangle", "template-delete"])
def test_a_technique_and_singles_are_enough_where_singles_alone_are_not(technique: str) -> None:
    generated = next(generate(Wish(techniques=(technique,), enough=True), seed=1))
    singles = LogicOptions(techniques=tuple(SINGLES))
    both = LogicOptions(techniques=(*SINGLES, technique), duals=True)
    start = Grid.start(generated.puzzle)
    assert furthest(start, both).digits == generated.solution
    assert furthest(start, singles).digits != generated.solution
    assert generated.score == rate(generated.puzzle).score  # told by the default ladder, like everything else


@pytest.mark.parametrize("technique", ["dual-two-string-kite", "dual-empty-rectangle"])
def test_dual_patterns_can_be_wished_for(technique: str) -> None:
    generated = next(generate(Wish(techniques=(technique,)), seed=1))
    assert technique in (generated.techniques or {})


def test_the_path_does_not_take_what_is_forbidden() -> None:
    wish = Wish(level="hard", forbidden=("locked-candidates-1", "naked-pair"))
    for generated in generate(wish, count=3, seed=1):
        assert not {"locked-candidates-1", "naked-pair"} & set(generated.techniques or {})


@pytest.mark.parametrize("most", [20, 19, 18])
def test_few_givens_are_reached_by_walking_from_puzzle_to_puzzle(most: int) -> None:
    wish = Wish(givens=Range(None, most))
    one, two = (list(generate(wish, count=3, seed=1, threads=threads)) for threads in (1, 2))
    assert [generated.puzzle for generated in one] == [generated.puzzle for generated in two]
    for generated in one:
        assert generated.puzzle.given_count <= most
        assert [grid.digits for grid in solutions(generated.puzzle)] == [generated.solution]


def test_filled_grids_may_come_from_the_root_solution() -> None:
    generated = next(generate(Wish(from_root=True), seed=1))
    assert generated.puzzle != next(generate(seed=1)).puzzle
    assert is_unique(generated.puzzle)


def test_a_wish_out_of_reach_tells_the_nearest_when_the_time_is_up() -> None:
    wish = Wish(techniques=("hidden-quadruple",), score=Range(1, 10))
    with pytest.raises(UnmetWishError, match="the nearest has level") as caught:
        list(generate(wish, seed=1, stop=Stop(0.3)))
    assert caught.value.nearest is not None


def test_another_word_stops_it() -> None:
    stop = Stop()
    endless = generate(Wish(level="easy"), count=None, seed=1, stop=stop)
    assert len(list(islice(endless, 5))) == 5
    stop.stop()
    with pytest.raises(StoppedError):
        list(endless)


def test_progress_is_told() -> None:
    told: list[Progress] = []
    list(generate(Wish(level="easy"), count=5, seed=1, progress=told.append))
    assert told[-1].found == 5
    assert told[-1].attempts >= 5


def test_the_last_look_finds_what_is_wrong() -> None:
    generated = next(generate(Wish(level="easy"), seed=1))
    assert faults(generated, Wish(level="easy")) == []
    assert faults(generated, Wish(level="hard")) == ["level easy"]
    assert faults(generated, Wish(techniques=("x-wing",))) == ["without x-wing"]
    assert faults(generated, Wish(forbidden=("hidden-single",))) == ["with hidden-single"]
    assert faults(generated, Wish(techniques=("x-wing",), enough=True)) == ["without x-wing"]
    assert faults(generated, Wish(givens=Range(60, 70))) == [f"{generated.puzzle.given_count} givens"]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"level": "expert"}, "no level of the scheme 'level' is called 'expert'"),
        ({"givens": Range(None, 16)}, "no 9×9 puzzle with fewer than 17"),
        ({"givens": Range(82, None)}, "room for 81 at most, got 82.."),
        ({"givens": Range(30, None), "mask": frozenset(range(20))}, "room for 20 at most"),
        ({"techniques": ("x-wing",), "forbidden": ("x-wing",)}, "both wanted and forbidden"),
        ({"techniques": ("jellyfish",), "level": "easy"}, "jellyfish is hard, which is harder"),
        ({"training": True}, "name the technique"),
        ({"enough": True}, "name a technique beyond singles"),
        ({"enough": True, "techniques": ("full-house",)}, "name a technique beyond singles"),
        ({"enough": True, "techniques": ("x-wing",), "level": "hard"}, "no other wish about the path"),
        ({"enough": True, "techniques": ("x-wing",), "shape": Shape(2, 3)}, "plain 9×9 alone"),
        ({"techniques": ("fishing",)}, "no technique is called 'fishing'"),
        ({"symmetry": "round"}, "no symmetry is called 'round'"),
        ({"score": Range(5, 1)}, "the smaller number first"),
        ({"mask": frozenset({81})}, "cells beyond"),
        ({"techniques": ("rule-of-45",)}, "further rules"),
    ],
)
def test_a_wish_that_contradicts_itself_is_refused(wrong: dict[str, object], told: str) -> None:
    with pytest.raises(PuzzleError, match=told):
        Wish(**wrong)  # type: ignore[arg-type]


def test_a_wished_rating_is_kept_whatever_the_number_of_threads() -> None:
    wish = Wish(rating=Range(66, 72), symmetry="rotation180")
    one = list(generate(wish, count=3, seed=4))
    two = list(generate(wish, count=3, seed=4, threads=2))
    assert one == two
    for made in one:
        assert 6.6 <= explainer_rating(made.puzzle).er <= 7.2
        assert made.rating == explainer_rating(made.puzzle).er


def test_the_rating_is_told_where_it_is_asked_for() -> None:
    plain, rated = (list(generate(count=3, seed=1, with_rating=tell)) for tell in (False, True))
    assert [one.puzzle for one in plain] == [one.puzzle for one in rated]
    assert [one.rating for one in plain] == [None, None, None]
    assert [one.rating for one in rated] == [explainer_rating(one.puzzle).er for one in rated]
    assert all("rating" in one.record.facts for one in rated)


def test_a_rating_out_of_reach_is_told() -> None:
    with pytest.raises(UnmetWishError, match=r"^rating 12\.0\.\.: no puzzles"):
        next(generate(Wish(rating=Range(120, None)), seed=1, stop=Stop(0.2)))


def test_only_plain_nine_by_nine_has_a_rating_to_wish_for() -> None:
    with pytest.raises(PuzzleError, match="rating"):
        Wish(shape=Shape(2, 3), rating=Range(20, 30))
    with pytest.raises(PuzzleError, match="rating"):
        generate(Wish(shape=Shape(2, 3)), with_rating=True)


def test_a_technique_may_be_wished_for_by_the_name_it_is_shown_by() -> None:
    assert Wish(techniques=("X-Wing",), forbidden=("hidden pair",)) == Wish(
        techniques=("x-wing",), forbidden=("hidden-pair",)
    )
