"""What fills a book: puzzles as wished or of files, no two alike, kept while it is made."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninefold.engine.stop import Stop
from ninefold.errors import PlanError, StoppedError, TimeLimitError
from ninefold.generating import Range
from ninefold.generating.likeness import form_of
from ninefold.model import Shape
from ninefold.press import Plan, Section, make_book
from ninefold.press.pieces import PIECE, Kept, Piece, made

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
TURNED = EASY[::-1]
TWO = "." * 81


def entries(*sections: Section, **more: object) -> list[str]:
    book = make_book(Plan(sections=sections), **more)  # type: ignore[arg-type]
    return [entry.puzzle.oneline for one in book.sections for entry in one.entries]


def test_puzzles_are_as_wished_and_look_like_their_level() -> None:
    book = make_book(Plan(sections=(Section(level="easy", count=6), Section(level="hard", count=5))))
    easy, hard = (one.entries for one in book.sections)
    assert [entry.level for entry in easy] == ["easy"] * 6
    assert [entry.level for entry in hard] == ["hard"] * 5
    assert all(34 <= entry.puzzle.given_count <= 38 for entry in easy)
    for entry in (*easy, *hard):
        assert [bool(a) for a in entry.puzzle.givens] == [bool(a) for a in reversed(entry.puzzle.givens)]


def test_no_two_are_alike_even_where_there_are_few() -> None:
    small = Section(box=Shape(2, 2), count=15)
    book = make_book(Plan(sections=(small, small)))
    forms = {form_of(entry.puzzle, entry.solution) for one in book.sections for entry in one.entries}
    assert len(forms) == 30


def test_a_wish_with_fewer_puzzles_than_are_wanted_is_told() -> None:
    with pytest.raises(
        PlanError, match=r"section 1: there are no more puzzles as wished that differ; found \d+ of the"
    ):
        make_book(Plan(sections=(Section(box=Shape(2, 2), count=500, givens=Range(4, 4)),)))


def test_puzzles_come_from_a_file_in_their_order(tmp_path: Path) -> None:
    other = "...8.1..........435............7.8........1...2..3....6......75..34........2..6.."
    (tmp_path / "a.sdm").write_text(f"{EASY}\n{other}\n")
    assert entries(Section(file=tmp_path / "a.sdm")) == [EASY, other]
    assert entries(Section(file=tmp_path / "a.sdm", count=1)) == [EASY]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{EASY}\n{TURNED}\n", "a.sdm, entry 2: the same puzzle as a.sdm, entry 1, but for its symmetries"),
        (f"{TWO}\n", "a.sdm, entry 1: a puzzle of a book has one solution, this has several solutions"),
        (f"{EASY}\n12\n", "a.sdm: oneline, line 2: 2 cells; a 9×9 has 81"),
    ],
)
def test_what_a_file_has_wrong_is_told_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "a.sdm").write_text(text)
    with pytest.raises(PlanError) as error:
        entries(Section(file=tmp_path / "a.sdm"))
    assert str(error.value).startswith(told)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(PlanError, match=r"nothing\.sdm: No such file"):
        entries(Section(file=tmp_path / "nothing.sdm"))


def test_what_is_kept_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    section = Section(level="easy", count=2 * PIECE)
    first = entries(section, keep=tmp_path / "kept")
    assert len(list((tmp_path / "kept").iterdir())) == 2
    monkeypatch.setattr("ninefold.press.pieces.generate", lambda *_, **__: pytest.fail("made again"))
    assert entries(section, keep=tmp_path / "kept") == first


def test_a_broken_piece_is_made_again(tmp_path: Path) -> None:
    section = Section(level="easy", count=PIECE)
    first = entries(section, keep=tmp_path / "kept")
    [piece] = (tmp_path / "kept").iterdir()
    for broken in ("", "{", piece.read_text()[:-200]):
        piece.write_text(broken)
        assert entries(section, keep=tmp_path / "kept") == first


def test_a_piece_comes_back_as_it_was(tmp_path: Path) -> None:
    piece = Piece(Section(variants=("killer",), box=Shape(2, 3)).wish(), 3)
    kept = Kept(tmp_path / "kept")
    kept.put(piece, found := made(piece))
    assert kept.get(piece) == found
    assert kept.get(Piece(piece.wish, 4)) is None
    kept.forget()
    assert not (tmp_path / "kept").exists()


def test_several_processes_make_the_same_book() -> None:
    section = Section(box=Shape(2, 3), count=3 * PIECE, level="easy")
    assert entries(section, processes=2) == entries(section)


def test_a_stop_ends_it_and_keeps_what_is_done(tmp_path: Path) -> None:
    stop = Stop()
    section = Section(level="easy", count=5 * PIECE)

    def press(stage: str, found: int) -> None:
        if found == 2 * PIECE:
            stop.stop()

    with pytest.raises(StoppedError):
        entries(section, stop=stop, progress=press, keep=tmp_path / "kept")
    assert len(list((tmp_path / "kept").iterdir())) >= 2
    with pytest.raises(TimeLimitError):
        entries(section, timeout=0)
