"""What lies in a folder and is no file: links are not written through, pipes and devices are not waited for."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ninefold.files.atomic import atomic_writer
from ninefold.files.regular import open_regular
from ninefold.folders.run_folder import JOURNAL

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"

Run = Callable[..., subprocess.CompletedProcess[str]]
FolderWith = Callable[..., Path]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes and links of this kind are those of Unix")


def test_a_pipe_a_socket_and_a_link_in_a_circle_are_lines_of_the_report(run_in: Run, folder_with: FolderWith) -> None:
    folder = folder_with(a=EASY, z=EASY)
    source = folder / "input"
    os.mkfifo(source / "pipe.txt")
    (source / "deep").mkdir()
    (source / "deep" / "circle").symlink_to(source)
    (source / "self.txt").symlink_to("self.txt")
    (source / "device.txt").symlink_to("/dev/zero")
    with socket.socket(socket.AF_UNIX) as listening:
        here = os.getcwd()
        os.chdir(source)  # the address of a socket is short
        listening.bind("socket.txt")
        os.chdir(here)
        for options in ((), ("--resume",)):
            result = run_in(folder, *options)
            assert result.returncode == 1
            assert result.stderr.splitlines() == [
                "deep/circle: is a folder, not a file",
                "device.txt: is a device, not a file",
                "pipe.txt: is a pipe, not a file",
                "self.txt: Too many levels of symbolic links",
                "socket.txt: No such device or address",
            ]
    assert sorted(path.name for path in (folder / "output").glob("*.txt")) == ["a.txt", "z.txt"]


@pytest.mark.parametrize("name", [".lock", JOURNAL, f"{JOURNAL}.new", "a.txt"])
def test_a_link_in_the_output_folder_is_not_written_through(name: str, run_in: Run, folder_with: FolderWith) -> None:
    folder = folder_with(a=EASY)
    (folder / "output").mkdir()
    mine = folder / "mine"
    mine.write_text("mine")
    (folder / "output" / name).symlink_to(mine)
    result = run_in(folder)
    assert mine.read_text() == "mine"
    if name == ".lock":
        assert (result.returncode, result.stderr.count("\n")) == (2, 1)
        assert str(folder / "output" / ".lock") in result.stderr
    else:
        assert result.returncode == 0
        assert (folder / "output" / "a.txt").read_text().startswith(f"{EASY},1,")


def test_a_folder_of_the_output_that_is_a_link_is_refused(run_in: Run, folder_with: FolderWith) -> None:
    folder = folder_with()
    (folder / "input" / "deep").mkdir()
    (folder / "input" / "deep" / "a.txt").write_text(EASY)
    (folder / "elsewhere").mkdir()
    (folder / "output").mkdir()
    (folder / "output" / "deep").symlink_to(folder / "elsewhere")
    result = run_in(folder)
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert list((folder / "elsewhere").iterdir()) == []


def test_leftovers_are_removed_in_the_folder_and_nowhere_else(run_in: Run, folder_with: FolderWith) -> None:
    folder = folder_with(a=EASY)
    for place in ("output", "elsewhere"):
        (folder / place).mkdir()
        (folder / place / ".a.txt.x.part").write_text("half")
    (folder / "output" / "link").symlink_to(folder / "elsewhere")
    run_in(folder)
    assert not (folder / "output" / ".a.txt.x.part").exists()
    assert (folder / "elsewhere" / ".a.txt.x.part").exists()


def test_an_atomic_file_replaces_a_link_and_leaves_its_target(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    (tmp_path / "link").symlink_to(tmp_path / "mine")
    with atomic_writer(tmp_path / "link") as file:
        file.write("answer")
    assert (tmp_path / "mine").read_text() == "mine"
    assert (tmp_path / "link").read_text() == "answer"
    assert not (tmp_path / "link").is_symlink()


def test_a_name_as_long_as_the_system_allows_can_be_written(tmp_path: Path) -> None:
    with atomic_writer(tmp_path / ("é" * 125)) as file:
        file.write("answer")
    assert (tmp_path / ("é" * 125)).read_text() == "answer"


def test_a_regular_file_may_be_reached_by_a_link_only_where_that_is_wanted(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("text")
    (tmp_path / "link").symlink_to("file")
    with open_regular(tmp_path / "link") as file:
        assert file.read() == b"text"
    with pytest.raises(OSError, match="is a link, not a file"):
        open_regular(tmp_path / "link", links=False)
