"""The verbs of logic: explain, hint, judge."""

import json
from dataclasses import asdict
from typing import Any

from ninefold import read_puzzle
from ninefold.logic import path, without_guessing
from ninefold.model import Grid
from ninefold.picture.step import step_layers

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ANSWER = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
MEDIUM = "21.37............5...1.5.9...9.3.6.....8..5.7...7.4...98.........1.6.....532..1.."


def ask(client: Any, verb: str, **data: Any) -> Any:
    answer = client.post(f"/api/{verb}", data)
    assert answer.status == 200, answer.body
    return answer.data


def digits_of(text: str) -> list[int]:
    return [0 if symbol == "." else int(symbol) for symbol in text]


def test_the_path_goes_from_the_puzzle_to_its_solution(client: Any) -> None:
    found = ask(client, "explain", puzzle=ONE)
    assert (found["solved"], found["unique"], found["level"], found["score"]) == (True, True, "easy", 204)
    assert found["end"]["digits"] == digits_of(ANSWER)
    assert len(found["grids"]) == len(found["steps"]) > 40
    assert found["grids"][0]["digits"] == digits_of(ONE)


def test_each_step_changes_its_grid_into_the_next(client: Any) -> None:
    found = ask(client, "explain", puzzle=MEDIUM)
    after = [*found["grids"][1:], found["end"]]
    for grid, step, then in zip(found["grids"], found["steps"], after, strict=True):
        for cell, digit in step["placements"]:
            assert grid["digits"][cell] == 0
            assert then["digits"][cell] == digit
        for cell, digit in step["eliminations"]:
            assert digit in grid["candidates"][cell]
            assert digit not in then["candidates"][cell]


def test_the_picture_of_a_step_is_the_one_that_the_svg_draws(client: Any) -> None:
    found = ask(client, "explain", puzzle=MEDIUM)
    grid = Grid.start(read_puzzle(MEDIUM))
    for told, (step, after) in zip(found["steps"], path(grid, without_guessing(unique=True)), strict=True):
        assert told["picture"] == json.loads(json.dumps(asdict(step_layers(grid, step))))
        grid = after


def test_the_parts_of_a_sentence_make_the_sentence(client: Any) -> None:
    for long in (False, True):
        for step in ask(client, "explain", puzzle=MEDIUM, long=long)["steps"]:
            assert "".join(part["text"] for part in step["parts"]) == step["sentence"]


def test_bottlenecks_are_the_hardest_steps(client: Any) -> None:
    found = ask(client, "explain", puzzle=MEDIUM)
    points = [step["technique"]["score"] for step in found["steps"]]
    assert points[found["bottlenecks"][0]] == max(points)
    name = found["steps"][found["bottlenecks"][0]]["technique"]["name"]
    assert f"{name} (step {found['bottlenecks'][0] + 1})" in found["sentence"]


def test_the_techniques_of_a_path_are_counted(client: Any) -> None:
    found = ask(client, "explain", puzzle=MEDIUM)
    assert sum(used["count"] for used in found["techniques"]) == len(found["steps"])


def test_a_puzzle_without_a_solution_has_no_path(client: Any) -> None:
    found = ask(client, "explain", puzzle="55" + "." * 79)
    assert (found["steps"], found["sentence"]) == ([], "No solution: there is nothing to explain.")


def test_a_variant_has_a_path_too(client: Any) -> None:
    found = ask(client, "explain", puzzle="1...........2...", variants=["diagonal"], long=True)
    assert (found["count"], len(found["steps"]) > 0) == (2, True)


CAGES = [
    {"kind": "Cage", "cells": cells, "total": total}
    for cells, total in (
        (["r1c1", "r2c1"], 4),
        (["r1c2", "r1c3"], 5),
        (["r1c4", "r2c4", "r2c3"], 7),
        (["r2c2", "r3c2"], 5),
    )
]


def test_a_killer_has_steps_that_name_their_rule(client: Any) -> None:
    found = ask(client, "explain", puzzle="." * 16, constraints=CAGES, long=True)
    rules = [step for step in found["steps"] if step["technique"]["family"] == "rules"]
    assert rules
    assert all(step["sentence"][0].isupper() for step in rules)
    assert all("".join(part["text"] for part in step["parts"]) == step["sentence"] for step in rules)
    assert any(step["picture"]["under"] for step in rules)
    hinted = ask(client, "hint", puzzle="." * 16, constraints=CAGES, stage=4)
    assert hinted["kind"] == "step"
    assert hinted["technique"]["family"] == "rules"


def test_the_four_stages_of_a_hint_say_more_and_more(client: Any) -> None:
    one, two, three, four = (ask(client, "hint", puzzle=ONE, stage=stage) for stage in (1, 2, 3, 4))
    assert {hint["kind"] for hint in (one, two, three, four)} == {"step"}
    assert (one["sentence"], one["technique"], one["step"]) == ("Look at row 5.", None, None)
    assert (two["sentence"], two["technique"]["id"]) == ("Look for a Naked Single.", "naked-single")
    assert (three["sentence"], three["cells"]) == ("Naked Single: look at r5c5.", [40])
    assert four["step"]["placements"] == [[40, 5]]
    assert "r5c5" in four["sentence"]


def test_a_hint_names_a_wrong_digit_before_anything_else(client: Any) -> None:
    digits = digits_of(ONE)
    digits[2] = 1  # the solution has 4
    found = ask(client, "hint", puzzle=ONE, digits=digits)
    assert (found["kind"], found["wrong"], found["cells"][0], found["digit"]) == ("mistake", "digit", 2, 1)
    assert found["sentence"].startswith("r1c3 cannot be 1. ")


def test_a_digit_that_clashes_is_told_with_the_house(client: Any) -> None:
    digits = digits_of(ONE)
    digits[2] = 5
    found = ask(client, "hint", puzzle=ONE, digits=digits)
    assert found["sentence"] == "r1c3 cannot be 5. Row 1 has two 5s (r1c1, r1c3)."
    assert found["cells"] == [2, 0]


def test_the_first_mistake_is_the_oldest_where_the_order_is_told(client: Any) -> None:
    digits = digits_of(ONE)
    digits[2], digits[72] = 1, 1  # the solution has 4 and 3
    early = ask(client, "hint", puzzle=ONE, digits=digits, order=[72, 2])
    late = ask(client, "hint", puzzle=ONE, digits=digits, order=[2, 72])
    assert (early["cells"][0], late["cells"][0]) == (72, 2)


def test_a_mark_that_was_removed_too_early_is_a_mistake(client: Any) -> None:
    marks: list[list[int]] = [[] for _ in range(81)]
    marks[2] = [1, 2]  # the solution has 4
    found = ask(client, "hint", puzzle=ONE, candidates=marks)
    assert (found["kind"], found["wrong"], found["cells"], found["digit"]) == ("mistake", "mark", [2], None)
    assert ask(client, "hint", puzzle=ONE, candidates=marks, stage=4)["digit"] == 4


def test_a_hint_knows_the_marks_of_the_player(client: Any) -> None:
    puzzle = "1.347.........64.9...8.9.............7.6..39...6.5...7...5..723.8...1.6..3..9...1"
    assert ask(client, "hint", puzzle=puzzle, stage=2)["technique"]["id"] == "hidden-single"
    solution = ask(client, "solve", puzzle=puzzle)["solutions"][0]
    marks: list[list[int]] = [[] for _ in range(81)]
    marks[1] = [int(solution[1])]
    found = ask(client, "hint", puzzle=puzzle, candidates=marks, stage=4)
    assert (found["technique"]["id"], found["step"]["placements"]) == ("naked-single", [[1, marks[1][0]]])


def test_a_full_right_grid_is_done(client: Any) -> None:
    assert ask(client, "hint", puzzle=ONE, digits=digits_of(ANSWER))["kind"] == "done"


def test_a_puzzle_that_is_wrong_itself_is_no_fault_of_the_player(client: Any) -> None:
    assert ask(client, "hint", puzzle="55" + "." * 79)["kind"] == "impossible"


def test_claims_are_judged(client: Any) -> None:
    claims = ["r5c5=5", "r5c5≠4", "r1c3=1", "R1C3 != 4"]
    told = ask(client, "judge", puzzle=ONE, claims=claims)["claims"]
    assert [claim["true"] for claim in told] == [True, True, False, False]
    assert told[0]["step"]["placements"] == [[40, 5]]
    assert told[0]["sentence"].startswith("Right: ")
    assert told[2]["sentence"].startswith("Wrong: ")


def test_a_claim_that_makes_no_sense_is_refused(client: Any) -> None:
    answer = client.post("/api/judge", {"puzzle": ONE, "claims": ["row 3 is nice"]})
    assert (answer.status, "expected a claim like r3c4<>7" in answer.data["detail"]) == (400, True)
