"""Steps on a board: every role has a shape, and the sentence has the same inks."""

from tests.picture.examples import ONE

from ninefold import Grid, read_puzzle
from ninefold.logic import explain, path
from ninefold.model import Evidence, Mark, Node, Step, Technique
from ninefold.model import Link as Bond
from ninefold.picture.scene import Fill, Link
from ninefold.picture.step import ink_of, step_layers

COLOURS = Technique("multi-colors-1", "Multi Colors 1", "coloring")


def test_the_four_colours_of_two_nets_differ_in_shape_or_ink() -> None:
    grid = Grid.start(read_puzzle("." * 81))
    marks = tuple(Mark(cell, 5, f"color-{letter}") for cell, letter in enumerate("abcd"))
    drawn = step_layers(grid, Step(COLOURS, evidence=Evidence(marks=marks))).over
    assert [one.style for one in drawn if one.kind != "text"] == ["r-pattern", "r-second", "r-third", "r-fourth"]


def test_a_set_has_the_same_ink_in_the_sentence_as_on_the_board() -> None:
    grid = Grid.start(read_puzzle(ONE))
    for step, after in path(grid):
        if step.technique.id == "sue-de-coq":
            break
        grid = after
    tints = {(one.x, one.y): one.style for one in step_layers(grid, step).under if isinstance(one, Fill)}
    told = [(part.cells, ink_of(part.role)) for part in explain(step, long=True) if part.role.startswith("set")]
    assert len(told) > 1
    for cells, ink in told:
        assert {tints[cell % 9, cell // 9] for cell in cells} == {"r-set2" if ink == "second" else "r-set"}


def test_candidates_that_a_step_draws_are_told() -> None:
    grid = Grid.start(read_puzzle(ONE))
    for step, after in path(grid):
        layers = step_layers(grid, step)
        assert set(step.eliminations) <= set(layers.drawn)
        assert all((cell, digit) in layers.drawn for cell, _ in step.placements for digit in grid.candidates_of(cell))
        grid = after


def test_a_link_of_a_group_ends_at_one_of_its_candidates() -> None:
    grid = Grid.start(read_puzzle("." * 81))
    bond = Bond(Node((0, 2), 5), Node((8,), 5), strong=True)
    drawn = step_layers(grid, Step(COLOURS, evidence=Evidence(links=(bond,)))).over
    (link,) = (one for one in drawn if isinstance(one, Link))
    assert 2.5 < link.start[0] < 2.7  # beside the candidate in r1c3, and not between those of the group
