"""S-whips: each is proved again from its notation by a slow twin, told in words and drawn."""

from functools import cache

from tests.logic.prove_chain import candidates
from tests.logic.prove_notation import proves_what_is_written

from ninefold import read_puzzle
from ninefold.logic import explain, words
from ninefold.logic.expert_path import expert_path
from ninefold.logic.whips import KINDS, Chain, next_chain, whip_path
from ninefold.model import Grid
from ninefold.model.cells import cell_name
from ninefold.picture.svg import step_svg
from ninefold.solving import solve

# Puzzles of our own.
LINES = (
    "..4..3..9...49....1...6...3.......8..5.6..917..1...2...2..16..8....3.....96.85.7.",
    "...7..81...4..9..2.2.....9....3..6....9.6.2.13....1.78...5..1876.........7.93....",
    "2.185....78...16....9..3....4.1....28.....31........5.....74..9.2..9....3..5...4.",
)

NEEDED = ".4...29....35...82....814...6.72.3.........5....4.9..7.........53....79...91.3.6."
"""One where the expert path takes one."""


@cache
def s_whips(line: str) -> list[tuple[Grid, Chain]]:
    """Those of a path by whips and S-whips, with the grid before each."""
    before, found = Grid.start(read_puzzle(line)), []
    for _, chain, after in whip_path(before, kinds=("whip", "s-whip")):
        if chain and chain.kind == "s-whip":
            found.append((before, chain))
        before = after
    return found


def test_each_is_proved_by_what_is_written_of_it_and_removes_nothing_true() -> None:
    found = [(line, *one) for line in LINES for one in s_whips(line)]
    assert len(found) >= 8
    for line, grid, chain in found:
        solution = solve(read_puzzle(line))
        assert solution is not None
        assert proves_what_is_written(candidates(grid), chain.nrc), chain.nrc
        assert all(solution.digits[cell] != digit for cell, digit in chain.eliminations)


def test_the_twin_refuses_what_does_not_follow() -> None:
    grid, chain = s_whips(LINES[0])[0]
    told = "S2-whip[5]: r3c4{n5 n8} - r3c2{n8 n7} - c7n7 c7n8{n7r3c7 | r1c7 r2c7} - r1n1{c7 .} ⇒ r1c4≠5"
    assert chain.nrc == told
    for old, new in (
        ("r1c7 r2c7}", "r1c7 r3c7}"),  # 7 or 8 is left elsewhere
        ("c7n7 c7n8", "c7n7 c7n7"),  # twice the same place
        ("n7r3c7 |", "n8r3c7 |"),  # not ruled out by what is just before
        (" - r1n1{c7 .}", " - r1n1{c4 .}"),  # that neither
        (" - r1n1{c7 .}", " - r2n1{c7 .}"),  # something is left
        ("r3c4{n5 n8} - ", ""),  # r3c2 has 8 still
        ("S2-whip[5]", "S2-whip[4]"),
        ("≠5", "≠1"),
    ):
        assert old in told
        assert not proves_what_is_written(candidates(grid), told.replace(old, new)), new


def test_one_is_found_only_where_every_whip_is_longer() -> None:
    for line in LINES:
        for grid, chain in s_whips(line):
            assert next_chain(grid, kinds=("whip",), longest=chain.length) is None
            assert next_chain(grid, kinds=("s-whip",), longest=chain.length - 1) is None


def test_a_subset_counts_as_many_places_as_it_has() -> None:
    for line in LINES:
        for _, chain in s_whips(line):
            subsets = [link.subset for link in chain.links if link.subset]
            assert subsets
            assert chain.length == len(chain.links) + sum(len(one.places) - 1 for one in subsets)
            assert chain.name == f"S{max(len(one.places) for one in subsets)}-whip[{chain.length}]"


def test_every_subset_is_told_in_words_and_drawn() -> None:
    for line in LINES:
        for grid, chain in s_whips(line):
            short, long = (words(explain(chain.step, long=each)) for each in (False, True))
            assert "{" not in short
            assert long.startswith("Suppose the opposite, and follow where it leads: ")
            subsets = [link.subset for link in chain.links if link.subset]
            assert long.count("without ") == len(subsets)
            for one in subsets:
                assert all(f"{digit} in r" in long and cell_name(cell, 9) in long for cell, digit in one.fallen)
            assert step_svg(grid, chain.step).count("r-set") >= 2


def test_the_expert_path_takes_one_only_where_no_chain_before_it_is_as_short() -> None:
    before = Grid.start(read_puzzle(NEEDED))
    taken = [(grid, chain) for grid, chain in expert_chains(before) if chain.kind == "s-whip"]
    assert taken
    for grid, chain in taken:
        assert (
            next_chain(grid, kinds=("biv-chain", "z-chain", "t-whip", "whip", "g-whip"), longest=chain.length) is None
        )
        assert proves_what_is_written(candidates(grid), chain.nrc)


def expert_chains(before: Grid) -> list[tuple[Grid, Chain]]:
    found = []
    for _, chain, after in expert_path(before):
        if chain:
            found.append((before, chain))
        before = after
    assert before.is_full
    return found


def test_paths_by_whips_and_braids_know_nothing_of_them() -> None:
    assert "s-whip" not in KINDS
