import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from ninefold.batch.backup import Backups

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


def test_verify_names_what_is_damaged_or_missing_with_exit_code_1(
    ninefold: Run, reports: Path, backups: Backups
) -> None:
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


def test_restore_brings_back_what_is_missing_and_overwrites_nothing(
    ninefold: Run, reports: Path, backups: Backups
) -> None:
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


def test_a_damaged_copy_is_not_restored(ninefold: Run, reports: Path, backups: Backups) -> None:
    [copy, *_] = backups.add_missing(reports)
    backups.path(copy).write_text("scribble")
    (reports / copy.report).unlink()
    result = ninefold("backup", "--restore", "--reports", reports, "--backups", backups.folder)
    assert (result.returncode, (reports / copy.report).exists()) == (2, False)


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
