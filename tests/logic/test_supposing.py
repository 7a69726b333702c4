"""Where every other technique ends a candidate is supposed, and its cases are followed to their ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from ninefold import Puzzle, Shape, solve
from ninefold.constraints import Cage
from ninefold.engine import any_logic
from ninefold.engine.any_logic import forget_boards
from ninefold.engine.rule_marks import RuleMarks
from ninefold.engine.stop import Stop
from ninefold.generating import generate
from ninefold.generating.layout import LayoutWish
from ninefold.logic import SUPPOSING, LogicOptions, next_step, path, sentences, without_guessing, words
from ninefold.logic.cases import case_tree
from ninefold.model import Grid, Step

# Beyond the ladder of plain 9×9 without guessing.
INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
GOLDEN_NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."


def told(step: Step) -> str:
    return " ".join(words(each) for each in sentences(step))


# As on any board, and without nested nets: cases are left.
LADDER = LogicOptions(
    techniques=tuple(name for name in without_guessing(unique=True).techniques or () if name != "nested-forcing-net")
)


def walk(line: str) -> Iterator[tuple[Step, Grid]]:
    return any_logic.path(Grid.start(Puzzle.parse(line)), LADDER, Stop())


def test_a_plain_puzzle_that_no_other_technique_solves_is_solved_by_cases() -> None:
    puzzle = Puzzle.parse(INKALA)
    right = solve(puzzle)
    assert right is not None
    used, grid = [], Grid.start(puzzle)
    for step, after in walk(INKALA):
        assert all(right.digits[cell] != digit for cell, digit in step.eliminations)
        assert all(right.digits[cell] == digit for cell, digit in step.placements)
        if step.technique.id == SUPPOSING:
            alone = any_logic.next_step(grid, LADDER, Stop())
            assert alone is not None
            assert alone.technique == step.technique
            forget_boards()
            assert any_logic.next_step(grid, LADDER, Stop()) == alone  # whatever was asked before
        used.append(step.technique.id)
        grid = after
    assert grid.digits == right.digits
    assert SUPPOSING in used
    assert "brute-force" not in used


def test_a_net_tells_the_locked_candidates_and_subsets_that_it_needs() -> None:
    told_on_the_way = 0
    for step, _ in walk(INKALA):
        inner = [rule for rule in step.evidence.rules if rule.name == "inner"]
        if step.technique.id != "forcing-net-contradiction" or not inner:
            continue
        told_on_the_way += 1
        text = told(step)
        assert text.startswith("Suppose the opposite: that ")
        assert f"On the way: {'; '.join(rule.sentence for rule in inner)}." in text
    assert told_on_the_way


def test_what_holds_on_the_way_is_told_in_words() -> None:
    marks = RuleMarks(Puzzle(Shape(3, 3), bytes(81)))
    assert marks("locked", (), (0, 1), (5, 0), ()).sentence == "the 5 of row 1 is in one of the cells r1c1 and r1c2"
    assert marks("subset", (), (0, 1), (4, 7), ()).sentence == "r1c1 and r1c2 hold 4 and 7"


def test_steps_do_not_depend_on_what_was_remembered() -> None:
    killer = next(generate(LayoutWish(layouts=("killer",)), seed=3)).puzzle
    ladder, grid = without_guessing(unique=True), Grid.start(killer)
    for number, (step, after) in enumerate(path(killer, ladder)):
        if number % 12 == 0:
            forget_boards()
            assert next_step(grid, ladder) == step
        grid = after


def test_supposing_is_left_out_where_it_is_not_wanted() -> None:
    ladder = without_guessing(unique=True).techniques
    assert ladder is not None
    options = LogicOptions(techniques=tuple(name for name in ladder if name != SUPPOSING))
    assert all(step.technique.id != SUPPOSING for step, _ in path(Puzzle.parse(INKALA), options))


def test_every_case_is_told_with_what_is_supposed_and_what_is_impossible_then() -> None:
    for step, _ in walk(INKALA):
        if step.technique.id != SUPPOSING or not any(rule.name == "case" for rule in step.evidence.rules):
            continue
        text = told(step)
        assert text.startswith("Suppose that ")
        assert text.count("if ") == text.count(", but ") == sum(rule.name == "case" for rule in step.evidence.rules)
        return
    pytest.fail("no step by cases was met")


def test_the_cases_are_a_tree_in_which_every_cell_that_is_taken_has_all_its_candidates() -> None:
    deepest = 0
    before = Grid.start(Puzzle.parse(GOLDEN_NUGGET))
    for step, after in islice(walk(GOLDEN_NUGGET), 5):
        tree = case_tree(step)
        assert sum(bool(one.end) for one in tree) == sum(rule.name == "case" for rule in step.evidence.rules)
        for at, one in enumerate(tree):
            end = next((i for i in range(at + 1, len(tree)) if tree[i].depth <= one.depth), len(tree))
            below = tree[at + 1 : end]
            assert bool(below) == (not one.end)
            assert {other.depth - one.depth for other in below[:1]} <= {1}
        for depth in {one.depth for one in tree}:
            deepest = max(deepest, depth)
        top = [one.supposed for one in tree if one.depth == 0]
        assert len({cell for cell, _ in top}) <= 1
        assert all(digit in before.candidates_of(cell) for cell, digit in top)
        before = after
    assert deepest >= 2


def test_what_is_impossible_is_told_of_rules_together_and_of_what_cages_leave() -> None:
    marks = RuleMarks(Puzzle(Shape(3, 3), bytes(81), (Cage((0, 1, 2), 15), Cage((3, 4, 5), 15))))
    alone = marks("no filling", (0,), (0, 1, 2), (), ())
    assert alone.sentence == "the killer cage r1c1, r1c2 and r1c3 cannot be filled"
    rest = marks("no total", (), (6, 7, 8), (15, 1, 1, 1), ())
    assert rest.sentence == "it is no longer possible that r1c7, r1c8 and r1c9 add up to 15"
    rule = "the digits of the cage are different and add up to 15"
    together = marks("not together", (0, 1), tuple(range(9)), (0,), ())
    assert together.sentence == f"row 1 cannot be filled so that {rule}"
    assert marks("not together", (0, 1), (0, 3), (), ()).sentence == f"r1c1 and r1c4 cannot be filled so that {rule}"
