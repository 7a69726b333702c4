"""The ways to search, studied: what is told must follow from the tree itself."""

import pytest

from ninefold.engine.lab import Limits, run_native
from ninefold.lab.search import METHODS, study
from ninefold.lab.search_text import search_text
from ninefold.lab.theory import THEORY
from ninefold.model import Puzzle, Shape

THREE = Puzzle(Shape(2, 2), bytes([1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 0]))
NONE = Puzzle(Shape(2, 2), bytes([1, 2, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0]))


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("method", METHODS)
def test_counts_are_those_of_the_tree_that_was_written_down(method: str, whole: bool) -> None:
    outcome = run_native(method, THREE, Limits(), whole=whole, tree=1000)
    nodes = outcome.tree
    assert outcome.generated == len(nodes)
    assert sorted(node.visited for node in nodes if node.visited) == list(range(1, outcome.nodes + 1))
    parents = {node.parent for node in nodes}
    childless = [number for number, node in enumerate(nodes) if number not in parents and not node.solution]
    assert outcome.dead_ends == sum(nodes[number].expanded for number in childless)
    assert outcome.inner == len(parents - {-1})


@pytest.mark.parametrize("method", METHODS)
def test_a_node_is_made_after_its_parent_is_visited_and_before_it_is(method: str) -> None:
    nodes = run_native(method, THREE, Limits(), whole=True, tree=1000).tree
    for node in nodes[1:]:
        assert nodes[node.parent].visited <= node.made
        assert node.visited == 0 or node.made < node.visited


def replayed(method: str) -> tuple[int, int]:
    """The peaks of OPEN and CLOSED, from the tree alone."""
    outcome = run_native(method, THREE, Limits(), tree=1000)
    nodes, steps = outcome.tree, range(1, outcome.nodes + 1)
    # Before the n-th visit: made in an earlier one, and not yet taken up.
    waiting = [sum(node.made < n and (node.visited == 0 or node.visited >= n) for node in nodes) for n in steps]
    return max(waiting), outcome.nodes - 1


def test_open_and_closed_are_as_large_as_a_replay_of_the_tree_says() -> None:
    rows = {row.method: row for row in study(THREE).rows}
    assert (rows["bfs"].open, rows["bfs"].closed) == replayed("bfs")
    assert (rows["dfs"].open, rows["dfs"].closed) == (replayed("dfs")[0], None)
    assert (rows["bt"].open, rows["bt"].closed, rows["bt"].kept) == (None, None, 1)
    assert rows["bfs"].kept <= rows["bfs"].open + rows["bfs"].closed  # type: ignore[operator]
    assert rows["bfs"].state_bytes >= 16


def test_every_method_finds_every_solution_and_they_lie_equally_deep() -> None:
    answer = study(THREE)
    assert {row.tree.solutions for row in answer.rows} == {3}
    assert all(row.complete and row.optimal for row in answer.rows)
    assert {row.depth for row in answer.rows if row.method in ("bfs", "dfs", "best-first", "bt", "dlx")} == {13}


def test_the_formulas_of_the_thesis_stand_with_the_numbers_of_the_board() -> None:
    answer = study(THREE)
    value = {one.name: one.value for one in answer.parameters}
    assert (value["O"], value["d"], value["m"]) == (4 * 13, 13, 13)
    assert value["b"] == pytest.approx(39 / 32)  # 40 nodes, of which 5 dead ends and 3 solutions have no successor
    rows = {row.method: row for row in answer.theory}
    assert list(rows) == list(THEORY)
    assert rows["dfs"].memory_worked_out == pytest.approx(39 / 32 * 13)
    assert rows["bfs"].time_worked_out == pytest.approx((39 / 32) ** 14)
    assert (rows["dfs"].complete, rows["dfs"].our_complete) == (False, True)


def test_a_board_without_a_solution_is_told_as_one() -> None:
    answer = study(NONE)
    assert all(row.depth is None and row.optimal is None and row.complete for row in answer.rows)
    assert answer.theory == ()
    text = search_text(answer)
    assert text.startswith("The board has no solution")
    assert "thesis" not in text


def test_what_a_limit_cuts_is_marked_and_nothing_is_said_of_it() -> None:
    answer = study(Puzzle(Shape(3, 3), bytes(81)), Limits(seconds=2, states=500))
    broad = next(row for row in answer.rows if row.method == "bfs")
    assert (broad.outcome, broad.cut, broad.complete, broad.optimal) == ("inf", "memory", None, None)
    assert ">" in search_text(answer)


def test_lines_are_no_wider_than_the_terminal() -> None:
    lines = search_text(study(THREE), width=100).splitlines()
    assert max(len(line) for line in lines if not line.startswith(("To the", "The "))) <= 100
