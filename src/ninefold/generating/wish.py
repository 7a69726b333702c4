"""A wish: what a generated puzzle must be like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ninefold.choices import SCHEMES, WAYS, Level, Mastery, Scheme, Symmetry, Way
from ninefold.errors import PuzzleError
from ninefold.generating.symmetry import SYMMETRIES, orbits
from ninefold.model import Shape
from ninefold.model.constraint import Constraint
from ninefold.model.counted import counted
from ninefold.model.one_of import one_of
from ninefold.model.puzzle import FEWEST_GIVENS

SINGLES = frozenset({"full-house", "naked-single", "hidden-single"})


class Range(NamedTuple):
    """From `least` to `most`, both included; None is no bound.

    >>> 25 in Range(22, 28), 25 in Range(None, 24), str(Range(22, None))
    (True, False, '22..')
    """

    least: int | None = None
    most: int | None = None

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, int):
            return False
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    @property
    def in_tenths(self) -> str:
        """The same as text when the numbers are tenths.

        >>> Range(71, 73).in_tenths
        '7.1..7.3'
        """
        return "..".join("" if end is None else str(end / 10) for end in self)

    def __str__(self) -> str:
        return f"{'' if self.least is None else self.least}..{'' if self.most is None else self.most}"


ANY = Range()
NINE = Shape(3, 3)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a puzzle must be like; everything that is left out may be anything.

    shape        the board; 9×9
    constraints  the variant; none
    level        a level of the scheme: `level` (easy … extreme) or `mastery` (easy … expert)
    score        points of the path, from .. to
    rating       ER on the scale of Sudoku Explainer in tenths, from .. to
    givens       how many, from .. to
    techniques   ids of techniques, all of which the path must take
    forbidden    ids of techniques, none of which the path may take
    training     the path takes nothing but `techniques` and singles: no easier technique shows on the way
    enough       `techniques` and singles solve it, singles alone do not; easier techniques may show as well
    symmetry     of the cells that are given: a name of `SYMMETRIES`
    mask         the cells that may be given; all of them
    minimal      no given can be left out
    from_root    filled grids are the root solution shuffled, not a random grid solved
    way          how the givens come about: a name of `WAYS`, see ways.py

    >>> Wish(level="hard", symmetry="rotation180").told
    'level hard, symmetry rotation180'
    """

    shape: Shape = NINE
    constraints: tuple[Constraint, ...] = ()
    level: Level | Mastery | None = None
    scheme: Scheme = "level"
    score: Range = ANY
    rating: Range = ANY
    givens: Range = ANY
    techniques: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    training: bool = False
    enough: bool = False
    symmetry: Symmetry = "none"
    mask: frozenset[int] | None = None
    minimal: bool = False
    from_root: bool = False
    way: Way = "remove"

    def __post_init__(self) -> None:
        one_of("scheme", self.scheme, SCHEMES)
        one_of("symmetry", self.symmetry, SYMMETRIES)
        one_of("way", self.way, WAYS)
        if self.way != "remove" and (self.rating != ANY or self.training or self.enough):
            raise PuzzleError(f"way {self.way}: a rating, training and enough are wished of removing alone")
        if self.way == "add" and self.from_root:
            raise PuzzleError("way add: there is no filled grid that could come from the root solution")
        if self.level is not None:
            one_of(f"level of the scheme {self.scheme!r}", self.level, SCHEMES[self.scheme])
        self._check_techniques()
        if self.is_plain_nine and self.givens.most is not None and self.givens.most < FEWEST_GIVENS:
            raise PuzzleError(
                f"givens: no 9×9 puzzle with fewer than {FEWEST_GIVENS} has one solution, got {self.givens}"
            )
        if self.mask is not None and not self.mask <= frozenset(range(self.shape.cells)):
            raise PuzzleError(f"mask: cells beyond the {self.shape.cells} of a {self.shape} board")
        if self.rating != ANY and not self.is_plain_nine:
            raise PuzzleError("rating: the scale of Sudoku Explainer knows plain 9×9 alone")
        for name, bounds in (("givens", self.givens), ("score", self.score), ("rating", self.rating)):
            if bounds.least is not None and bounds.most is not None and bounds.least > bounds.most:
                raise PuzzleError(f"{name}: expected the smaller number first, got {bounds}")
        if not self.units:
            raise PuzzleError("mask: no cell may be given")
        room = sum(len(unit) for unit in self.units)
        if self.givens.least is not None and self.givens.least > room:
            raise PuzzleError(f"givens: there is room for {room} at most, got {self.givens}")

    def _check_techniques(self) -> None:
        if self.training and not self.techniques:
            raise PuzzleError("training: name the technique to train")
        if not self.techniques and not self.forbidden and not self.enough:
            return  # and the catalogue is not imported
        from ninefold.logic import technique
        from ninefold.logic.catalogue import RULES

        for field in ("techniques", "forbidden"):
            named = getattr(self, field)
            names = (named,) if isinstance(named, str) else named  # one of them, said plainly
            object.__setattr__(self, field, tuple(technique(name).id for name in names))
        for name in (*self.techniques, *self.forbidden):
            if self.is_plain_nine and technique(name).family == RULES:
                raise PuzzleError(f"technique {name}: for boards with further rules alone, and this wish names none")
        if self.enough:
            self._check_enough()
        if both := set(self.techniques) & set(self.forbidden):
            raise PuzzleError(f"techniques: both wanted and forbidden: {', '.join(sorted(both))}")
        if self.level is not None and self.scheme == "level":
            levels = SCHEMES["level"]
            for name in self.techniques:
                if levels.index(technique(name).level) > levels.index(self.level):
                    raise PuzzleError(f"level {self.level}: {name} is {technique(name).level}, which is harder")

    def _check_enough(self) -> None:
        if not set(self.techniques) - SINGLES:
            raise PuzzleError("enough: name a technique beyond singles")
        if not self.is_plain_nine:
            raise PuzzleError("enough: known for plain 9×9 alone")
        if self.training or self.level is not None or self.score != ANY or self.forbidden:
            raise PuzzleError(f"enough: goes with no other wish about the path, got {self.told}")

    @property
    def is_plain_nine(self) -> bool:
        """Whether it is about 9×9 without constraints."""
        return is_plain_nine(self.shape, self.constraints)

    @property
    def is_native(self) -> bool:
        """Whether native code makes it: plain 9×9, by removing."""
        return self.is_plain_nine and self.way == "remove"

    @property
    def units(self) -> tuple[tuple[int, ...], ...]:
        """The cells that may be given, in groups that are given together."""
        groups = orbits(self.symmetry, self.shape.size)
        return groups if self.mask is None else tuple(group for group in groups if self.mask.issuperset(group))

    @property
    def is_rated(self) -> bool:
        """Whether it says anything that only a path can tell."""
        return bool(self.level or self.score != ANY or self.techniques or self.forbidden)

    @property
    def _use_of_techniques(self) -> str:
        return "training" if self.training else "solved by singles and" if self.enough else "with"

    def told_in_time(self, found: int, made: int) -> str:
        """How much of it came out by the end of the time that was given."""
        puzzles = counted(found, "puzzle") if found else "no puzzles"
        return f"{self.told}: {puzzles} in the time given, after {counted(made, 'attempt')}"

    @property
    def told(self) -> str:
        """The wish in words."""
        parts = [
            self.level and f"{self.scheme} {self.level}",
            self.score != ANY and f"score {self.score}",
            self.rating != ANY and f"rating {self.rating.in_tenths}",
            self.givens != ANY and f"givens {self.givens}",
            self.techniques and f"{self._use_of_techniques} {', '.join(self.techniques)}",
            self.forbidden and "without " + ", ".join(self.forbidden),
            self.symmetry != "none" and f"symmetry {self.symmetry}",
            self.mask is not None and f"givens in {len(self.mask)} cells",
            self.minimal and "minimal",
            self.way != "remove" and f"by {'adding' if self.way == 'add' else 'revealing'}",
        ]
        return ", ".join(part for part in parts if part) or "any puzzle"


def is_plain_nine(shape: Shape, constraints: tuple[Constraint, ...]) -> bool:
    """Whether a board is 9×9 without constraints."""
    return shape == NINE and not constraints
