"""Letters: those of packages, and a family for readers with dyslexia that a system may have."""

from __future__ import annotations

import shutil
from pathlib import Path

import matplotlib
import pytest

from ninefold.errors import PlanError
from ninefold.press import Plan, Section, Type, make_book
from ninefold.press import fonts as module
from ninefold.press.fonts import FAMILIES, Family, folders

PLAN = Plan(type=Type(family="opendyslexic", easy=True), sections=(Section(level="easy", count=1),))


def test_a_family_that_is_missing_is_told_with_the_package_that_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_SYSTEM", (tmp_path / "none", tmp_path, tmp_path, tmp_path))
    with pytest.raises(PlanError, match="OpenDyslexic is not on this machine: install fonts-opendyslexic"):
        make_book(PLAN).pdf()


def test_a_family_of_the_system_is_found_wherever_it_lies_and_set_with_its_credit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "opentype" / "own"
    place.mkdir(parents=True)
    shutil.copy(f"{matplotlib.get_data_path()}/fonts/ttf/DejaVuSerif.ttf", place / "Own-Regular.ttf")
    own = Family("DejaVu Serif", digits="DejaVu Serif", files="Own-*.ttf", package="fonts-own", credit="Own: a person")
    monkeypatch.setattr(module, "_SYSTEM", (tmp_path,))
    monkeypatch.setitem(FAMILIES, "opendyslexic", own)
    assert folders("opendyslexic")[1:] == [str(place)]
    book = make_book(PLAN)
    assert b"DejaVuSerif" in book.pdf()
    assert book.document.data["colophon"].endswith("\nOwn: a person")
    assert any(b'font-family: "DejaVu Serif"' in picture for picture in book.document.pictures.values())
