"""The files of the page: what a browser is told about them, and that it need not fetch them twice."""

import gzip
import socket
from pathlib import Path
from typing import Any

import pytest

import ninefold.web
from ninefold.web.serve import listen

STATIC = Path(ninefold.web.__file__).parent / "static"


@pytest.mark.parametrize(
    ("path", "kind", "file"),
    [
        ("/", "text/html; charset=utf-8", "index.html"),
        ("/index.html", "text/html; charset=utf-8", "index.html"),
        ("/?puzzle=1", "text/html; charset=utf-8", "index.html"),
        ("/css/tokens.css", "text/css; charset=utf-8", "css/tokens.css"),
        ("/js/main.js", "text/javascript; charset=utf-8", "js/main.js"),
        ("/icon.svg", "image/svg+xml", "icon.svg"),
    ],
)
def test_a_file_comes_as_what_it_is(client: Any, path: str, kind: str, file: str) -> None:
    answer = client.get(path)
    assert (answer.status, answer.headers["content-type"]) == (200, kind)
    assert answer.body == (STATIC / file).read_bytes()
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_that_the_browser_has_is_not_sent_again(client: Any) -> None:
    tag = client.get("/js/main.js").headers["etag"]
    again = client.get("/js/main.js", If_None_Match=tag)
    assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
    assert client.get("/css/tokens.css", If_None_Match=tag).status == 200


def test_a_browser_that_takes_gzip_gets_the_same_file_smaller(client: Any) -> None:
    plain = client.get("/js/main.js")
    answer = client.get("/js/main.js", Accept_Encoding="br, gzip;q=0.8")
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert gzip.decompress(answer.body) == plain.body
    assert len(answer.body) < len(plain.body) / 2
    assert answer.headers["etag"] != plain.headers["etag"]
    assert client.get("/js/main.js", Accept_Encoding="gzip", If_None_Match=answer.headers["etag"]).status == 304
    assert "content-encoding" not in client.get("/js/main.js", Accept_Encoding="gzip;q=0").headers


def test_the_head_of_a_file_has_its_size_and_no_body(client: Any) -> None:
    answer = client.request("HEAD", "/js/main.js")
    assert (answer.status, answer.body) == (200, b"")
    assert int(answer.headers["content-length"]) == (STATIC / "js/main.js").stat().st_size


@pytest.mark.parametrize("path", ["/js", "/js/", "/js/nothing.js", "//", "/index.html/", "/pages/", "/js/../app.py"])
def test_there_is_nothing_else(client: Any, path: str) -> None:
    assert client.get(path).status == 404


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_files_are_only_read(client: Any, method: str) -> None:
    answer = client.request(method, "/js/main.js", b"{}", Content_Type="application/json")
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")


def test_answers_do_not_wait_for_the_acknowledgement_of_the_last() -> None:
    """Sockets that do not say that they are TCP keep small pieces back, for 40 ms each."""
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP
