"""Plans to books: graded puzzles on paper, no two alike, with their solutions at the back.

plan, plan_file     what a book is to be, as values and as TOML
paper, layout       millimetres: the page, and where puzzles stand on it
sections, pieces    what fills it: made side by side, kept, compared
entry, way          a puzzle with its numbers, and its path in words
puzzle_pages, back_pages, primer, document    a book as data
drawing, digits, pictures, player_link    pictures, lines of digits on them, and codes that open a puzzle
fonts, ink          families of letters, the greys of paper
typeset             data to PDF, by typst and the templates beside it
book, sheet, single all of it together; a short way for puzzles that are there; one board or step alone
worksheet           boards with a question each, answers at the back
check, contrast, proof    every puzzle once more; the press check

book → sections (in numbered pieces, made side by side, compared by generating/likeness) → check → document (pictures as
SVG of the same scenes as everywhere, in the inks of paper) → typeset. The templates only set: words come as JSON and
are never markup (docs/adr/0015-typst.md).
"""

from ninefold.press.book import Book, make_book
from ninefold.press.paper import Paper
from ninefold.press.plan import NOTHING, Extras, Plan, Section, Type
from ninefold.press.plan_file import example, plan_of, read_plan
from ninefold.press.primer import Lesson, Lessons
from ninefold.press.proof import Finding, proof
from ninefold.press.sheet import make_sheet, plan_of_sheet
from ninefold.press.single import single
from ninefold.press.worksheet import Question, worksheet

__all__ = [
    "NOTHING",
    "Book",
    "Extras",
    "Finding",
    "Lesson",
    "Lessons",
    "Paper",
    "Plan",
    "Question",
    "Section",
    "Type",
    "example",
    "make_book",
    "make_sheet",
    "plan_of",
    "plan_of_sheet",
    "proof",
    "read_plan",
    "single",
    "worksheet",
]
