import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.command import ninefold

from ninefold.files.regular import checksum
from ninefold.folders.backup import Backups

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def reports(tmp_path: Path) -> Path:
    folder = tmp_path / "reports"
    folder.mkdir()
    for number in range(4):
        report = folder / f"report-{number}.html"
        report.write_text(f"<p>{number}</p>")
        os.utime(report, (1_000_000 + number, 1_000_000 + number))
    return folder


@pytest.fixture
def backups(tmp_path: Path) -> Backups:
    return Backups(tmp_path / "backups")


def names(backups: Backups) -> list[str]:
    return [copy.name for copy in backups.copies()]


def test_every_report_without_a_copy_gets_one_and_only_one(reports: Path, backups: Backups) -> None:
    assert len(backups.add_missing(reports)) == 4
    assert backups.add_missing(reports) == []
    (reports / "report-4.html").write_text("new")
    assert [copy.name for copy in backups.add_missing(reports)] == ["report-4.html"]
    assert list(backups.damaged()) == []


def test_a_report_that_changed_gets_a_second_copy_and_the_first_one_stays(reports: Path, backups: Backups) -> None:
    backups.add_missing(reports)
    (reports / "report-0.html").write_text("changed")
    assert [copy.name for copy in backups.add_missing(reports)] == ["report-0~2.html"]
    first, second = (copy for copy in backups.copies() if copy.report == "report-0.html")
    assert backups.path(first).read_text() == "<p>0</p>"
    assert backups.path(second).read_text() == "changed"


def test_a_copy_whose_checksum_was_never_written_is_made_again(reports: Path, backups: Backups) -> None:
    [copy, *_] = backups.add_missing(reports)
    sums = backups.path(copy).parent / "SHA256SUMS"
    sums.write_text("".join(sums.read_text().splitlines(keepends=True)[:2]))
    assert len(backups.add_missing(reports)) == 2
    assert names(backups) == [f"report-{number}.html" for number in range(4)]


def test_verify_names_what_is_damaged_or_missing_with_exit_code_1(reports: Path, backups: Backups) -> None:
    copies = backups.add_missing(reports)
    fine = ninefold("backup", "--verify", "--backups", backups.folder)
    assert (fine.returncode, fine.stdout) == (0, "4 copies are as they were, 0 are not\n")
    backups.path(copies[0]).write_text("<p>0</p >")
    backups.path(copies[1]).unlink()
    bad = ninefold("backup", "--verify", "--backups", backups.folder)
    assert bad.returncode == 1
    assert "report-0.html is damaged" in bad.stdout
    assert "report-1.html is missing" in bad.stdout


def test_the_checksums_are_those_that_sha256sum_reads(reports: Path, backups: Backups) -> None:
    [copy, *_] = backups.add_missing(reports)
    result = subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=backups.path(copy).parent, capture_output=True)
    assert result.returncode == 0


def test_restore_brings_back_what_is_missing_and_overwrites_nothing(reports: Path, backups: Backups) -> None:
    backups.add_missing(reports)
    (reports / "report-0.html").unlink()
    (reports / "report-1.html").write_text("changed")
    folders = ("--reports", reports, "--backups", backups.folder)
    result = ninefold("backup", "--restore", *folders)
    assert result.stdout == f"restored {reports / 'report-0.html'}\n"
    assert (reports / "report-0.html").read_text() == "<p>0</p>"
    assert (reports / "report-0.html").stat().st_mtime == 1_000_000
    assert (reports / "report-1.html").read_text() == "changed"
    refused = ninefold("backup", "--restore", "report-1.html", *folders)
    assert refused.returncode == 2
    assert "differs from its backup" in refused.stderr
    assert "no backup of 'other.html'" in ninefold("backup", "--restore", "other.html", *folders).stderr


def test_a_damaged_copy_is_not_restored(reports: Path, backups: Backups) -> None:
    [copy, *_] = backups.add_missing(reports)
    backups.path(copy).write_text("scribble")
    (reports / copy.report).unlink()
    result = ninefold("backup", "--restore", "--reports", reports, "--backups", backups.folder)
    assert (result.returncode, (reports / copy.report).exists()) == (2, False)


@pytest.mark.parametrize(
    "name", ["../evil.html", "../../evil.html", "/tmp/evil.html", "..", ".hidden", "SHA256SUMS", "a/b.html", "..~2", ""]
)
def test_checksums_that_name_anything_but_a_copy_are_refused_and_nothing_is_touched(
    name: str, reports: Path, backups: Backups, tmp_path: Path
) -> None:
    [copy, *_] = backups.add_missing(reports)
    evil = tmp_path / "evil.html"
    evil.write_text("evil")
    (backups.folder / "evil.html").write_text("evil")
    sums = backups.path(copy).parent / "SHA256SUMS"
    sums.write_text(f"{checksum(evil)}  {name}\n")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    folders = ("--reports", reports, "--backups", backups.folder)
    for job in (["--restore"], ["--keep", "1"], ["--verify"], []):
        result = ninefold("backup", *job, *folders)
        assert (result.returncode, result.stderr.count("\n")) == (2, 1)
        assert "SHA256SUMS, line 1: expected a checksum and the name of a copy" in result.stderr
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file() and path.name != ".lock"} == {
        path: data for path, data in before.items() if path.name != ".lock"
    }


def test_links_in_the_backups_are_no_copies_and_are_not_followed(
    reports: Path, backups: Backups, tmp_path: Path
) -> None:
    [copy, *_] = backups.add_missing(reports)
    folders = ("--reports", reports, "--backups", backups.folder)
    secret = tmp_path / "secret"
    secret.write_text("<p>0</p>")  # what the copy was, so that its checksum fits
    backups.path(copy).unlink()
    backups.path(copy).symlink_to(secret)
    assert "report-0.html is a link, not a copy" in ninefold("backup", "--verify", *folders).stdout
    (reports / copy.report).unlink()
    assert ninefold("backup", "--restore", *folders).returncode == 2
    day = backups.path(copy).parent
    day.rename(tmp_path / "elsewhere")
    day.symlink_to(tmp_path / "elsewhere")
    files = sorted(path.name for path in (tmp_path / "elsewhere").iterdir())
    refused = ninefold("backup", "--keep", "1", *folders)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert sorted(path.name for path in (tmp_path / "elsewhere").iterdir()) == files


def test_keeping_the_newest_is_stable_and_never_touches_the_reports(reports: Path, backups: Backups) -> None:
    backups.add_missing(reports)
    for _ in range(2):  # a second time nothing old comes back
        backups.add_missing(reports, keep=2)
        assert names(backups) == ["report-2.html", "report-3.html"]
    assert len(list(reports.iterdir())) == 4
    assert list(backups.damaged()) == []


def test_every_run_leaves_its_report_in_the_backups(run_in: Run, folder_with: Callable[..., Path]) -> None:
    folder = folder_with(a="1.....2..3.....4")
    run_in(folder)
    run_in(folder)
    reports = {path.name: path.read_bytes() for path in (folder / "reports").iterdir()}
    backups = Backups(folder / "backups")
    assert {copy.name: backups.path(copy).read_bytes() for copy in backups.copies()} == reports
    assert len(reports) == 2
