"""Whips, braids and their kin as steps."""

import csv
import re
from pathlib import Path

import pytest

from ninefold import Stop, read_puzzle
from ninefold.errors import PuzzleError, StoppedError
from ninefold.logic import explain, words
from ninefold.logic.whips import KINDS, Chain, chain_on, next_chain, whip_path
from ninefold.model import Elimination, Grid, Node, Step, Technique
from ninefold.picture.svg import step_svg
from ninefold.rating import expert_rating
from ninefold.solving import solve

# Puzzles of our own, with their W.
EASY = "........6423..5......4..9...3.9.7.1..7.....93..8..1.......865.98....4...25.3....."
BRAIDED = "..6.37.........8....7.5..4..3...1.98.4..8.........43..6.....9...189...7.....65..1"
GROUPED = ".1...8.......7.5.37.3.........2...4.2.......6897..3.2....6.9...35...16....1...4.."


def solution_of(line: str) -> bytes:
    solution = solve(read_puzzle(line))
    assert solution is not None
    return solution.digits


def chains_of(line: str, *kinds: str) -> list[tuple[Grid, Chain]]:
    """The chains of a path, with the grid before each."""
    before, found = Grid.start(read_puzzle(line)), []
    for _, chain, after in whip_path(before, kinds=kinds or KINDS):
        if chain:
            found.append((before, chain))
        before = after
    assert before.is_full
    return found


@pytest.mark.parametrize("line", [EASY, BRAIDED, GROUPED])
def test_every_step_is_true_and_the_path_ends_in_the_solution(line: str) -> None:
    solution = solution_of(line)
    grid = Grid.start(read_puzzle(line))
    for step, _, after in whip_path(grid):
        assert all(solution[cell] != digit for cell, digit in step.eliminations)
        assert all(solution[cell] == digit for cell, digit in step.placements)
        grid = after
    assert grid.digits == solution


@pytest.mark.parametrize(
    ("kinds", "scale"), [(("whip",), "w"), (("whip", "g-whip"), "gw"), (("whip", "braid"), "b"), (KINDS, "gb")]
)
def test_the_longest_chain_of_the_path_is_the_rating_by_it(kinds: tuple[str, ...], scale: str) -> None:
    longest = max(chain.length for _, chain in chains_of(GROUPED, *kinds))
    assert longest == getattr(expert_rating(read_puzzle(GROUPED)), scale)


def test_simpler_kinds_come_first_among_chains_of_one_length() -> None:
    for grid, chain in chains_of(BRAIDED):
        simpler = KINDS[: KINDS.index(chain.kind)]
        if chain.length > 1:
            assert next_chain(grid, kinds=simpler, longest=chain.length) is None
        assert next_chain(grid, longest=chain.length - 1) is None


def test_every_left_candidate_is_false_by_what_is_true_before_it() -> None:
    for grid, chain in chains_of(GROUPED) + chains_of(BRAIDED):
        true = [chain.target]
        for link in chain.links:
            [cell] = link.left.cells
            assert link.left.digit in grid.candidates_of(cell)
            assert any(sees(node, link.left) for node in (true if "braid" in chain.kind else true[-1:]))
            if link.right:
                true.append(link.right)


def sees(node: Node, other: Node) -> bool:
    def together(a: int, b: int) -> bool:
        return a // 9 == b // 9 or a % 9 == b % 9 or (a // 27, a % 9 // 3) == (b // 27, b % 9 // 3)

    if node.digit != other.digit:
        return node.cells == other.cells
    return all(cell != other.cells[0] and together(cell, other.cells[0]) for cell in node.cells)


def test_nrc_notation_names_each_place_and_ends_with_a_point() -> None:
    texts = [chain.nrc for line in (EASY, BRAIDED, GROUPED) for _, chain in chains_of(line)]
    place = r"(r\dc\d\{n\d (n\d|\.)\}|r\dn\d\{c\d (c\d+|\.)\}|c\dn\d\{r\d (r\d+|\.)\}|b\dn\d\{r\dc\d (r\d+c\d+|\.)\})"
    for text in texts:
        assert re.fullmatch(rf"[a-z-]+\[\d+\]: {place}( - {place})* ⇒ r\dc\d≠\d(, r\dc\d≠\d)*", text), text
        assert (" .}" in text) == (not text.startswith("biv-chain"))
    assert any(re.search(r"c\d{3}", text) for text in texts)


def test_locked_candidates_are_a_whip_of_one_place_with_all_that_it_removes() -> None:
    [first] = [chain for _, chain in chains_of(BRAIDED)][:1]
    assert first.nrc == "whip[1]: b6n1{r6c8 .} ⇒ r1c8≠1, r2c8≠1"


def test_a_chain_is_told_in_words_and_drawn() -> None:
    for grid, chain in chains_of(GROUPED)[:6]:
        text = words(explain(chain.step, long=True))
        assert text.startswith("Suppose the opposite")
        assert "left" in text
        assert "<svg" in step_svg(grid, chain.step)


def test_what_is_true_has_no_chain() -> None:
    grid = Grid.start(read_puzzle(EASY))
    solution = solution_of(EASY)
    empty = [cell for cell, digit in enumerate(grid.digits) if not digit]
    assert all(chain_on(grid, cell, solution[cell], longest=5) is None for cell in empty[:20])


@pytest.mark.parametrize(("cell", "digit"), [(0, 0), (81, 1), (-1, 5), (8, 1), (0, 10)])
def test_what_is_no_candidate_has_no_chain(cell: int, digit: int) -> None:
    assert chain_on(Grid.start(read_puzzle(EASY)), cell, digit) is None


def test_other_boards_and_unknown_kinds_are_refused_and_a_stop_ends_the_search() -> None:
    with pytest.raises(PuzzleError, match="9×9 without constraints only"):
        next(whip_path(read_puzzle("1.....2..3.....4")))
    with pytest.raises(PuzzleError, match="no kind of chain is called 'snake'"):
        next_chain(Grid.start(read_puzzle(EASY)), kinds=("snake",))
    stop = Stop()
    stop.stop()
    with pytest.raises(StoppedError):
        next_chain(Grid.start(read_puzzle(BRAIDED)), stop=stop)


def test_published_whips_are_found_at_no_greater_length(reference: Path) -> None:
    with (reference / "expert" / "steps.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["rule"] in KINDS[:4]][::20]
    for row in rows:
        grid = Grid.start(read_puzzle(row["grid"]))
        for text, known in ((row["deleted"], False), (row["eliminations"], True)):
            for digit, r, c in (map(int, one) for one in text.split()):
                cell = 9 * (r - 1) + c - 1
                if known:
                    assert chain_on(grid, cell, digit, kinds=KINDS[:4], longest=int(row["size"])), row["chain"]
                elif digit in grid.candidates_of(cell):
                    gone = (Elimination(cell, digit),)
                    grid = grid.apply(Step(Technique("gone", "gone", ""), eliminations=gone))
