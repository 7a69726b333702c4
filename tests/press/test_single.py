"""One board, or one step, as a file for another document."""

from __future__ import annotations

import pytest
from tests.press.conftest import reader

from ninefold.errors import PlanError, PuzzleError
from ninefold.formats import read
from ninefold.press import single

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
[RECORD] = read(EASY)


def test_a_board_alone_is_as_wide_as_asked_and_has_its_givens_alone() -> None:
    [page] = reader(single(RECORD, ".pdf", width=60)).pages
    assert float(page.mediabox.width) / 72 * 25.4 == pytest.approx(60, abs=0.01)
    assert "".join(page.extract_text().split()) == EASY.replace(".", "")


def test_a_step_is_drawn_on_the_board_before_it() -> None:
    [first] = reader(single(RECORD, ".pdf", step=1)).pages
    [tenth] = reader(single(RECORD, ".pdf", step=10)).pages
    assert len(first.extract_text().split()) > len(tenth.extract_text().split()) > 81


@pytest.mark.parametrize(("suffix", "start"), [(".pdf", b"%PDF"), (".png", b"\x89PNG"), (".svg", b"<svg")])
def test_every_kind_of_file_is_made(suffix: str, start: bytes) -> None:
    assert single(RECORD, suffix).startswith(start)


def test_what_there_is_not_is_told() -> None:
    with pytest.raises(PuzzleError, match="the path has 51 steps, there is no step 52"):
        single(RECORD, ".svg", step=52)
    with pytest.raises(PlanError, match=r"expected a file \.pdf, \.png or \.svg, got '\.eps'"):
        single(RECORD, ".eps")
