"""The verbs that search: solve, count, check, candidates."""

from typing import Any

import pytest

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ANSWER = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
TWO_ANSWERS = {
    "213598647794316852586274193628147539149835276357962481875629314932451768461783925",
    "213598647794316852856274193687142539149835276325967481578629314932451768461783925",
}
EMPTY = "." * 81


def ask(client: Any, verb: str, **data: Any) -> Any:
    answer = client.post(f"/api/{verb}", data)
    assert answer.status == 200, answer.body
    assert answer.headers["content-type"] == "application/json"
    return answer.data


def test_solve_with_a_limit_of_two_proves_that_a_solution_is_the_only_one(client: Any) -> None:
    found = ask(client, "solve", puzzle=ONE, limit=2)
    assert (found["count"], found["exact"], found["solutions"]) == (1, True, [ANSWER])
    assert found["sentence"] == "One solution."


def test_solve_finds_both_solutions_and_where_they_differ(client: Any) -> None:
    found = ask(client, "solve", puzzle=TWO, limit=10)
    assert set(found["solutions"]) == TWO_ANSWERS
    first, second = found["solutions"]
    assert found["differences"] == [cell for cell in range(81) if first[cell] != second[cell]]


def test_solve_is_not_exact_when_the_limit_was_the_end(client: Any) -> None:
    found = ask(client, "solve", puzzle=TWO, limit=2)
    assert (found["count"], found["exact"]) == (2, False)


@pytest.mark.parametrize("method", ["auto", "logic", "guess", "combined", "backtracking"])
def test_every_method_finds_the_solution(client: Any, method: str) -> None:
    assert ask(client, "solve", puzzle=ONE, method=method)["solutions"] == [ANSWER]


def test_logic_that_ends_early_offers_what_it_can_fill(client: Any) -> None:
    found = ask(client, "solve", puzzle=TWO, method="logic")
    part = found["partial"]
    assert (found["count"], found["exact"]) == (0, False)
    assert part["left"] == part["digits"].count(0) > 0
    assert part["filled"] + part["left"] == TWO.count("0")
    for answer in TWO_ANSWERS:
        assert all(here in (".", there) for here, there in zip(part["text"], answer, strict=True))


def test_guessing_with_few_givens_warns(client: Any) -> None:
    assert ask(client, "solve", puzzle=ONE, method="guess")["warning"] is None
    few = ask(client, "solve", puzzle=EMPTY, method="guess")
    assert few["warning"] == "Only 0 givens: guessing may take long; it can be stopped."


def test_only_named_cells_are_filled(client: Any) -> None:
    found = ask(client, "solve", puzzle=ONE, only=[2, 80])
    assert found["solutions"] == [ONE[:2] + "4" + ONE[3:]]


def test_only_cells_marked_with_a_star_are_filled(client: Any) -> None:
    rows = "\n".join(" ".join(ONE[start : start + 9].replace(".", "0")) for start in range(0, 81, 9))
    found = ask(client, "solve", puzzle=rows.replace("0", "*", 1), only="marked")
    assert found["solutions"] == [ONE[:2] + "4" + ONE[3:]]


def test_solve_goes_on_from_the_digits_of_the_player(client: Any) -> None:
    digits = [0] * 81
    digits[2] = 1  # wrong, but no house shows it
    assert ask(client, "solve", puzzle=ONE, digits=digits)["count"] == 0


def test_no_solution_is_an_answer(client: Any) -> None:
    found = ask(client, "solve", puzzle="55" + "." * 79)
    assert (found["count"], found["exact"]) == (0, True)
    assert found["sentence"].startswith("No solution: Row 1 has two 5s")


def test_variants_and_constraints_count(client: Any) -> None:
    plain = ask(client, "count", puzzle="." * 16)
    diagonal = ask(client, "count", puzzle="." * 16, variants=["diagonal"])
    cage = ask(client, "count", puzzle="." * 16, constraints=[{"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 3}])
    assert (plain["count"], diagonal["count"], cage["count"]) == (288, 48, 48)


def test_box_makes_a_latin_square(client: Any) -> None:
    assert ask(client, "count", puzzle="." * 16, box=[1, 4])["count"] == 576


def test_very_many_solutions_are_counted_to_the_end(client: Any) -> None:
    found = ask(client, "count", puzzle="." * 36, limit=2**53 - 1)
    assert (found["count"], found["exact"]) == (28_200_960, True)


def test_counting_stops_at_its_limit_and_estimates_the_rest(client: Any) -> None:
    found = ask(client, "count", puzzle=EMPTY, limit=1000, estimate=True)
    assert (found["count"], found["exact"], found["stopped"]) == (1000, False, None)
    assert 1e21 < found["estimate"]["mean"] < 1e23


def test_counting_stops_at_its_time_with_what_it_has(client: Any) -> None:
    found = ask(client, "count", puzzle=ONE[:40] + 41 * ".", limit=9_007_199_254_740_991, seconds=1)
    assert (found["exact"], found["stopped"]) == (False, "time")
    assert found["count"] > 0


def test_check_of_a_proper_puzzle(client: Any) -> None:
    found = ask(client, "check", puzzle=ONE)
    assert (found["valid"], found["solvable"], found["unique"], found["count"]) == (True, True, True, 1)
    assert (found["givens"], found["level"], found["score"], found["mastery"]) == (30, "easy", 204, "easy")
    assert (found["solution"], found["contradiction"], found["ambiguity"]) == (ANSWER, None, None)
    assert found["minimal"] is False
    assert found["sentence"] == "One solution; easy, 204 points."


def test_check_tells_that_no_given_can_go(client: Any) -> None:
    minimal = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
    assert ask(client, "check", puzzle=minimal)["minimal"] is True


def test_check_names_the_violated_houses(client: Any) -> None:
    found = ask(client, "check", puzzle="7.....7.." + "." * 72)
    assert (found["valid"], found["solvable"]) == (False, False)
    assert found["violations"] == [
        {"house": "row 1", "cells": [0, 6], "digit": 7, "sentence": "Row 1 has two 7s (r1c1, r1c7)."}
    ]
    assert found["contradiction"]["cells"] == [0, 6]


def test_the_clashing_digits_are_irreducible(client: Any) -> None:
    puzzle = ONE[:2] + "1" + ONE[3:]  # the solution has 4
    found = ask(client, "check", puzzle=puzzle)
    clash = found["contradiction"]
    assert (found["valid"], found["solvable"], clash["irreducible"]) == (True, False, True)
    for left_out in clash["cells"]:
        rest = "".join(puzzle[cell] if cell in clash["cells"] and cell != left_out else "." for cell in range(81))
        assert ask(client, "solve", puzzle=rest)["count"] == 1
    alone = "".join(puzzle[cell] if cell in clash["cells"] else "." for cell in range(81))
    assert ask(client, "solve", puzzle=alone)["count"] == 0


def test_the_suggested_given_leaves_one_solution(client: Any) -> None:
    found = ask(client, "check", puzzle=TWO)
    assert (found["unique"], found["count"]) == (False, 2)
    doubt = found["ambiguity"]
    assert set(doubt["solutions"]) == TWO_ANSWERS
    cell, digit = doubt["suggestion"]["cell"], doubt["suggestion"]["digit"]
    assert doubt["suggestion"]["unique"] is True
    assert ask(client, "check", puzzle=TWO[:cell] + str(digit) + TWO[cell + 1 :])["unique"] is True


def test_fewer_than_17_givens_are_said_clearly_and_not_refused(client: Any) -> None:
    found = ask(client, "check", puzzle=EMPTY)
    assert found["notes"] == ["0 givens: no 9×9 puzzle with fewer than 17 givens has just one solution."]


def test_check_counts_the_digits_of_the_player_as_givens(client: Any) -> None:
    digits = [int(symbol) for symbol in ANSWER]
    digits[2] = 0
    found = ask(client, "check", puzzle=ONE, digits=digits)
    assert (found["givens"], found["filled"], found["unique"]) == (30, 80, True)


def test_candidates_are_what_the_digits_leave(client: Any) -> None:
    found = ask(client, "candidates", puzzle="1.....2..3.....4")
    assert found["candidates"][:4] == [[], [2, 4], [3, 4], [3]]


def test_true_candidates_occur_in_some_solution(client: Any) -> None:
    found = ask(client, "candidates", puzzle=ONE, kind="true")
    assert found["candidates"][2] == [4]
    assert sum(map(len, found["candidates"])) == ONE.count(".")


def test_an_empty_cell_without_candidates_is_named(client: Any) -> None:
    assert ask(client, "candidates", puzzle="123...4.........")["empty"] == [3]


@pytest.mark.parametrize("size", [4, 6, 8, 12, 16, 25])
def test_every_size_is_solved(client: Any, size: int) -> None:
    found = ask(client, "solve", puzzle="." * size * size)
    assert found["count"] == 1
    assert "." not in found["solutions"][0]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"puzzle": ""}, "expected a puzzle, got nothing"),
        ({"puzzle": "hello"}, "no puzzle is in this text"),
        ({"puzzle": ONE, "digits": [1, 2, 3]}, "has 81 cells, got 3"),
        ({"puzzle": ONE, "digits": [9] + [0] * 80}, "r1c1 has the given 5, but the digits say 9"),
        ({"puzzle": ONE, "variants": ["cubes"]}, "no variant is called 'cubes'; there are antiking, "),
        ({"puzzle": ONE, "constraints": [{"kind": "Nothing"}]}, "the constraint Nothing is not known"),
        ({"puzzle": ONE, "constraints": [{"kind": "Cage", "cells": 7}]}, "constraint"),
        ({"puzzle": ONE, "box": [2, 3]}, "has no boxes of 2×3"),
        ({"puzzle": ONE, "only": [99]}, "cells go from 0 to 80"),
        ({"puzzle": ONE, "only": "marked"}, "no cell is marked *"),
        ({"puzzle": "." * 49 * 49}, "boards up to 36×36 are taken here"),
    ],
)
def test_what_is_no_puzzle_is_told_in_one_sentence(client: Any, data: dict[str, Any], sentence: str) -> None:
    answer = client.post("/api/solve", data)
    assert answer.status == 400
    assert answer.headers["content-type"] == "application/problem+json"
    assert sentence in answer.data["detail"]


def test_json_of_the_wrong_shape_names_the_place(client: Any) -> None:
    answer = client.post("/api/solve", {"puzzle": ONE, "limit": 0, "colour": "red"})
    assert answer.status == 422
    assert {error["where"] for error in answer.data["errors"]} == {"limit", "colour"}
