"""Chains with the guardians of patterns, oddagons and B-braids: each is proved again by a slow twin."""

from collections import Counter

import pytest
from tests.logic.prove_chain import candidates, proves, refutes

from ninefold import Stop, read_puzzle
from ninefold.errors import StoppedError
from ninefold.logic import explain, words
from ninefold.logic.expert_path import expert_path
from ninefold.logic.whips import EVERY_KIND, Chain, chain_on, next_chain, next_nested
from ninefold.model import Grid
from ninefold.picture.svg import step_svg
from ninefold.school.stock import board_of
from ninefold.solving import solve

# A puzzle of Easter Monster's kind, and one with a tridagon of two guardians: both by others, well known.
NESTED = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
GUARDED = "..34.678..........78..2346..3..48..664.2.7..88..63.....7....65.......912....628.7"


def solution_of(grid: Grid) -> bytes:
    solution = solve(grid.puzzle)
    assert solution is not None
    return solution.digits


def chains(line: str, kind: str, number: int) -> list[tuple[Grid, Chain]]:
    """The first chains of a kind, each removed before the next; what is in the way is removed, too."""
    grid, found = Grid.start(read_puzzle(line)), list[tuple[Grid, Chain]]()
    while len(found) < number and (chain := next_chain(grid, kinds=(kind,), longest=7)):
        if chain.kind == kind:
            found.append((grid, chain))
        grid = grid.apply(chain.step)
    return found


@pytest.mark.parametrize("kind", ["or-whip", "or-g-whip", "or-forcing-whip"])
def test_chains_with_guardians_are_proved_by_the_candidates_alone(kind: str) -> None:
    found = chains(GUARDED, kind, 6)
    assert found
    solution = solution_of(found[0][0])
    for before, chain in found:
        assert chain.patterns
        assert proves(candidates(before), chain), chain.nrc
        assert all(solution[cell] != digit for cell, digit in chain.eliminations)


@pytest.mark.parametrize(("cell", "digit"), [(46, 1), (52, 2)])
def test_the_last_conclusion_may_rule_out_guardians_that_share_no_house(cell: int, digit: int) -> None:
    grid = board_of(
        {
            "givens": GUARDED,
            "digits": "..34.678.4.6......78..2346..3..48..664.2.7..88..63.....7....65..68..4912....628.7",
            "removed": "222 124 524 924 125 525 925 527 928 569 969",
        }
    )
    chain = chain_on(grid, cell, digit, kinds=("or-whip",), longest=4)
    assert chain is not None
    assert chain.patterns
    assert chain.links[-1].variable in chain.patterns
    assert proves(candidates(grid), chain)


def test_a_forcing_whip_begins_with_all_candidates_of_a_place_each_of_which_rules_out_the_target() -> None:
    grid = Grid.start(read_puzzle(GUARDED))
    solution, seen = solution_of(grid), 0
    for step, _, after in expert_path(grid):
        chain = next_chain(grid, kinds=("forcing-whip",), longest=6)
        if chain:
            seen += 1
            assert proves(candidates(grid), chain), chain.nrc
            assert all(solution[cell] != digit for cell, digit in chain.eliminations)
            assert 2 <= chain.length == 1 + sum(len(branch.links) for branch in chain.branches) <= 6
        grid = grid.apply(step)
        assert grid == after
    assert seen > 5


def test_an_oddagon_is_an_odd_ring_of_places_with_two_candidates_each() -> None:
    grid = oddagon_board()
    chain = chain_on(grid, 43, 6, kinds=("oddagon",), longest=5)
    assert chain is not None
    assert chain.length == 5
    assert proves(candidates(grid), chain)
    assert chain_on(grid, 43, 6, kinds=("oddagon",), longest=4) is None


def oddagon_board() -> Grid:
    """The places of 6 in rows 1 and 8, columns 1 and 9 and box 1 form a ring of five, but for those that r5c8 sees."""
    grid = Grid.start(read_puzzle("." * 81))
    keep = {("r", 0): {1, 8}, ("r", 7): {0, 8}}
    gone = [(9 * row + column, 6) for (_, row), columns in keep.items() for column in range(9) if column not in columns]
    gone += [(9 * row + 8, 6) for row in range(9) if row not in (0, 7)]
    gone += [(9 * row, 6) for row in range(9) if row not in (2, 7)]
    gone += [(cell, 6) for cell in (0, 2, 9, 10, 11, 19, 20)]
    return grid.eliminate(sorted(set(gone)))


def test_the_inner_chains_of_a_b_braid_hold_one_after_the_other_and_the_end_is_impossible() -> None:
    grid = Grid.start(read_puzzle(NESTED))
    solution = solution_of(grid)
    for _ in range(2):
        chain = next_nested(grid, longest=4)
        assert chain is not None
        assert refutes(candidates(grid), chain)
        [(cell, digit)] = chain.eliminations
        assert solution[cell] != digit
        assert chain.inner
        assert chain.name.startswith(f"B{max(one.length for one in chain.inner)}-braid[")
        grid = grid.apply(chain.step)


def told(kind: str) -> tuple[Grid, Chain]:
    if kind != "b-braid":
        return chains(GUARDED, kind, 1)[0]
    grid = Grid.start(read_puzzle(NESTED))
    chain = next_nested(grid, longest=4)
    assert chain
    return grid, chain


BEGINNINGS: dict[str, str | tuple[str, ...]] = {
    "b-braid": "Suppose that r",
    "forcing-whip": ("In ", "The candidates of r"),
}


@pytest.mark.parametrize("kind", [*(one for one in EVERY_KIND if one.startswith("or-")), "forcing-whip", "b-braid"])
def test_every_kind_is_told_in_words_and_drawn(kind: str) -> None:
    grid, chain = told(kind)
    short, long = (words(explain(chain.step, long=each)) for each in (False, True))
    assert "{" not in short
    assert long.startswith(BEGINNINGS.get(kind, "Three digits alone cannot fill these cells"))
    assert long.endswith("from " + short.rsplit("from ", 1)[1])
    assert chain.nrc.startswith(f"{chain.name}: ")
    assert "<svg" in step_svg(grid, chain.step)


def test_the_expert_path_uses_guardians_and_every_step_is_true() -> None:
    grid = Grid.start(read_puzzle(GUARDED))
    solution, used = solution_of(grid), Counter[str]()
    for step, _, after in expert_path(grid):
        used[step.technique.id] += 1
        assert all(solution[cell] != digit for cell, digit in step.eliminations)
        assert all(solution[cell] == digit for cell, digit in step.placements)
        grid = after
    assert grid.is_full
    assert any(name.startswith("or-") for name in used)


def test_a_stop_ends_the_search_for_a_b_braid() -> None:
    stop = Stop()
    stop.stop()
    with pytest.raises(StoppedError):
        next_nested(Grid.start(read_puzzle(NESTED)), stop=stop)
