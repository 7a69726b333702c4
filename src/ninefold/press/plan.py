"""A plan: everything that a book is made from. The same plan gives the same book, byte by byte."""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass, field, replace
from pathlib import Path

from ninefold.choices import LARGEST_BOOK, Symmetry
from ninefold.errors import PlanError
from ninefold.generating import ANY, Range, Wish
from ninefold.generating.game import SYMMETRY, givens_of
from ninefold.generating.layout import wish_for
from ninefold.model import Shape
from ninefold.press.fonts import FAMILIES, Family
from ninefold.press.paper import Paper

SOLUTIONS_PER_PAGE = (4, 6, 9, 12, 15, 16, 20, 25, 30)
SHOWS = ("level", "score", "er", "hint", "solution", "code")
"""What may stand beside a puzzle; its number always does."""
_ADDRESS = re.compile(r"https?://[^\s/?#@]+/[^\s?#]*")
LANGUAGES = ("en", "de")
SECTIONS = 100
TEXT = 200
"""Characters of a title or a name."""
LONG_TEXT = 4000
"""Characters of an introduction or an imprint."""


@dataclass(frozen=True, slots=True)
class Type:
    """The letters: their family, size in points, and how easily they are read.

    large       large print: bigger words and numbers, heavier lines
    easy        for readers with dyslexia: wide letters and lines, an even left edge alone, no broken words
    """

    family: str = "sans"
    size: float = 10.0
    large: bool = False
    easy: bool = False

    @property
    def letters(self) -> Family:
        """The family by its name."""
        return FAMILIES[self.family]

    @property
    def points(self) -> float:
        """The size of running text."""
        return max(self.size, 15.0 if self.large else 12.0 if self.easy else 0.0)


@dataclass(frozen=True, slots=True)
class Extras:
    """What a book has beside its puzzles.

    front       a title page and an imprint
    openers     a page at the beginning of each section
    hints       stages of hints at the back: none, where to begin, what is hardest, how it goes
    paths       the whole way to the solution of so many of the hardest puzzles
    notes       empty pages with lines
    """

    front: bool = True
    contents: bool = True
    how_to_play: bool = True
    openers: bool = True
    techniques: bool = False
    hints: int = 0
    solutions: bool = True
    solutions_per_page: int = 12
    paths: int = 0
    index: bool = False
    notes: int = 0
    certificate: bool = False


NOTHING = Extras(front=False, contents=False, how_to_play=False, openers=False)
"""For sheets: puzzles and their solutions."""


@dataclass(frozen=True, slots=True)
class Section:
    """Puzzles that belong together: so many as wished, or those of a file.

    What is not said may be anything; `variants`, `box` and the rest are those of `Wish`. Plain 9×9 of a level look like
    what people know by it: as many givens, symmetrical, unless something else is said.
    """

    title: str = ""
    introduction: str = ""
    count: int = 0
    level: str | None = None
    techniques: tuple[str, ...] = ()
    rating: Range = ANY
    score: Range = ANY
    givens: Range = ANY
    symmetry: Symmetry | None = None
    variants: tuple[str, ...] = ()
    box: Shape = Shape(3, 3)  # noqa: RUF009 (a frozen value)
    seed: int | None = None
    per_page: int | None = None
    file: Path | None = None

    def wish(self, seed: int = 0) -> Wish:
        """What the puzzles of a seed are to be like; a wish that cannot be is refused."""
        wish = wish_for(
            self.variants,
            self.box,
            level=self.level,
            techniques=self.techniques,
            rating=self.rating,
            score=self.score,
            givens=self.givens,
            symmetry=self.symmetry or "none",
        )
        if self.level is None or self.techniques or self.rating != ANY or not wish.is_plain_nine:
            return wish
        givens = self.givens if self.givens != ANY else givens_of(self.level, "usual", seed)
        return replace(wish, symmetry=self.symmetry or SYMMETRY, givens=givens)


@dataclass(frozen=True, slots=True)
class Plan:
    """A book: what is said of it, its paper and letters, its sections, and what goes with them.

    The date is that of the file: a book that told the moment when it was made would differ each time.
    """

    title: str = "Sudoku"
    subtitle: str = ""
    author: str = ""
    imprint: str = ""
    language: str = "en"
    date: datetime.date = datetime.date(2000, 1, 1)
    seed: int = 0
    paper: Paper = field(default_factory=Paper)
    type: Type = field(default_factory=Type)
    per_page: int = 1
    shows: tuple[str, ...] = ("level",)
    address: str = ""
    extras: Extras = field(default_factory=Extras)
    sections: tuple[Section, ...] = ()

    def __post_init__(self) -> None:
        if not self.sections:
            raise PlanError("a book needs at least one [[section]]")
        if len(self.sections) > SECTIONS:
            raise PlanError(f"a book has up to {SECTIONS} sections, got {len(self.sections)}")
        if sum(section.count for section in self.sections) > LARGEST_BOOK:
            raise PlanError(f"a book has up to {LARGEST_BOOK:,} puzzles, got {sum(s.count for s in self.sections):,}")
        if self.language != "en" and (self.extras.hints or self.extras.paths or self.extras.techniques):
            raise PlanError(f"hints, paths and techniques are told in English alone, the language is {self.language!r}")
        if self.address and not _ADDRESS.fullmatch(self.address):
            raise PlanError(f"expected the address of a site, as https://example.org/sudoku/, got {self.address!r}")
        if "hint" in self.shows and not self.extras.hints:
            raise PlanError('"hint" leads to the hints at the back: say hints = 1 to 3 in [extras]')
        if "solution" in self.shows and not self.extras.solutions:
            raise PlanError('"solution" leads to the solutions at the back: say solutions = true in [extras]')

    def seed_of(self, index: int) -> int:
        """The seed of a section: its own, or one that follows from that of the book."""
        own = self.sections[index].seed
        return own if own is not None else (self.seed + 0x9E3779B97F4A7C15 * (index + 1)) % 2**64
