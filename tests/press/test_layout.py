"""Slots of a page: they fit on it, and boards fit into them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ninefold.choices import PER_PAGE
from ninefold.press.layout import GAP, arranged, lines_of

side = st.floats(60, 500)


@given(side, side, st.sampled_from(PER_PAGE), st.floats(0, 15), st.floats(0, 30), st.floats(10, 40))
def test_puzzles_fit_on_the_page_with_what_stands_around_them(
    width: float, height: float, number: int, head: float, foot: float, beside: float
) -> None:
    way = arranged(width, height, number, head=head, foot=foot, side=beside, most=200)
    assert way.columns * way.rows == number
    assert way.columns * way.slot_width + (way.columns - 1) * GAP <= width + 1e-6
    assert way.rows * way.slot_height + (way.rows - 1) * GAP <= height + 1e-6
    assert way.board <= 200
    wide, high = (beside + GAP, 0.0) if way.beside else (0.0, head + foot)
    assert way.board + wide <= way.slot_width + 1e-6
    assert way.board + high <= way.slot_height + 1e-6


@given(st.text(alphabet="abc \n", max_size=300), st.floats(20, 200), st.floats(6, 20))
def test_a_text_has_a_line_for_each_of_its_own(text: str, width: float, points: float) -> None:
    found = lines_of(text, width, points)
    assert found >= (text.count("\n") + 1 if text else 0)
    assert found <= lines_of(text, width / 2, points)
