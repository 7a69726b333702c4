"""Traces: a search can be told again, step by step, from what was written down."""

import json
import re

import pytest

from ninefold.errors import PuzzleError
from ninefold.lab.player_page import player_page
from ninefold.lab.search import study
from ninefold.lab.search_page import search_page
from ninefold.lab.trace import TraceAnswer, trace
from ninefold.model import Puzzle, Shape

THREE = Puzzle(Shape(2, 2), bytes([1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 0]))
EASY = Puzzle.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


def waiting(one: TraceAnswer, step: int) -> list[int]:
    """OPEN after a visit, in the order in which it was made."""
    return [node for node, made in enumerate(one.made) if made <= step and not 0 < one.visited[node] <= step]


def test_breadth_first_takes_the_oldest_and_depth_first_the_youngest_parent() -> None:
    broad, deep = trace(THREE, "bfs"), trace(THREE, "dfs")
    for step in range(1, broad.steps):
        assert broad.visited.index(step + 1) == min(waiting(broad, step))
    for step in range(1, deep.steps):
        youngest = max(deep.made[node] for node in waiting(deep, step))
        last = [node for node in waiting(deep, step) if deep.made[node] == youngest]
        assert deep.visited.index(step + 1) == min(last)  # of one parent the smallest digit first
    assert broad.first == 38
    assert deep.first == 17


def test_a_long_search_is_kept_as_far_as_all_its_nodes_are() -> None:
    short, long = trace(EASY, "dfs", nodes=100), trace(EASY, "dfs", nodes=1500)
    assert len(short.parent) == 100
    assert not short.whole
    for step in range(1, short.steps + 1):
        assert waiting(short, step) == waiting(long, step)
    assert short.steps >= 50
    assert short.sentence.startswith(f"The first {short.steps} visits of ")


def test_a_node_at_the_edge_of_what_is_kept_is_not_called_a_dead_end() -> None:
    short, long = trace(EASY, "dfs", nodes=100), trace(EASY, "dfs", nodes=1500)
    assert set(short.dead) <= set(long.dead)


@pytest.mark.parametrize("name", ["ns", "sat", "nobody"])
def test_what_has_no_tree_says_so(name: str) -> None:
    with pytest.raises(PuzzleError, match=name):
        trace(Puzzle(Shape(2, 2), bytes(16)), name)


def test_a_page_holds_its_traces_and_loads_nothing() -> None:
    pytest.importorskip("matplotlib")
    traces = [trace(THREE, name) for name in ("bfs", "dfs")]
    for page in (player_page(THREE.oneline, traces), search_page(THREE, study(THREE), traces)):
        found = re.search(r'id="traces">(.*?)</script>', page, flags=re.S)
        assert found
        assert [one["title"] for one in json.loads(found[1])] == ["Breadth-first", "Depth-first"]
        assert "@@" not in page
        assert not re.search(r'(?:src|href)="(?!#)', page)
        assert not re.search(r"https?://(?!www\.w3\.org/)", page)
