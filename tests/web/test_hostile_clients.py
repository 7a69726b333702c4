"""Strangers, crowds, and those who are slow or send too much: refused, and no trouble to anybody else."""

import http.client
import json
import socket
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ninefold.web import serve
from ninefold.web.pools import Pools

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ENDLESS = {"puzzle": "." * 81, "limit": 1_000_000_000, "seconds": 60}


def sent(client: Any, text: bytes) -> socket.socket:
    """A connection on which something was sent, and nothing more will be."""
    connection = socket.create_connection(("127.0.0.1", client.port), timeout=60)
    connection.sendall(text)
    return connection


def status_of(connection: socket.socket) -> int:
    with connection, connection.makefile("rb") as answer:
        return int(answer.readline().split()[1])


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "localhost:1", "127.0.0.1.evil.example:{port}", ""])
def test_a_server_answers_only_to_its_own_name(client: Any, host: str) -> None:
    answer = client.get("/api/about", Host=host.format(port=client.port))
    assert (answer.status, answer.headers["content-type"]) == (403, "application/problem+json")


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])
def test_the_names_of_this_machine_are_its_own(client: Any, name: str) -> None:
    assert client.get("/api/about", Host=f"{name}:{client.port}").status == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1:{port}", "http://localhost:{port}"]
)
def test_requests_of_other_origins_are_refused(client: Any, origin: str) -> None:
    answer = client.post("/api/solve", {"puzzle": ONE}, Origin=origin.format(port=client.port))
    assert answer.status == 403


def test_requests_of_its_own_pages_are_answered(client: Any) -> None:
    own = {"Origin": f"http://127.0.0.1:{client.port}", "Sec_Fetch_Site": "same-origin"}
    assert client.post("/api/solve", {"puzzle": ONE}, **own).status == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_requests_that_a_browser_says_come_from_elsewhere_are_refused(client: Any, site: str) -> None:
    assert client.get("/api/about", Sec_Fetch_Site=site, Sec_Fetch_Mode="no-cors").status == 403
    navigated = {"Sec_Fetch_Site": site, "Sec_Fetch_Mode": "navigate", "Sec_Fetch_Dest": "document"}
    assert client.get(f"/api/print?puzzle={ONE}", **navigated).status == 403
    assert client.get("/", **navigated).status == 200
    assert client.get("/", **(navigated | {"Sec_Fetch_Dest": "iframe"})).status == 403


def test_a_form_of_another_site_cannot_ask(client: Any) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        assert client.post("/api/solve", {"puzzle": ONE}, Content_Type=kind).status == 415


@pytest.mark.parametrize("path", ["/api/about", "/api/nothing", "/nothing", "/", "/api"])
def test_every_answer_carries_the_strict_policy(client: Any, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/app.py", "/..%2fapp.py", "/static/../app.py", "/pages/../app.py"]
)
def test_files_outside_of_the_pages_are_not_served(client: Any, path: str) -> None:
    assert client.get(path).status in (403, 404)


def test_ten_megabytes_are_refused(client: Any) -> None:
    answer = client.post("/api/read", {"text": "1" * 10_000_000})
    assert answer.status == 413
    assert "larger than 2048 KiB" in answer.data["detail"]
    assert client.still_solves()


def test_a_puzzle_of_a_megabyte_is_refused_by_its_length(client: Any) -> None:
    assert client.post("/api/solve", {"puzzle": "." * 1_000_000}).status == 422


def test_a_body_that_is_announced_as_too_large_is_not_waited_for(client: Any) -> None:
    head = f"POST /api/read HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nContent-Type: application/json\r\n"
    assert status_of(sent(client, head.encode() + b"Content-Length: 1000000000000\r\n\r\n{")) == 413


def test_a_chunked_body_is_bounded_too(client: Any) -> None:
    head = f"POST /api/read HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nContent-Type: application/json\r\n"
    chunk = b"100000\r\n" + b"1" * 0x100000 + b"\r\n"
    assert (
        status_of(sent(client, head.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + 3 * chunk + b"0\r\n\r\n")) == 413
    )


def test_a_slow_body_is_given_up_while_others_are_answered(run_app: Callable[..., Any]) -> None:
    client = run_app(body_seconds=0.5)
    head = f"POST /api/solve HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nContent-Type: application/json\r\n"
    slow = [sent(client, head.encode() + b"Content-Length: 100\r\n\r\n{") for _ in range(50)]
    assert client.still_solves()
    assert Counter(map(status_of, slow)) == {408: 50}


def test_a_connection_that_never_asks_is_closed(run_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    client = run_app()
    monkeypatch.setattr(serve, "HEAD_SECONDS", 0.3)
    silent, half = sent(client, b""), sent(client, b"POST /api/sol")
    assert client.still_solves()
    for connection in (silent, half):
        with connection:
            assert connection.recv(100) == b""


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[" * 100_000,
        b'{"puzzle": "\\ud800", "limit": 1}',
        b'{"puzzle": "' + ONE.encode() + b'", "seconds": NaN}',
        b'{"puzzle": "' + ONE.encode() + b'", "seconds": 1e999}',
        b'{"puzzle": "' + ONE.encode() + b'", "limit": ' + b"9" * 5000 + b"}",
        b'{"puzzle": "\\u0000\\u0000"}',
        b"\xff\xfe",
        b'"' + b"x" * 1000 + b'"',
    ],
)
def test_broken_json_is_refused_with_a_sentence(client: Any, body: bytes) -> None:
    answer = client.request("POST", "/api/solve", body, Content_Type="application/json")
    assert answer.status in (400, 422)
    assert answer.data["detail"]


@pytest.fixture
def narrow(run_app: Callable[..., Any]) -> Any:
    """A server with one thread for long work, and nobody may wait for it."""
    return run_app(pools=Pools(long_threads=1, long_waiting=0))


class Long:
    """A count that would take very long, asked for with lines of progress."""

    def __init__(self, client: Any) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", client.port, timeout=60)
        headers = {"Content-Type": "application/json", "Accept": "application/x-ndjson"}
        self.connection.request("POST", "/api/count", json.dumps(ENDLESS), headers)
        self.response = self.connection.getresponse()
        self.task = self.line()["task"]
        while self.line()["progress"].get("found", 0) <= 10_000:  # by then it is in the long pool
            pass

    def line(self) -> Any:
        return json.loads(self.response.readline())

    def close(self) -> None:
        self.response.close()
        self.connection.close()


def test_a_full_queue_is_told_with_a_time_to_come_back_and_quick_work_goes_on(narrow: Any) -> None:
    long = Long(narrow)
    refused = narrow.post("/api/count", ENDLESS)
    assert (refused.status, refused.headers["retry-after"]) == (503, "5")
    assert narrow.still_solves()
    assert narrow.post("/api/stop", {"task": long.task}).data == {"stopped": True}
    while "result" not in (last := long.line()):
        pass
    assert (last["result"]["stopped"], last["result"]["exact"]) == ("asked", False)
    assert last["result"]["count"] > 10_000
    long.close()
    assert narrow.post("/api/stop", {"task": long.task}).data == {"stopped": False}


@pytest.mark.parametrize("streamed", [True, False])
def test_work_ends_when_its_client_goes_away(run_app: Callable[..., Any], streamed: bool) -> None:
    pools = Pools(long_threads=1, long_waiting=0)
    client = run_app(pools=pools)
    if streamed:
        Long(client).close()
    else:
        body = json.dumps(ENDLESS).encode()
        head = f"POST /api/count HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nContent-Type: application/json\r\n"
        gone = sent(client, head.encode() + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        client.eventually(lambda: pools._long._inside == 1)
        gone.close()
    client.eventually(lambda: pools._long._inside == 0)  # by itself it would go on for a minute


def test_two_hundred_parallel_solves_of_the_empty_25x25_do_not_stop_others(client: Any) -> None:
    statuses: list[int] = []

    def storm() -> None:
        statuses.append(client.post("/api/solve", {"puzzle": "." * 625}).status)

    crowd = [threading.Thread(target=storm) for _ in range(200)]
    for one in crowd:
        one.start()
    answered = 0
    while any(one.is_alive() for one in crowd) and answered < 40:
        assert client.still_solves()
        answered += 1
    waiting = sum(one.is_alive() for one in crowd)
    for one in crowd:
        one.join()
    assert answered > 0
    assert waiting > 0, "the small puzzles were answered before the crowd was"
    assert set(statuses) <= {200, 503}
    assert len(statuses) == 200
    assert statuses.count(200) > 0


def test_a_crowd_of_hard_work_in_every_verb_is_bounded(client: Any) -> None:
    asked: dict[str, dict[str, Any]] = {
        "check": {"puzzle": "." * 625},
        "explain": {"puzzle": "." * 625},
        "hint": {"puzzle": "." * 625},
        "candidates": {"puzzle": "." * 625, "kind": "true"},
        "solve": {"puzzle": "." * 625, "method": "backtracking"},
        "count": {"puzzle": "." * 625},
        "write": {"puzzle": "." * 625, "format": "xml"},
        "picture": {"puzzle": "." * 625, "step": 3},
    }
    for verb, data in asked.items():
        answer = client.post(f"/api/{verb}", data | {"seconds": 0.5})
        assert answer.status in (200, 400, 503), (verb, answer.body[:200])
    assert client.still_solves()


def test_other_machines_need_the_token(run_app: Callable[..., Any]) -> None:
    client = run_app(token="secret")
    assert client.get("/api/about").status == 401
    assert client.get("/").status == 401
    assert client.get("/api/about", Authorization="Bearer wrong").status == 401
    assert client.get("/api/about", Authorization="Bearer secret").status == 200
    assert client.get("/?token=wrong").status == 401
    entered = client.get("/?token=secret")
    assert (entered.status, entered.headers["location"]) == (303, "/")
    cookie = entered.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert client.get("/api/about", Cookie=cookie.partition(";")[0]).status == 200
    assert (
        client.post("/api/solve", {"puzzle": ONE}, Authorization="Bearer secret", Origin="http://evil.example").status
        == 403
    )


def test_a_new_connection_takes_the_place_of_the_one_that_keeps_us_waiting_longest(
    run_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = run_app()
    monkeypatch.setattr(serve, "CONNECTIONS", 3)
    head = f"POST /api/solve HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nContent-Type: application/json\r\n"
    silent, half, slow = (
        sent(client, text) for text in (b"", b"POST /api/sol", head.encode() + b"Content-Length: 100\r\n\r\n{")
    )
    assert client.still_solves()
    assert silent.recv(100) == b""
    assert client.still_solves()
    for connection in (silent, half, slow):
        connection.close()


def test_a_picture_as_a_line_is_a_text_in_json(client: Any) -> None:
    answer = client.post("/api/picture", {"puzzle": ONE}, Accept="application/x-ndjson")
    lines = [json.loads(line) for line in answer.body.splitlines()]
    assert "task" in lines[0]
    assert lines[-1]["result"].startswith("<svg")
