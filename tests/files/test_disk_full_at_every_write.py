"""The disk is full at the n-th write, for every n of a small job: one sentence, nothing half-written, and the same
job done again ends as if nothing had happened."""

import errno
import http.server
import io
import os
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from ninefold.cli import main
from ninefold.folders.backup import Backups

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the jobs of this kind are tested on Unix")

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"


class Disk:
    """Counts what takes room on the disk; from the n-th time on there is none."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.asked = 0

    def take(self, *names: object) -> None:
        self.asked += 1
        if self.asked > self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), *map(str, names))


class Written:
    """A file whose writes are counted as they reach the disk: when its buffer is full, flushed or closed."""

    def __init__(self, file: Any, disk: Disk) -> None:
        self._file = file
        self._disk = disk
        self._waiting = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> "Written":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def write(self, data: Any) -> Any:
        self._waiting += len(data)
        if self._waiting > io.DEFAULT_BUFFER_SIZE:
            self.flush()
        return self._file.write(data)

    def writelines(self, lines: Any) -> None:
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        if self._waiting:
            self._disk.take()
        self._waiting = 0
        self._file.flush()

    def close(self) -> None:
        try:
            self.flush()
        finally:
            self._file.close()


@contextmanager
def small(disk: Disk) -> Iterator[None]:
    """While the block runs, everything that Python and Arrow put on the disk is counted."""
    with pytest.MonkeyPatch.context() as patch:
        really_open, really_os_open, arrow_file = io.open, os.open, pa.OSFile

        def counting_open(file: Any, mode: str = "r", *arguments: Any, **options: Any) -> Any:
            opened = really_open(file, mode, *arguments, **options)
            return Written(opened, disk) if any(letter in mode for letter in "wax+") else opened

        def counting_os_open(path: Any, flags: int, *arguments: Any, **options: Any) -> int:
            if flags & os.O_CREAT:
                disk.take(path)
            return really_os_open(path, flags, *arguments, **options)

        def counting_arrow_file(path: str, mode: str = "r") -> Any:
            return pa.PythonFile(Written(really_open(path, "wb"), disk), "w") if "w" in mode else arrow_file(path, mode)

        def counting(function: Callable[..., Any], *, named: bool) -> Callable[..., Any]:
            def call(*arguments: Any, **options: Any) -> Any:
                disk.take(*(arguments[:1] if named else ()))
                return function(*arguments, **options)

            return call

        patch.setattr("builtins.open", counting_open)
        patch.setattr(io, "open", counting_open)
        patch.setattr(os, "open", counting_os_open)
        patch.setattr(pa, "OSFile", counting_arrow_file)
        for name in ("fsync", "fdatasync"):
            patch.setattr(os, name, counting(getattr(os, name), named=False))
        for name in ("replace", "mkdir"):
            patch.setattr(os, name, counting(getattr(os, name), named=True))
        yield


class Puzzles(http.server.BaseHTTPRequestHandler):
    def log_message(self, format: str, *arguments: object) -> None:
        """Quiet."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("ETag", '"one"')
        self.end_headers()
        self.wfile.write(f"{EASY}\n{TWO}\n".encode())


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Puzzles) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/list.txt"
        server.shutdown()
        thread.join()


JOBS = {
    "run": "run --input input --output output --reports reports --backups backups --no-open",
    "batch to csv": "batch input/b.txt out.csv",
    "batch to packed csv": "batch input/b.txt out.csv.gz",
    "batch to parquet": "batch input/b.txt out.parquet",
    "batch to parts": "batch input parts",
    "backup": "backup --reports made --backups backups --keep 2",
    "restore": "backup --reports lost --backups kept --restore",
    "fetch": "fetch fetched --url URL --tries 1",
    "convert": "convert input/b.txt out.xml",
    "explain": "explain 124334214312213. --html out.html --svg drawn",
    "bench": "bench --variants cases.jsonl --times out.csv",
    "lab tree": "lab tree 1.....2..3.....4 --out out.svg --no-open",
}
RESUMED = {"run": ["--resume"], "batch to parts": ["--resume"]}
MEASURED = re.compile(rb"\d+\.\d+")


def filled(folder: Path) -> Path:
    (folder / "input").mkdir(parents=True)
    (folder / "input" / "a.txt").write_text(f"{EASY}\n")
    (folder / "input" / "b.txt").write_text(f"{TWO}\nbroken\n{EASY}\n")
    (folder / "cases.jsonl").write_text(
        '{"name": "many", "format": "iss", "puzzle": ".Shape~4x4", "solutions": ">=2"}\n'
    )
    (folder / "made").mkdir()
    for number in range(3):
        (folder / "made" / f"{number}.html").write_text(f"<p>{number}</p></html>")
        os.utime(folder / "made" / f"{number}.html", (number, number))
    Backups(folder / "kept").add_missing(folder / "made")
    return folder


def visible(folder: Path) -> dict[str, bytes]:
    """Every file that a person sees, without what differs from run to run: times of day, seconds, checksums."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return {re.sub(r"\d{8}-\d{6}(-\d)?", "#", str(path.relative_to(folder))): _told(path) for path in files}


def _told(path: Path) -> bytes:
    data = path.read_bytes()
    if path.suffix == ".html" and data.rstrip().endswith(b"</html>"):
        return b"a whole page"
    if path.name == "SHA256SUMS":
        return b"" if data.endswith(b"\n") else data
    return data if path.suffix in (".parquet", ".gz") else MEASURED.sub(b"#", data)


def done(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code of a command and what it said on standard error."""
    capsys.readouterr()
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert isinstance(caught.value.code, int)
    return caught.value.code, capsys.readouterr().err


@pytest.mark.parametrize("job", JOBS)
def test_it_stops_with_one_sentence_leaves_nothing_half_written_and_can_be_done_again(
    job: str, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = JOBS[job].replace("URL", url).split()
    monkeypatch.chdir(filled(tmp_path / "whole"))
    fine, told_when_fine = done(words, capsys)
    whole = visible(tmp_path / "whole")
    for room in count():
        folder = filled(tmp_path / str(room))
        monkeypatch.chdir(folder)
        disk = Disk(room)
        with small(disk):
            code, told = done(words, capsys)
        if disk.asked <= room:
            break
        where = f"{job}, write {room + 1}"
        assert code == 2, (where, told)
        sentences = [line for line in told.splitlines() if line not in told_when_fine.splitlines()]
        assert len(sentences) == 1, (where, told)
        assert re.fullmatch(r"ninefold: (?!input:).+: No space left on device", sentences[0]), (where, told)
        left = visible(folder)
        assert {name: data for name, data in left.items() if whole.get(name) != data} == {}, where
        assert not list(folder.rglob("*.part")), where
        assert done([*words, *RESUMED.get(job, [])], capsys)[0] == fine, where
        assert visible(folder) == whole, where
        assert all(not list(Backups(folder / name).damaged()) for name in ("backups", "kept")), where
    assert room > 3  # else nothing was counted
    assert code == fine
