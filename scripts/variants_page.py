"""Makes docs/variants.md, every constraint in one table, and the types of `ninefold.constraints` for type checkers.

Which formats hold a constraint is asked of the formats themselves.

variants_page.py          writes both
variants_page.py --check  says whether they are as they would be written
"""

import json
import sys
from pathlib import Path

from ninefold import FormatError, Puzzle, PuzzleError, Record, Shape
from ninefold import constraints as c
from ninefold.constraints.extra_house import diagonals
from ninefold.constraints.parts.registry import kinds
from ninefold.constraints.variants import VARIANTS
from ninefold.formats import format_named, iss
from ninefold.formats.parts.constraint_json import constraint_object
from ninefold.generating.layout import LAYOUTS
from ninefold.model import Constraint

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "variants.md"
TYPES = ROOT / "src" / "ninefold" / "constraints" / "__init__.pyi"
SHAPE = Shape(3, 3)
ROW = tuple(range(9))

EXAMPLES: list[tuple[Constraint, str]] = [
    (diagonals(9)[0], ".Diagonal~-1"),
    (c.ExtraHouse("extra region", (10, 11, 12, 19, 20)), ".AllDifferent~R2C2~R2C3~R2C4~R3C2~R3C3"),
    (c.Leap(9, 1, 2), ".AntiKnight"),
    (c.Taxicab(9), ".AntiTaxicab"),
    (c.Neighbours(9, "difference", 1), ".AntiConsecutive"),
    (c.Neighbours(9, "difference", 1, down=1, right=1), ""),
    (c.Neighbours(9, "sum", 5, down=1, right=2), ""),
    (c.Difference((0, 1)), ".WhiteDot~R1C1~R1C2"),
    (c.Ratio((0, 1)), ".BlackDot~R1C1~R1C2"),
    (c.PairSum((0, 1), 10), ".X~R1C1~R1C2"),
    (c.Less((0, 1)), ".GreaterThan~R1C2~R1C1"),
    (c.Cage((0, 1, 9), 12), ".Cage~12~R1C1~R1C2~R2C1"),
    (c.Total((0, 1, 9), 12), ".Sum~12~R1C1~R1C2~R2C1"),
    (c.Total((0, 1, 9), 0, (1, 1, -2)), ".Sum~0_=_1_1_-2~R1C1~R1C2~R2C1"),
    (c.LittleKiller((2, 12, 22, 32, 42, 52, 62), 30), ".LittleKiller~30~R1C3"),
    (c.EqualSums(((1, 2), (3, 4))), ".RegionSumLine~R1C2~R1C3~R1C4~R1C5"),
    (c.Thermo((0, 1, 10)), ".Thermo~R1C1~R1C2~R2C2"),
    (c.Arrow((1, 2), (0,)), ".Arrow~R1C1~R1C2~R1C3"),
    (c.DoubleArrow((0, 1, 2)), ".DoubleArrow~R1C1~R1C2~R1C3"),
    (c.Whisper((0, 1, 10)), ".Whisper~5~R1C1~R1C2~R2C2"),
    (c.Renban((0, 1, 10)), ".Renban~R1C1~R1C2~R2C2"),
    (c.Nabner((0, 1, 10)), ""),
    (c.Palindrome((0, 1, 10)), ".Palindrome~R1C1~R1C2~R2C2"),
    (c.Clone((0, 1), (30, 31)), ""),
    (c.Between((0, 1, 2)), ".Between~R1C1~R1C2~R1C3"),
    (c.Lockout((0, 1, 2)), ".Lockout~4~R1C1~R1C2~R1C3"),
    (c.Zipper((0, 1, 2)), ".Zipper~R1C1~R1C2~R1C3"),
    (c.SameDifference((0, 1, 2)), ""),
    (c.Entropic((0, 1, 2)), ".Entropic~R1C1~R1C2~R1C3"),
    (c.Modular((0, 1, 2)), ".Modular~3~R1C1~R1C2~R1C3"),
    (c.GlobalEntropy(9), ".GlobalEntropy"),
    (c.SumLine((0, 1, 2)), ".SumLine~10~R1C1~R1C2~R1C3"),
    (c.Sandwich(ROW, 18), ".Sandwich~18~R1"),
    (c.XSum(ROW, 27), ".XSum~R1~27~"),
    (c.NumberedRoom(ROW, 4), ".NumberedRoom~R1~4~"),
    (c.Skyscraper(ROW, 5), ".Skyscraper~R1~5~"),
    (c.HiddenSkyscraper(ROW, 5), ".HiddenSkyscraper~R1~5~"),
    (c.FullRank(ROW, 17), ".FullRank~R1~17~"),
    (c.UnlikeLines(9), ".FullRankTies~none"),
    (c.Lunchbox((0, 1, 2, 3), 7), ".Lunchbox~7~R1C1~R1C2~R1C3~R1C4"),
    (c.Contain((0, 1, 9, 10), (1, 2)), ".Quad~R1C1~1~2"),
    (c.LookAndSay((0, 1, 9), ((2, 3),)), ".LookAndSay~23~R1C1~R1C2~R2C1"),
    (c.Parity((0,), odd=True), ""),
    (c.Candidates((0,), (1, 2)), ".~R1C1_1_2"),
    (c.Extremum(0, (1, 9), lowest=True), ""),
    (c.Indexer(ROW, 1), ".Indexing~C~R1C1"),
    (c.IndexedCell((0, 1, 1, 2, 3)), ".ValueIndexing~R1C1~R1C2~R1C2~R1C3~R1C4"),
    (c.CountingCircles((0, 1, 9)), ".CountingCircles~R1C1~R1C2~R2C1"),
    (c.CountDistinct((0, 1, 9)), ""),
    (c.SameValues((0, 1, 30, 31), 2), ".SameValues~2~R1C1~R1C2~R4C4~R4C5"),
    (c.EqualityCage((0, 1, 9, 10)), ".EqualityCage~R1C1~R1C2~R2C1~R2C2"),
    (c.RellikCage((0, 1, 9), 9), ".RellikCage~9~R1C1~R1C2~R2C1"),
    (c.Flatmates(9), ".DutchFlatmates"),
    (c.Connected(tuple(range(81)), 9, (1, 2), 18), ".ConnectedValues~~1_2~18"),
    (c.Doppelganger((0, 1, 9)), ".Shape~4x4~0-4.Doppelganger"),
    (c.Chaos((0, 1), (9, 10), 2, 1), ".Shape~4x4.ChaosConstruction"),
    (c.RegionCount(0, ((9,), (10,))), ".Shape~4x4.ChaosConstruction.ChaosCount~R1C1"),
    (c.Either(((c.Less((0, 1)),), (c.Less((9, 10)),))), ".Or.GreaterThan~R1C2~R1C1.GreaterThan~R2C2~R2C1.End"),
    (c.PairTable((0, 1), bytes(a != b for a in range(9) for b in range(9))), ""),
    (c.Pattern((0, 1), bytes(40)), ""),
    (c.Void((80,)), ""),
    (c.Free((80,)), ".Shape~9x9~~Raw"),
]
"""An example of each constraint, and how the Interactive Sudoku Solver writes one, where it can."""

TOP = """# Variants

Rules beyond rows, columns and boxes. Any of them go together on any board, and all of them take part in solving,
counting, explaining (`ninefold explain`), rating and generating. `scripts/variants_page.py` makes this page; a test
says when it is no longer true. [Twenty-one of them in pictures](variants-gallery/README.md), with a step of each.

**By name** (`--variant NAME,NAME`): {names}. `ninefold generate` also draws these anew for each puzzle: {layouts}.

**By clue** (`--constraints FILE`, or a format that holds them): a list of the JSON objects below.

```console
$ ninefold solve --variant diagonal,nonconsecutive PUZZLE
$ ninefold explain --variant antiknight --long PUZZLE
$ ninefold rate --constraints cages.json PUZZLE
$ ninefold convert killer.txt killer.fpuzzles
```

| constraint | rule | as JSON | f-puzzles | ISS | killer | SumoCue |
|---|---|---|---|---|---|---|
"""

BOTTOM = """
The columns say which formats hold the example: `f-puzzles` (its JSON, its links and SudokuPad links, read and written),
`ISS` (strings of the Interactive Sudoku Solver, read), `killer` and `SumoCue` (lines of text, read and written). Our
own JSON (`ninefold-json`) and XML (`xml`) hold every constraint. What the others cannot say is refused by name, never
left out. Extra houses are written by KSudoku, too, and the regions of a jigsaw as lines of letters (`jigsaw`).

**What authors mean without saying so.** Where the rules of a puzzle say otherwise, believe the puzzle.

{conventions}

**Extra cells.** A board may have cells beside it that are in no house and take part in rules: clues that are not known,
digits that a house lacks, shadings. They are counted after the cells of the board and named on: below a 9×9 board the
first is `r10c1`. Our JSON and XML say how many there are (`"extra": 5`, their givens after the others); of the other
formats only ISS strings have them (`Var`, `Doppelganger`, `ChaosConstruction`). They are solved, counted, explained and
drawn, but not taken by `ninefold app`. Two solutions that differ in an extra cell alone are two.

**Logic.** A candidate that no filling of one constraint's cells has is removed, and the step says so with the sentence
of the constraint; cages name the sets that are left, the rule of 45 adds up houses. Chains and shared eliminations
follow every rule for two cells. Techniques that rest on there being one solution are not used: under further rules
they do not hold. Where logic ends it says so. Level and score are on a scale of our own: see [rating](rating.md).

**What other programs have**, and what of it is read here; their lists are those of November 2026.

- Interactive Sudoku Solver, strings: all 78 types of entries, from `AllDifferent` to `Zipper`, `Or`, `And` and
  `Replicate` around them. `SearchPriority` (where to search first) is read and means nothing here; a regular expression
  or an automaton may have 20,000 states.
- f-puzzles as dclamage's SudokuSolver reads it: all 45 keys, those that his script adds among them (`boxindexer`,
  `doublearrow`, `entropicline`, `modularline`, `nabner`, `regionsumline`, `slowthermometer`, `zipperline`). Not read:
  digital roots, where a cage that is only drawn becomes a rule by its label `DR5`.
- Names of the console of that program, beside a puzzle in the files of `ninefold bench --variants`: those that hold on
  a whole board (`king`, `knight`, `djg`, `dpos`, `dneg`, `dnc`, `knightmare`, `selftaxi`, `taxi`; `difference`, `ratio`
  and `sum` with `neg`). Its clues come as f-puzzles. Not read: `chess` with leaps and digits of one's own, and
  `mskiller`, a cage with several totals, which alternatives can say.
"""


def page() -> str:
    names = ", ".join(f"`{name}`" for name in sorted(VARIANTS) if name != "classic")
    rows = [row(rule, text) for rule, text in EXAMPLES]
    told = dict.fromkeys(f"- {rule.name}: {rule.convention}" for rule, _ in EXAMPLES if rule.convention)
    top = TOP.format(names=names, layouts=", ".join(f"`{name}`" for name in LAYOUTS))
    return "\n".join([top + rows[0], *rows[1:], BOTTOM.format(conventions="\n".join(told))])


def row(rule: Constraint, text: str) -> str:
    data = json.dumps(constraint_object(rule, 9), ensure_ascii=False)
    if len(data) > 150:
        data = data[:120] + "…"
    held = [writes("fpuzzles", rule), reads_iss(rule, text), writes("killer", rule), writes("sumocue", rule)]
    ticks = " | ".join("✔" if holds else "" for holds in held)
    return f"| {rule.name} | {rule.sentence} | `{data}` | {ticks} |"


def writes(name: str, rule: Constraint) -> bool:
    try:
        "".join(format_named(name).write([Record(Puzzle(SHAPE, bytes(81), (rule,)))]))
    except FormatError:
        return False
    return True


def reads_iss(rule: Constraint, text: str) -> bool:
    try:
        return bool(text) and any(type(one) is type(rule) for one in iss.read_string(text).constraints)
    except PuzzleError:
        return False


def types() -> str:
    names = [*((kind.__module__, name) for name, kind in kinds().items()), (kinds.__module__, "kinds")]
    imports = "".join(f"from {module} import {name} as {name}\n" for module, name in sorted(names))
    return f"# Made by scripts/variants_page.py: what `__getattr__` finds.\n\n{imports}"


def main() -> int:
    old = [file for file, text in ((PAGE, page()), (TYPES, types())) if not is_written(file, text)]
    for file in old:
        print(f"{file.relative_to(ROOT)} is old: run scripts/variants_page.py")
    return 1 if old else 0


def is_written(file: Path, text: str) -> bool:
    if "--check" not in sys.argv:
        file.write_text(text, encoding="utf-8")
    return file.exists() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
