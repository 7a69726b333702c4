"""Fetching, from a server on this machine that behaves and misbehaves as servers do."""

import gzip
import http.server
import os
import random
import ssl
import subprocess
import threading
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.command import ninefold

from ninefold.errors import NinefoldError
from ninefold.folders.download import DownloadError, Patience, download
from ninefold.folders.fetch import Known, Source, default_sources, fetch, read_sources

Run = Callable[..., subprocess.CompletedProcess[str]]

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
SEVENTEEN = "000008097000000000050030000000000500400007000030000100009610000700000004000050300"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
LIST = f"{EASY}\n{EASY.replace('0', '.')}\n{TWO}\nbroken\n{SEVENTEEN}\n".encode()
LONG_LINE = gzip.compress(b"0" * 64_000_000, 1)  # without a line end: 280 kB on the way
LONG_TEXT = gzip.compress(bytes(random.Random(1).choices(b"0123456789", k=2_000_000)), 1)  # shrinks by half alone
QUICK = Patience(silence=1.0, tries=3, size=100_000, first_pause=0.001)


class Server(http.server.ThreadingHTTPServer):
    """Counts what it is asked for; `ranges` are the Range headers in the order they came."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.asked: Counter[str] = Counter()
        self.ranges: list[str | None] = []
        self.over = threading.Event()

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that hangs up on us is what several tests are about."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(http.server.BaseHTTPRequestHandler):
    server: Server

    def log_message(self, format: str, *arguments: object) -> None:
        """Quiet."""

    def do_GET(self) -> None:
        self.server.asked[self.path] += 1
        self.server.ranges.append(self.headers.get("Range"))
        getattr(self, "get_" + self.path.strip("/").partition("/")[0].partition(".")[0])()

    def answer(self, body: bytes, status: int = 200, *, length: int | None = None, **headers: str) -> None:
        self.send_response(status)
        for name, text in headers.items():
            self.send_header(name.replace("_", "-"), text)
        self.send_header("Content-Length", str(len(body) if length is None else length))
        self.end_headers()
        self.wfile.write(body)

    def get_good(self) -> None:
        self.answer(LIST, Content_Type="text/plain")

    def get_gone(self) -> None:
        self.answer(b"", 404)

    def get_packed(self) -> None:
        self.answer(gzip.compress(LIST), Content_Type="application/gzip")

    def get_bomb(self) -> None:
        self.answer(gzip.compress(f"{EASY}\n".encode() * 40_000), Content_Type="application/gzip")

    def get_longline(self) -> None:
        self.answer(LONG_LINE, Content_Type="application/gzip")

    def get_longtext(self) -> None:
        self.answer(LONG_TEXT, Content_Type="application/gzip")

    def get_flood(self) -> None:
        """A redirect whose own text never ends."""
        self.send_response(302)
        self.send_header("Location", "/good")
        self.end_headers()
        while not self.server.over.is_set():
            self.wfile.write(b"x" * 65536)

    def get_number(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", "9" * 5000)
        self.end_headers()

    def get_rude(self) -> None:
        self.send_response(404, "\x1b[2J" + "gone " * 1000)
        self.end_headers()

    def get_page(self) -> None:
        self.answer(b"<html>Sign in</html>", Content_Type="text/html; charset=utf-8")

    def get_deep(self) -> None:
        self.answer(b".Or" * 400 + b"\n", Content_Type="text/plain")

    def get_nothing(self) -> None:
        self.answer(b"Sorry, moved.\n", Content_Type="text/plain")

    def get_tired(self) -> None:
        """Fails twice, then works."""
        if self.server.asked[self.path] < 3:
            self.answer(b"", 503)
        else:
            self.get_good()

    def get_broken(self) -> None:
        self.answer(b"", 500)

    def get_silent(self) -> None:
        self.server.over.wait(20)

    def get_drip(self) -> None:
        """A byte now and then: never silent, never done."""
        self.send_response(200)
        self.end_headers()
        while not self.server.over.wait(0.02):
            self.wfile.write(b"0")

    def get_cut(self) -> None:
        """Hangs up in the middle; goes on from there if asked properly."""
        wanted = self.headers.get("Range")
        if wanted and self.headers.get("If-Range") == '"v1"':
            start = int(wanted.removeprefix("bytes=").removesuffix("-"))
            rest = LIST[start:]
            self.answer(rest, 206, ETag='"v1"', Content_Range=f"bytes {start}-{len(LIST) - 1}/{len(LIST)}")
        else:
            self.answer(LIST[:100], length=len(LIST), ETag='"v1"')

    def get_changing(self) -> None:
        """Hangs up in the middle, and has another file afterwards: what is there must not be glued to it."""
        if self.server.asked[self.path] == 1:
            self.answer(b"9" * 100, length=len(LIST), ETag='"old"')
        else:
            self.answer(LIST, ETag='"new"')

    def get_forgetful(self) -> None:
        """Hangs up in the middle and gives nothing to recognise the file by."""
        if self.server.asked[self.path] == 1:
            self.answer(b"9" * 100, length=len(LIST))
        else:
            self.get_good()

    def get_huge(self) -> None:
        self.answer(b"", length=10**12)

    def get_endless(self) -> None:
        """Says nothing of its size and never stops."""
        self.send_response(200)
        self.end_headers()
        while not self.server.over.is_set():
            self.wfile.write(b"0" * 10_000)

    def get_moved(self) -> None:
        self.answer(b"", 302, Location="/good")

    def get_loop(self) -> None:
        self.answer(b"", 302, Location="/loop/b" if self.path == "/loop" else "/loop")

    def get_maze(self) -> None:
        self.answer(b"", 302, Location=f"/maze/{self.server.asked.total()}")

    def get_away(self) -> None:
        self.answer(b"", 302, Location="http://example.org/puzzles.txt")

    def get_file(self) -> None:
        self.answer(b"", 302, Location="file:///etc/hostname")


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as running:
        thread = threading.Thread(target=running.serve_forever, args=(0.01,))
        thread.start()
        yield running
        running.over.set()
        running.shutdown()
        thread.join()


def get(server: Server, path: str, folder: Path, patience: Patience = QUICK) -> bytes:
    download(server.url + path, folder / "part", patience)
    return (folder / "part").read_bytes()


def test_good_new_unsolved_puzzles_with_one_solution_are_kept_each_once(server: Server, tmp_path: Path) -> None:
    result = fetch(Source("list", server.url + "/good"), tmp_path, Known(), QUICK)
    assert (tmp_path / "list.txt").read_text() == f"{EASY}\n{SEVENTEEN}\n"
    assert (result.kept, result.known, result.refused, result.malformed) == (2, 1, 1, 1)
    assert "line 4" in result.first_problem
    assert [path.name for path in tmp_path.iterdir()] == ["list.txt"]


def test_what_the_folder_has_is_not_fetched_twice_and_never_lost(server: Server, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(EASY)
    (tmp_path / "list.txt").write_text("1.....2..3.....4")
    fetch(Source("list", server.url + "/good"), tmp_path, Known.of_folder(tmp_path), QUICK)
    assert (tmp_path / "list.txt").read_text() == f"1.....2..3.....4\n{SEVENTEEN}\n"


def test_no_more_than_wanted_is_taken(server: Server, tmp_path: Path) -> None:
    assert fetch(Source("list", server.url + "/good", take=1), tmp_path, Known(), QUICK).kept == 1


def test_packed_files_are_unpacked(server: Server, tmp_path: Path) -> None:
    assert fetch(Source("list", server.url + "/packed"), tmp_path, Known(), QUICK).kept == 2


def test_a_small_file_that_unpacks_to_a_huge_one_is_refused(server: Server, tmp_path: Path) -> None:
    with pytest.raises(DownloadError, match="bytes when unpacked"):
        fetch(Source("bomb", server.url + "/bomb"), tmp_path, Known(), QUICK)


@pytest.mark.parametrize(
    ("path", "why", "asked"),
    [
        ("/gone", "the server answered 404 Not Found", 1),
        ("/broken", "the server answered 500 Internal Server Error", 3),
        ("/page", "expected text, got text/html", 1),
        ("/huge", "1000000000000 bytes are more than the limit of 100000", 1),
        ("/endless", "more than the limit of 100000 bytes", 1),
        ("/number", "bytes are more than the limit of 100000", 1),
        ("/rude", r"the server answered 404 \?\[2Jgone [gone ]{,1000}$", 1),
        ("/loop", "redirects without end", 2),
        ("/away", r"only https is fetched \(http from this machine alone\)", 1),
        ("/file", "is not allowed", 1),
    ],
)
def test_misbehaving_servers_are_named_and_asked_again_only_where_that_may_help(
    server: Server, tmp_path: Path, path: str, why: str, asked: int
) -> None:
    with pytest.raises(DownloadError, match=why):
        get(server, path, tmp_path)
    assert server.asked[path] == asked


def test_ever_new_redirects_end_too(server: Server, tmp_path: Path) -> None:
    with pytest.raises(DownloadError, match="redirects without end"):
        get(server, "/maze", tmp_path)
    assert server.asked.total() <= 7


def test_a_silent_server_is_given_up(server: Server, tmp_path: Path) -> None:
    with pytest.raises(DownloadError, match=r"silent|timed out"):
        get(server, "/silent", tmp_path, Patience(silence=0.1, tries=2, first_pause=0.001))
    assert server.asked["/silent"] == 2


def test_a_server_that_only_drips_is_given_up(server: Server, tmp_path: Path) -> None:
    with pytest.raises(DownloadError, match="not done after"):
        get(server, "/drip", tmp_path, Patience(silence=1, whole=0.2, tries=1))


def test_a_tired_server_is_asked_again_after_growing_pauses(server: Server, tmp_path: Path) -> None:
    pauses: list[float] = []
    download(server.url + "/tired", tmp_path / "part", Patience(tries=4), sleep=pauses.append)
    assert (tmp_path / "part").read_bytes() == LIST
    assert 0.75 <= pauses[0] <= 1.25
    assert 1.5 <= pauses[1] <= 2.5
    assert len(pauses) == 2


def test_redirects_are_followed(server: Server, tmp_path: Path) -> None:
    assert get(server, "/moved", tmp_path) == LIST


def test_a_broken_transfer_goes_on_where_it_broke(server: Server, tmp_path: Path) -> None:
    assert get(server, "/cut", tmp_path) == LIST
    assert server.ranges == [None, "bytes=100-"]
    assert [path.name for path in tmp_path.iterdir()] == ["part"]


def test_an_interrupted_download_goes_on_the_next_time(server: Server, tmp_path: Path) -> None:
    with pytest.raises(DownloadError, match="broke after 100 of"):
        get(server, "/cut", tmp_path, Patience(tries=1))
    assert get(server, "/cut", tmp_path) == LIST
    assert server.ranges == [None, "bytes=100-"]


@pytest.mark.parametrize("path", ["/changing", "/forgetful"])
def test_halves_of_different_files_are_never_glued(server: Server, tmp_path: Path, path: str) -> None:
    assert get(server, path, tmp_path) == LIST


def test_a_text_without_puzzles_is_refused(server: Server, tmp_path: Path) -> None:
    with pytest.raises(DownloadError, match="no puzzles in it"):
        fetch(Source("x", server.url + "/nothing"), tmp_path, Known(), QUICK)


def test_a_line_that_unpacks_without_end_stays_out_of_memory(server: Server, tmp_path: Path) -> None:
    tracemalloc.start()
    try:
        for path in ("/longline", "/longtext"):
            with pytest.raises(DownloadError, match="a line of more than 1048576 characters"):
                fetch(Source("x", server.url + path), tmp_path, Known(), Patience())
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 24_000_000
    assert list(tmp_path.iterdir()) == []


def test_the_text_of_a_redirect_is_not_read(server: Server, tmp_path: Path) -> None:
    assert get(server, "/flood", tmp_path) == LIST


def test_a_list_that_the_readers_give_up_on_is_a_sentence(server: Server, tmp_path: Path) -> None:
    result = ninefold("fetch", tmp_path, "--url", server.url + "/deep.json", "--tries", "1")
    assert (result.returncode, result.stderr.count("\n")) == (1, 1)
    assert "no puzzles in it" in result.stderr


def test_links_of_the_names_of_a_download_are_not_followed(server: Server, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.write_text("mine")
    folder = tmp_path / "fetched"
    folder.mkdir()
    for name in (".x.download", ".x.download.json", "x.txt"):
        (folder / name).symlink_to(mine)
    fetch(Source("x", server.url + "/cut"), folder, Known(), QUICK)
    assert mine.read_text() == "mine"
    assert EASY in (folder / "x.txt").read_text()


def test_a_pipe_among_the_known_puzzles_is_passed_by(server: Server, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    assert ninefold("fetch", tmp_path, "--url", server.url + "/good").returncode == 0


def test_certificates_are_checked(tmp_path: Path) -> None:
    import trustme

    authority = trustme.CA()
    with Server() as server:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert("127.0.0.1").configure_cert(context)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            url = server.url.replace("http:", "https:")
            with pytest.raises(DownloadError, match="the certificate is not to be trusted"):
                download(url + "/good", tmp_path / "part", QUICK)
            trusting = ssl.create_default_context()
            authority.configure_trust(trusting)
            download(url + "/good", tmp_path / "part", Patience(trust=trusting))
            assert (tmp_path / "part").read_bytes() == LIST
            with pytest.raises(DownloadError, match="refused to be sent from https to http"):
                download(url + "/away", tmp_path / "other", Patience(trust=trusting))
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize("url", ["http://example.org/x.txt", "ftp://example.org/x", "file:///etc/passwd", "x.txt"])
def test_only_https_is_fetched(url: str, tmp_path: Path) -> None:
    with pytest.raises(DownloadError, match="only https is fetched"):
        download(url, tmp_path / "part", QUICK)


def test_the_command_goes_on_after_a_source_that_failed_and_says_so(server: Server, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "puzzles"
    urls = ("--url", server.url + "/gone", "--url", server.url + "/good.txt")
    result = ninefold("fetch", folder, *urls, "--tries", "1")
    assert result.returncode == 1
    assert "good: 2 new puzzles, 1 there already, 1 without exactly one solution, 1 malformed" in result.stdout
    assert "404" in result.stderr.splitlines()[0]
    assert (folder / "good.txt").read_text() == f"{EASY}\n{SEVENTEEN}\n"


def test_what_was_fetched_is_input_of_the_main_job(server: Server, tmp_path: Path, run_in: Run) -> None:
    assert ninefold("fetch", tmp_path / "input", "--url", server.url + "/good").returncode == 0
    assert "2 solved, 0 multiple, 0 impossible, 0 malformed" in run_in(tmp_path).stdout


def test_the_usual_sources_are_https_and_a_list_of_ones_own_is_checked() -> None:
    assert len(default_sources()) >= 3
    assert all(source.url.startswith("https://") and source.take for source in default_sources())
    with pytest.raises(NinefoldError, match="a name of letters and figures"):
        read_sources('["../evil"]\nurl = "https://example.org/x"', "mine.toml")
    for text in ("[a]\nlink = 'x'", "a = 3", "["):
        with pytest.raises(NinefoldError, match="expected tables with a url"):
            read_sources(text, "mine.toml")
