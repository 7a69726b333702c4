"""Every command that prints puzzles or data, in a folder of its own that holds what it asks for."""

import http.server
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
FULL = "967534128421896357358271476612783594843659712795412863234168975176945238589327641"

COMMANDS = {
    "backup": ["backup", "--reports", "reports", "--backups", "backups"],
    "batch": ["batch", "in.csv", "out.csv"],
    "batch-folder": ["batch", "in.csv", "out", "--json"],
    "bench": ["bench", "in.txt", "--json"],
    "book": ["book", "--count", "2", "--level", "easy", "--seed", "1", "--out", "book.pdf"],
    "candidates": ["candidates", EASY],
    "canonical": ["canonical", "in.txt"],
    "check": ["check", "in.txt"],
    "convert": ["convert", "in.txt", "-", "--to", "grid"],
    "count": ["count", "in.txt"],
    "explain": ["explain", EASY],
    "fetch": ["fetch", "fetched", "--url", "URL"],
    "generate": ["generate", "--count", "5", "--seed", "1"],
    "hint": ["hint", EASY, "--stage", "4"],
    "lab-compare": ["lab", "compare", "1.....2..3.....4", "--algorithms", "bt,mc"],
    "lab-list": ["lab", "list"],
    "lab-run": ["lab", "run", "--suite", "in.txt", "--out", "measured", "--algorithms", "dfs", "--repeats", "1"],
    "lab-tree": ["lab", "tree", "1.....2..3.....4", "--out", "tree.svg", "--no-open"],
    "learn": ["learn", "x-wing"],
    "minimize": ["minimize", EASY],
    "practice": ["practice", "--technique", "x-wing", "--seed", "1"],
    "print": ["print", "in.txt", "--out", "sheet.pdf"],
    "rate": ["rate", "in.txt", "--csv", "--only", "level", "--only", "score"],
    "regress": ["regress", "cases.txt"],
    "run": ["run", "--input", "input", "--output", "solved", "--reports", "made", "--backups", "kept", "--no-open"],
    "solve": ["solve", "in.txt", "--show", "grid"],
    "verify": ["verify", FULL],
}


class _Lists(http.server.BaseHTTPRequestHandler):
    def log_message(self, format: str, *arguments: object) -> None:
        """Quiet."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/plain")
        self.end_headers()
        self.wfile.write(f"{EASY}\n{TWO}\n".encode())


@pytest.fixture(scope="session")
def list_url() -> Iterator[str]:
    """Where a list of puzzles can be fetched."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Lists) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/list.txt"
        server.shutdown()
        thread.join()


def fill(folder: Path) -> Path:
    """Puts there what the commands read."""
    for name in ("input", "reports"):
        (folder / name).mkdir(parents=True)
    (folder / "in.txt").write_text(f"{EASY}\n{TWO}\n")
    (folder / "in.csv").write_text(f"id,puzzle\n1,{EASY}\n2,{TWO}\n3,broken\n")
    (folder / "input" / "two.txt").write_text(f"{TWO}\nbroken\n")
    (folder / "reports" / "report.html").write_text("<p>a report</p>")
    (folder / "cases.txt").write_text(":0003:9:12345678" + "." * 73 + ":::919:\n")
    return folder


@pytest.fixture(params=sorted(COMMANDS))
def command(request: pytest.FixtureRequest, list_url: str) -> list[str]:
    """The words of a command after `ninefold`; `filled` makes the folder to run it in."""
    return [list_url if word == "URL" else word for word in COMMANDS[request.param]]


@pytest.fixture
def filled(tmp_path: Path) -> Callable[[], Path]:
    """A new folder with what the commands read, each time it is called."""
    made = 0

    def another() -> Path:
        nonlocal made
        made += 1
        return fill(tmp_path / str(made))

    return another
