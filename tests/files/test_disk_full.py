"""A disk that is full: one clear sentence, and nothing half-written."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ninefold.files.atomic import atomic_writer

Run = Callable[..., subprocess.CompletedProcess[str]]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="limits of this kind are those of Unix")

SMALL = 256 * 1024


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path | None]:
    """A file system of 256 KiB; None where it takes more rights than the test has."""
    place = tmp_path / "small"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(place)]
    try:
        mounted = subprocess.run(mount, capture_output=True).returncode == 0
    except OSError:
        mounted = False
    yield place if mounted else None
    if mounted:
        subprocess.run(["umount", "-l", str(place)], check=True)


# Every write beyond so many bytes fails, as on a full disk: what a test without rights can have.
LIMITED = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, ({SMALL}, {SMALL}))
from ninefold.cli import main
main(sys.argv[1:])
"""


def limited(*arguments: object) -> subprocess.CompletedProcess[str]:
    # -B: Python 3.11 would keep byte code that the limit cut off, and every later import of it would fail
    command = [sys.executable, "-B", "-c", LIMITED, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_the_run_stops_with_one_sentence_keeps_what_was_done_and_resumes(
    run_in: Run, folder_with: Callable[..., Path], small_disk: Path | None
) -> None:
    folder = folder_with(a="1.....2..3.....4", b="0" * 81)
    if small_disk:
        (folder / "output").symlink_to(small_disk)
        result = run_in(folder, "--limit", "4000")
    else:
        folders = [f"--{name}={folder / name}" for name in ("input", "output", "reports", "backups")]
        result = limited("run", *folders, "--no-open", "--limit", "4000")
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert str(folder / "output" / "b.txt") in result.stderr
    assert "No space left on device" in result.stderr or "File too large" in result.stderr
    assert [path.name for path in (folder / "output").iterdir() if not path.name.startswith(".")] == ["a.txt"]
    assert not list((folder / "output").rglob("*.part"))
    assert (folder / "output" / "a.txt").read_text().splitlines()[1] == "1243342143122134"
    resumed = run_in(folder, "--limit", "3", "--resume")  # now it fits
    assert resumed.returncode == 0, resumed.stderr


def test_a_table_that_does_not_fit_is_told_in_one_sentence_and_not_there(tmp_path: Path) -> None:
    (tmp_path / "in.txt").write_text("1".ljust(81, ".") + "\n" + ("." * 81 + "\n") * 3000)
    result = limited("batch", tmp_path / "in.txt", tmp_path / "out.parquet", "--compression", "none")
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert str(tmp_path / "out.parquet") in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["in.txt"]


def test_a_failed_write_names_the_file_that_was_wanted_and_keeps_the_old_one(tmp_path: Path) -> None:
    target = tmp_path / "answer.txt"
    target.write_text("old")

    def write() -> None:
        with atomic_writer(target) as file:
            file.write("new")
            file.flush()
            raise OSError(28, os.strerror(28))

    with pytest.raises(OSError, match="No space left on device") as caught:
        write()
    assert caught.value.filename == str(target)
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]
