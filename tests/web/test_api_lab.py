"""The verbs of the laboratory: compare, estimate, search, trace."""

import http.client
import json
from typing import Any

import pytest

from ninefold.lab.search import METHODS
from ninefold.web import limits

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SMALL = "1.....2..3......"


def ask(client: Any, verb: str, **data: Any) -> Any:
    answer = client.post(f"/api/{verb}", data)
    assert answer.status == 200, answer.body
    return answer.data


def compared(client: Any, **more: Any) -> Any:
    body = {"board": {"puzzle": ONE}, "algorithms": ["bt", "ns", "mc"], "limit": 10, "repeats": 1, "seconds": 20} | more
    return ask(client, "compare", **body)


def test_three_algorithms_on_a_puzzle_give_three_rows(client: Any) -> None:
    found = compared(client)
    assert [(row["algorithm"], row["outcome"], row["nodes"]) for row in found["rows"]] == [
        ("bt", "solved", 4209),
        ("ns", "solved", 1),
        ("mc", "solved", 1),
    ]
    assert (found["left"], found["stopped"]) == (0, None)


def test_what_is_known_is_not_measured_again(client: Any) -> None:
    done = [{"puzzle": "puzzle", "algorithm": name, "outcome": "solved"} for name in ("bt", "mc")]
    assert [row["algorithm"] for row in compared(client, done=done)["rows"]] == ["ns"]


def test_digits_that_stand_on_the_board_count_as_given(client: Any) -> None:
    digits = [0] * 81
    digits[2] = 4
    [row] = compared(client, board={"puzzle": ONE, "digits": digits}, algorithms=["bt"])["rows"]
    assert row["givens"] == 31


def test_a_heavier_puzzle_is_left_out_where_the_lighter_one_is_known_to_be_inf(client: Any) -> None:
    done = [{"puzzle": f"s3_{level}(-)", "algorithm": "ns", "outcome": "inf"} for level in ("low", "med", "top", "xxx")]
    found = compared(client, suite="paper", algorithms=["ns"], done=done)
    skipped = [row["puzzle"] for row in found["rows"] if row["cut"] == "not run"]
    assert skipped == ["s3_low(+)", "s3_med(+)", "s3_top(+)", "s3_xxx(+)"]


def test_rows_come_while_others_are_measured(client: Any) -> None:
    """One row that is there at once, and one that takes as long as the request may."""
    body = {"board": {"puzzle": ONE}, "algorithms": ["bf", "mc"], "limit": 1.0, "repeats": 1, "seconds": 10}
    lines = client.post("/api/compare", body, Accept="application/x-ndjson").body.splitlines()
    told = [json.loads(line) for line in lines]
    assert set(told[0]) == {"task"}
    assert [row["algorithm"] for row in told[-1]["result"]["rows"]] == ["bf", "mc"]
    body |= {"algorithms": ["mc", "bf"], "limit": 1.0}
    lines = client.post("/api/compare", body, Accept="application/x-ndjson").body.splitlines()
    parts = [row["algorithm"] for line in lines for row in json.loads(line).get("parts", [])]
    assert parts == ["mc"] or parts == ["mc", "bf"]


def test_a_run_that_is_out_of_time_says_what_is_left(client: Any) -> None:
    found = compared(client, suite="paper", algorithms=["ns", "bf"], limit=10, seconds=1.0)
    assert found["stopped"] == "time"
    assert found["rows"]
    assert found["left"] == 48 - len(found["rows"])


def test_the_expected_time_is_told_for_what_is_left(client: Any) -> None:
    body = {"suite": "quick", "algorithms": ["bf", "mc"], "limit": 10}
    told = ask(client, "estimate", **body, seconds=20)
    assert told["measurements"] == 12
    assert told["most"] >= 10 * told["unknown"] > 0
    done = [{"puzzle": f"s3_{name}(+)", "algorithm": "bf", "outcome": "inf"} for name in ("low", "med", "top", "xxx")]
    assert ask(client, "estimate", **body, done=done, seconds=20)["measurements"] == 8


def test_search_counts_every_method_and_trace_tells_one(client: Any) -> None:
    told = ask(client, "search", puzzle=SMALL)
    assert [row["method"] for row in told["rows"]] == list(METHODS)
    broad = ask(client, "trace", puzzle=SMALL, method="bfs")
    assert (broad["first"], broad["steps"], len(broad["parent"])) == (38, 40, 40)
    assert broad["visited"] == sorted(broad["visited"])
    short = ask(client, "trace", puzzle=ONE, method="dfs", nodes=50)
    assert len(short["parent"]) == 50


@pytest.mark.parametrize(
    ("verb", "body", "status", "sentence"),
    [
        ("compare", {"algorithms": ["sat"], "suite": "quick"}, 400, "needs a process of its own"),
        ("compare", {"algorithms": ["nobody"], "suite": "quick"}, 400, "no algorithm is called 'nobody'"),
        ("compare", {"algorithms": ["bt"]}, 400, "board: expected a position"),
        (
            "compare",
            {"algorithms": ["bt"], "board": {"puzzle": SMALL, "variants": ["nonconsecutive"]}},
            400,
            "knows rows",
        ),
        ("compare", {"algorithms": ["bt"], "suite": "quick", "limit": 11}, 422, "limit"),
        ("compare", {"algorithms": ["bt"], "suite": "quick", "seconds": 60}, 422, "seconds"),
        ("trace", {"puzzle": SMALL, "method": "ns"}, 400, "makes no tree"),
        ("trace", {"puzzle": SMALL, "nodes": 10**9}, 422, "nodes"),
        ("search", {"puzzle": SMALL, "variants": ["nonconsecutive"]}, 400, "knows rows"),
    ],
)
def test_what_is_not_done_here_is_said_in_a_sentence(
    client: Any, verb: str, body: dict[str, Any], status: int, sentence: str
) -> None:
    answer = client.post(f"/api/{verb}", body)
    assert answer.status == status
    assert sentence in answer.data["detail"]


def test_a_client_that_leaves_ends_its_run(client: Any) -> None:
    body = json.dumps({"suite": "paper", "algorithms": ["bf", "bff"], "limit": 10, "seconds": 20})
    connection = http.client.HTTPConnection("127.0.0.1", client.port, timeout=60)
    connection.request("POST", "/api/compare", body, {"Content-Type": "application/json"})
    client.eventually(lambda: client.pools._long._inside == 1)
    connection.close()
    client.eventually(lambda: client.pools._long._inside == 0)


def test_the_laboratory_lists_what_runs_here(client: Any) -> None:
    told = client.get("/api/laboratory").data
    names = [one["name"] for one in told["algorithms"]]
    assert {"bt", "mc", "dlx", "fast"} <= set(names)
    assert not {"sat", "cp-sat"} & set(names)
    assert told["limit"] == limits.LAB_LIMIT
