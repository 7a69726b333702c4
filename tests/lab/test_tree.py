"""Search trees: what was searched is what is drawn."""

import xml.etree.ElementTree as ElementTree

import pytest

from ninefold.errors import PuzzleError
from ninefold.lab.tree import draw_tree, grow_tree, pruned
from ninefold.model import Puzzle, Shape, verify_by_houses

THREE = Puzzle(Shape(2, 2), bytes([1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 0]))
EMPTY = Puzzle(Shape(2, 2), bytes(16))


def test_a_small_tree_is_drawn_whole_with_its_dead_ends_and_solutions() -> None:
    tree = grow_tree(THREE, "dfs")
    assert tree.summary == "40 nodes, 5 dead ends, 3 solutions, depth 13"
    root = ElementTree.fromstring(draw_tree(tree))
    classes = [group.get("class") for group in root.iter("{http://www.w3.org/2000/svg}g")]
    assert len(classes) == 40
    assert classes.count("node dead") == 5
    assert classes.count("node solution") == 3


def test_breadth_first_and_depth_first_grow_the_same_tree() -> None:
    broad, deep = grow_tree(THREE, "bfs"), grow_tree(THREE, "dfs")
    assert sorted((node.cell, node.digit) for node in broad.nodes) == sorted((n.cell, n.digit) for n in deep.nodes)


def test_the_board_of_a_solution_is_right_and_a_dead_end_is_not_full() -> None:
    tree = grow_tree(THREE, "bt")
    for number, kind in enumerate(tree.kinds()):
        board = bytes(tree.digits_at(number))
        assert verify_by_houses(THREE, board) == (kind == "solution")


def test_the_first_solution_ends_the_tree_when_asked_and_open_states_are_told() -> None:
    tree = grow_tree(THREE, "dfs", whole=False)
    assert tree.outcome.solutions == 1
    assert "open" in tree.kinds()


def test_a_large_tree_is_pruned_and_what_is_cut_off_is_counted() -> None:
    tree = grow_tree(EMPTY, "dfs")
    kept, lost = pruned(tree, 100)
    assert len(kept) <= 100
    assert len(kept) + sum(lost.values()) == len(tree.nodes)
    assert all(tree.nodes[number].parent in kept for number in kept[1:])
    assert any(tree.nodes[number].solution for number in kept)


def test_the_picture_tells_when_each_node_was_visited() -> None:
    root = ElementTree.fromstring(draw_tree(grow_tree(THREE, "bfs")))
    numbers = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text") if text.get("class") == "visit"]
    assert sorted(int(number or 0) for number in numbers) == list(range(1, 41))


@pytest.mark.parametrize("name", ["ns", "sat", "nobody"])
def test_what_has_no_tree_says_so(name: str) -> None:
    with pytest.raises(PuzzleError, match=name):
        grow_tree(EMPTY, name)
