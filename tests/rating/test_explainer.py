"""The scale of Sudoku Explainer on puzzles of our own: their numbers as of when every step of the reference agreed."""

import random
from pathlib import Path

import pytest

from ninefold import Grid, PuzzleError, Stop, TimeLimitError, read_puzzle, solve
from ninefold.engine.proof import Line, Proof
from ninefold.picture.svg import step_svg
from ninefold.rating import (
    explainer_many,
    explainer_next,
    explainer_rating,
    explainer_ratings,
    explainer_steps,
    proof_lines,
    rate,
)
from ninefold.rating.explainer import kinds

OWN = [
    (puzzle, float(er), float(ep), float(ed))
    for line in (Path(__file__).parent / "explainer_own.txt").read_text().splitlines()
    for puzzle, er, ep, ed in [line.split()]
]
HARD = [row for row in OWN if row[1] >= 6.5]
SINGLES = OWN[0][0]
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"


@pytest.mark.parametrize(("puzzle", "er", "ep", "ed"), OWN)
def test_ratings_of_our_own_puzzles(puzzle: str, er: float, ep: float, ed: float) -> None:
    assert explainer_rating(read_puzzle(puzzle)) == (er, ep, ed)


@pytest.mark.parametrize("row", OWN[::4], ids=lambda row: row[0])
def test_the_path_solves_the_puzzle_and_tells_its_numbers(row: tuple[str, float, float, float]) -> None:
    puzzle = read_puzzle(row[0])
    solved = solve(puzzle)
    assert solved
    solution = solved.digits
    grid = Grid.start(puzzle)
    ratings = []
    pearl = None
    for rated in explainer_steps(puzzle):
        assert rated.grid == grid
        ratings.append(rated.rating)
        assert all(solution[cell] == digit for cell, digit in rated.step.placements)
        assert all(solution[cell] != digit for cell, digit in rated.step.eliminations)
        assert rated.step.placements or rated.step.eliminations
        if rated.step.placements and pearl is None:
            pearl = max(ratings)
        grid = grid.apply(rated.step)
    assert grid.digits == solution
    assert (max(ratings), pearl, ratings[0]) == row[1:]


@pytest.mark.parametrize("row", HARD[::3], ids=lambda row: row[0])
def test_every_line_of_a_proof_follows_from_earlier_lines_and_the_last_ones_agree(row: tuple[str, float]) -> None:
    for rated in explainer_steps(read_puzzle(row[0])):
        if rated.proof is None:
            continue
        for chain in rated.proof.chains:
            for number, line in enumerate(chain):
                assert all(parent < number for parent in line.parents)
                assert (number == 0) or line.parents
        ends = {(chain[-1].cell, chain[-1].digit) for chain in rated.proof.chains}
        assert len(ends) == 1
        assert all(line.endswith((".", ")")) for line in proof_lines(rated.proof))


def test_nested_chains_are_told_folded_one_line_each() -> None:
    chain, net = kinds()["forcing-chain"], kinds()["dynamic-contradiction-chains"]
    inner = Proof(
        chain,
        4,
        ((Line(40, 3, True, None, None, None, ()), Line(41, 3, False, 4, None, None, (0,))),),
        (),
    )
    proof = Proof(
        net,
        7,
        (
            (
                Line(0, 1, True, None, None, None, ()),
                Line(8, 1, False, 0, None, None, (0,)),
                Line(41, 3, False, None, 0, chain, (0, 1)),
            ),
        ),
        (inner,),
    )
    assert list(proof_lines(proof)) == [
        "If r1c1 is 1: r1c9 is not 1 (row 1); r5c6 is not 3 ([1]).",
        "[1] Forcing Chain: r5c5 is 3 → r5c6 is not 3 (4 nodes)",
    ]


def test_every_step_of_the_scale_can_be_drawn() -> None:
    for rated in explainer_steps(read_puzzle(HARD[-1][0])):
        assert step_svg(rated.grid, rated.step).startswith("<svg")


def test_the_next_step_is_the_first_of_the_path() -> None:
    grid = Grid.start(read_puzzle(HARD[0][0]))
    step = explainer_next(grid)
    assert step == next(explainer_steps(grid))


def test_a_full_grid_has_nothing_to_rate() -> None:
    solution = solve(read_puzzle(SINGLES))
    assert solution
    full = solution.oneline
    assert explainer_rating(read_puzzle(full)) == (0.0, 0.0, 0.0)
    assert list(explainer_steps(read_puzzle(full))) == []
    assert explainer_next(Grid.start(read_puzzle(full))) is None


@pytest.mark.parametrize(
    ("puzzle", "problem"),
    [("." * 81, "more than one solution"), (TWO, "more than one solution"), ("11" + "." * 79, "no solution")],
)
def test_without_exactly_one_solution_there_is_no_rating_and_the_reason_is_said(puzzle: str, problem: str) -> None:
    rates = rate(read_puzzle(puzzle), only=frozenset({"er"}))
    assert (rates.er, rates.ep, rates.ed, rates.problem) == (None, None, None, problem)
    with pytest.raises(PuzzleError, match=problem):
        explainer_rating(read_puzzle(puzzle))
    with pytest.raises(PuzzleError, match=problem):
        list(explainer_steps(read_puzzle(puzzle)))
    assert bytes(explainer_many(read_puzzle(puzzle).givens)) == bytes(3)


def test_other_boards_are_refused_by_name_and_have_no_column() -> None:
    small = read_puzzle("1.....2..3.....4")
    with pytest.raises(PuzzleError, match="9×9"):
        explainer_rating(small)
    assert rate(small).er is None


def test_threads_change_nothing() -> None:
    puzzles = [read_puzzle(row[0]) for row in OWN] * 3
    assert explainer_ratings(puzzles, threads=3) == explainer_ratings(puzzles)


def test_many_puzzles_as_an_array_of_tenths() -> None:
    digits = b"".join(read_puzzle(row[0]).givens for row in OWN[:9])
    tenths = explainer_many(digits, threads=2)
    assert [tuple(tenths[n, i] for i in range(3)) for n in range(9)] == [
        tuple(round(10 * value) for value in row[1:]) for row in OWN[:9]
    ]
    with pytest.raises(PuzzleError, match="multiple of 81"):
        explainer_many(digits[1:])


def test_a_time_limit_is_kept() -> None:
    with pytest.raises(TimeLimitError):
        explainer_ratings([read_puzzle(HARD[-1][0])] * 5000, stop=Stop(0.05))


def image(puzzle: str, chance: random.Random) -> str:
    names = dict(zip("123456789", chance.sample("123456789", 9), strict=True))
    lines = [
        [3 * band + line for band in chance.sample(range(3), 3) for line in chance.sample(range(3), 3)]
        for _ in range(2)
    ]
    cells = [names.get(puzzle[9 * row + column], ".") for row in lines[0] for column in lines[1]]
    if chance.random() < 0.5:
        cells = [cells[9 * (i % 9) + i // 9] for i in range(81)]
    return "".join(cells)


def test_images_of_a_puzzle_have_one_invariant_rating_which_is_never_above_the_canonical_one() -> None:
    chance = random.Random(3)
    for puzzle, *_ in OWN[::8]:
        images = [read_puzzle(image(puzzle, chance)) for _ in range(3)]
        ratings = explainer_ratings([read_puzzle(puzzle), *images], invariant=True)
        assert len(set(ratings)) == 1


def test_below_the_chains_images_differ_only_where_the_order_of_steps_decides() -> None:
    """Up to 2.0 every choice leads to the same maximum on these puzzles; above, images may differ a little."""
    chance = random.Random(5)
    for puzzle, er, *_ in OWN:
        if er <= 1.5:
            assert {explainer_rating(read_puzzle(image(puzzle, chance))).er for _ in range(5)} == {er}
