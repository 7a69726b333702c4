"""scripts/setup.py: what it installs, when it has to, and how it is called."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
SETUP = ROOT / "scripts" / "setup.py"


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The program, with a .venv of its own that is empty; nothing is installed."""
    spec = importlib.util.spec_from_file_location("ninefold_setup", SETUP)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("VENV", "BIN"):
        monkeypatch.setattr(module, name, tmp_path / name.lower())
        (tmp_path / name.lower()).mkdir()
    monkeypatch.setattr(module, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(module, "LOG", tmp_path / "venv" / "setup.log")
    return module


def remembered(done: list[Any], what: object) -> bool:
    done.append(what)
    return True


def test_what_the_main_job_installs_is_all_that_the_readme_shows(setup: ModuleType) -> None:
    names = {re.split(r"[<>=]", one)[0] for one in setup.requirements("", setup.EVERYTHING)}
    assert {"click", "jinja2", "fastapi", "uvicorn", "matplotlib", "pyarrow", "opencv-python-headless"} <= names
    assert not any(name.startswith("ninefold") for name in names)
    assert "pytest" not in names


def test_the_tests_need_every_extra(setup: ModuleType) -> None:
    everything = {re.split(r"[<>=]", one)[0] for one in setup.requirements("", setup.EVERYTHING)}
    of_tests = {re.split(r"[<>=]", one)[0] for one in setup.requirements("test", "")}
    assert everything - of_tests == set()


def test_it_works_only_when_something_changed(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(setup, "make_tools", lambda: done.append("tools"))
    monkeypatch.setattr(setup, "name_compiler", lambda: done.append("compiler"))
    monkeypatch.setattr(setup, "fetch", lambda *needed: done.append("fetch"))
    monkeypatch.setattr(setup, "install_package", lambda do: remembered(done, "package"))
    setup.install("", "web")
    assert done[:2] == ["tools", "compiler"]
    assert sorted(done[2:]) == ["fetch", "package"]  # side by side
    done.clear()
    setup.install("", "web")
    assert done == []
    setup.install("test")  # other libraries, the same package
    assert done == ["tools", "fetch"]


def test_a_package_that_failed_beside_the_libraries_is_tried_again_when_they_are_there(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    for name in ("make_tools", "name_compiler"):
        monkeypatch.setattr(setup, name, lambda: None)
    monkeypatch.setattr(setup, "fetch", lambda *needed: None)
    monkeypatch.setattr(setup, "install_package", lambda do: remembered(asked, do) and do is setup.run)
    setup.install("", "web")
    assert asked == [setup.tried, setup.run]


def listed_by_pip(setup: ModuleType, monkeypatch: pytest.MonkeyPatch, lines: str) -> list[str] | None:
    setup.sources_of_pip.cache_clear()
    answer = subprocess.CompletedProcess([], 0, stdout=lines)
    monkeypatch.setattr(setup.subprocess, "run", lambda *_, **__: answer)
    words: list[str] | None = setup.sources_of_pip()
    return words


def test_uv_is_told_the_sources_of_pip(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "global.index-url='https://a.example/simple'\n:env:.index-url='https://b.example/simple'\n:env:.no-cache-dir='1'\n"
    assert listed_by_pip(setup, monkeypatch, lines) == ["--default-index=https://b.example/simple"]
    more = listed_by_pip(setup, monkeypatch, "install.extra-index-url='file:///one file:///two'\n")
    assert more == ["--index=file:///one", "--index=file:///two", "--index-strategy=unsafe-best-match"]
    assert listed_by_pip(setup, monkeypatch, "") == []


def test_pip_installs_where_uv_is_not_or_has_no_word_for_what_pip_was_told(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(setup, "run", lambda *command, **_: done.append(str(command[2])))
    monkeypatch.setattr(setup, "tried", lambda *command, **_: remembered(done, Path(command[0]).name))
    listed_by_pip(setup, monkeypatch, "")
    setup.fetch("click")
    assert done.pop() == "pip"
    uv = setup.BIN / ("uv.exe" if setup.WINDOWS else "uv")
    uv.write_text("")
    uv.chmod(0o755)
    setup.fetch("click")
    assert done == [uv.name]
    listed_by_pip(setup, monkeypatch, "global.constraint='only.txt'\n")
    setup.fetch("click")
    assert done == [uv.name, "pip"]


LIGHT = "chromium-headless-shell"


@pytest.mark.parametrize(
    ("there", "known", "asked"),
    [
        ([LIGHT], [], []),
        (["chromium"], [LIGHT], [LIGHT]),  # less than half of the work, so it is fetched beside the whole one
        (["google-chrome"], [], []),
        ([], [LIGHT], [LIGHT]),
        ([], [], [LIGHT, "chromium"]),  # apt may know it after an update
    ],
)
def test_chromium_without_its_window_is_taken_where_it_can_be_had(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, there: list[str], known: list[str], asked: list[str]
) -> None:
    wanted: list[str] = []
    monkeypatch.delenv("NINEFOLD_CHROMIUM", raising=False)
    monkeypatch.setattr(setup.shutil, "which", lambda name: name if name in there else None)
    monkeypatch.setattr(setup, "is_package", lambda name: name in known)
    monkeypatch.setattr(setup, "install_debian", lambda name, _: remembered(wanted, name) and name in known)
    setup.find_chromium()
    assert wanted == asked


def test_as_many_compilers_as_cores_unless_said_otherwise(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CMAKE_BUILD_PARALLEL_LEVEL", raising=False)
    monkeypatch.setattr(setup.os, "cpu_count", lambda: 3)
    assert setup.environment()["CMAKE_BUILD_PARALLEL_LEVEL"] == "3"
    monkeypatch.setenv("CMAKE_BUILD_PARALLEL_LEVEL", "1")
    assert setup.environment()["CMAKE_BUILD_PARALLEL_LEVEL"] == "1"


def test_without_a_compiler_zig_is_named_to_cmake(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(setup, "fetch", lambda *needed: installed.extend(needed))
    monkeypatch.setenv("PATH", str(setup.VENV))
    for name in ("CXX", "CC", "CMAKE_ARGS", "NINEFOLD_ZIG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CXX", "")
    setup.name_compiler()
    assert installed == ["ziglang"]
    assert "-m ziglang c++" in Path(setup.os.environ["CXX"]).read_text()
    assert "CMAKE_AR=" in setup.os.environ["CMAKE_ARGS"]


def test_a_part_that_fails_shows_the_last_words_and_ends_with_2(
    setup: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        setup.run(sys.executable, "-c", "print('the disk is full'); raise SystemExit(1)", hint="make room")
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert "the disk is full" in told
    assert "make room" in told


def test_a_command_may_stand_in_the_place_of_the_main_job(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def call(*command: object) -> int:
        called.append([str(part) for part in command])
        return 0

    monkeypatch.setattr(setup, "call", call)
    setup.run_command(["app", "--no-open"])
    setup.run_command(["--no-open"])
    assert called[0][1:] == ["-m", "ninefold", "app", "--no-open"]
    assert called[1][1:4] == ["-m", "ninefold", "run"]
    assert called[1][-1] == "--no-open"


@pytest.mark.parametrize("name", ["main.sh", "test.sh", "fetch_puzzles.sh", "main.ps1", "test.ps1"])
def test_every_way_in_calls_the_one_program(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    part = name.partition(".")[0].partition("_")[0]
    assert re.search(rf"^(?:start|Start-Setup) {part} ", text, re.MULTILINE)


def test_an_unknown_part_is_told(tmp_path: Path) -> None:
    ended = subprocess.run([sys.executable, SETUP, "frobnicate"], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr == "ninefold: no part of the set-up is called 'frobnicate'\n"
