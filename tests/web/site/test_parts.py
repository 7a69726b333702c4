"""What a site is made of, without its engine."""

import os
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, unpack_archive

import pytest

from ninefold.cli import main
from ninefold.web import policy
from ninefold.web.site import parts, write
from ninefold.web.site.licences import licences
from ninefold.web.site.packages import COMPILED, PURE, own_package, pack, pack_small

Packed = Callable[[Path, Path], None]
STATIC = Path(policy.__file__).parent / "static"


def test_the_page_names_its_engine_and_may_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    copytree(STATIC, tmp_path / "site")
    write.write_page(tmp_path / "site", "engine/packages-1.tar.xz")
    page = (tmp_path / "site" / "index.html").read_text()
    assert f'<meta name="ninefold-engine" content="{write.ENGINE}/ engine/packages-1.tar.xz">' in page
    assert f'content="{write.SITE_POLICY}"' in page
    assert page.index("Content-Security-Policy") < page.index("<link")
    assert (tmp_path / "site" / "css" / "scene.css").read_text()


def test_the_policy_is_that_of_the_server_and_webassembly() -> None:
    allowed = set(write.SITE_POLICY.split("; ")) - set(policy.POLICY.split("; "))
    assert allowed == {"script-src 'self' 'wasm-unsafe-eval'"}
    assert "http" not in write.SITE_POLICY


def test_everything_that_is_brought_along_has_its_licence() -> None:
    text = licences()
    for name in ("Pyodide", "CPython", "libc++", "musl", "zlib", "SQLite", "nanobind", *PURE, *COMPILED):
        assert name in text
    assert "Mozilla Public License 2.0" in text
    assert text.count("Permission is hereby granted") >= 3


def test_our_package_goes_along_without_what_a_page_cannot_use(tmp_path: Path) -> None:
    engine = tmp_path / "engine.so"
    engine.write_bytes(b"engine")
    own_package(engine, tmp_path / "own")
    own = tmp_path / "own" / "ninefold"
    assert (own / "_native.abi3.so").read_bytes() == b"engine"
    assert (own / "web" / "in_page.py").exists()
    assert not (own / "cli").exists()
    assert not (own / "web" / "static").exists()
    assert [path.name for path in own.rglob("*.so")] == ["_native.abi3.so"]


@pytest.mark.parametrize(("packed", "suffix"), [(pack, "zip"), (pack_small, "tar.xz")])
def test_the_same_files_make_the_same_archive(
    packed: Callable[[Path, Path], None], suffix: str, tmp_path: Path
) -> None:
    for number, name in enumerate(("one", "two")):
        (tmp_path / name / "in").mkdir(parents=True)
        for file in ("in/b.txt", "a.txt"):
            (tmp_path / name / file).write_text(file)
            os.utime(tmp_path / name / file, (number, number))
        packed(tmp_path / f"{name}.{suffix}", tmp_path / name)
    assert (tmp_path / f"one.{suffix}").read_bytes() == (tmp_path / f"two.{suffix}").read_bytes()
    unpack_archive(tmp_path / f"one.{suffix}", tmp_path / "out")
    assert (tmp_path / "out" / "in" / "b.txt").read_text() == "in/b.txt"


def test_a_site_without_an_engine_says_who_makes_one(tmp_path: Path) -> None:
    with pytest.raises(parts.SiteError, match=r"page_engine\.py"):
        write.write_site(tmp_path / "site", tmp_path / "nothing")
    assert not (tmp_path / "site").exists()


def test_the_command_says_it_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["site", str(tmp_path / "site"), "--engine", str(tmp_path / "nothing")])
    assert ended.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_folder_with_files_is_not_written_into(tmp_path: Path) -> None:
    (tmp_path / "engine.so").write_bytes(b"")
    with pytest.raises(parts.SiteError, match="new or empty"):
        write.write_site(tmp_path, tmp_path / "engine.so")


def test_a_missing_program_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(parts.SiteError, match="needs npm"):
        parts.pyodide(tmp_path)
