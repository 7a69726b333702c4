"""What the server says of a board, a grid and a step: the nouns of the model as JSON."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from ninefold.constraints.in_words import in_words
from ninefold.formats.parts.constraint_json import constraint_object
from ninefold.logic import Part, explain, words
from ninefold.logic.explain import names_a_cell
from ninefold.model import Grid, House, Record, Step, Technique
from ninefold.picture.step_picture import step_picture

Candidate = tuple[int, int]
"""(cell, digit)"""


class HouseAnswer(BaseModel):
    """A house: its name and its cells."""

    name: str
    cells: tuple[int, ...]

    @classmethod
    def of(cls, house: House) -> HouseAnswer:
        return cls(name=house.name, cells=house.cells)


class DrawingAnswer(BaseModel):
    """A piece of a constraint's drawing: line, arrow, thermo, cage, dot, circle, square, shade or outside."""

    kind: str
    cells: tuple[int, ...]
    text: str


class RuleAnswer(BaseModel):
    """A constraint for a person: its name, its sentence, and what a board shows of it."""

    name: str
    sentence: str
    drawing: list[DrawingAnswer]


class GridAnswer(BaseModel):
    """Digits and open candidates at a moment."""

    digits: list[int]
    candidates: list[tuple[int, ...]]

    @classmethod
    def of(cls, grid: Grid) -> GridAnswer:
        return cls(digits=list(grid.digits), candidates=candidates_of(grid))


class BoardAnswer(BaseModel):
    """A puzzle with all that its text says of it."""

    puzzle: str
    size: int
    box: tuple[int, int]
    symbols: str
    shape: str
    givens: list[int]
    digits: list[int]
    candidates: list[tuple[int, ...]]
    own_candidates: bool
    constraints: list[dict[str, Any]]
    rules: list[RuleAnswer]
    in_words: dict[str, list[str]]
    houses: list[HouseAnswer]
    marked: list[int]
    solution: str | None
    facts: dict[str, str]

    @classmethod
    def of(cls, record: Record) -> BoardAnswer:
        puzzle, grid = record.puzzle, record.position
        return cls(
            puzzle=puzzle.oneline,
            size=puzzle.shape.size,
            box=(puzzle.shape.box_height, puzzle.shape.box_width),
            symbols=puzzle.symbols,
            shape=str(puzzle.shape),
            givens=list(puzzle.givens),
            digits=list(grid.digits),
            candidates=candidates_of(grid),
            own_candidates=bool(grid.eliminated),
            constraints=[constraint_object(rule, puzzle.shape.size) for rule in puzzle.constraints],
            rules=[
                RuleAnswer(
                    name=rule.name,
                    sentence=rule.sentence,
                    drawing=[DrawingAnswer(**mark._asdict()) for mark in rule.drawing],
                )
                for rule in puzzle.constraints
            ],
            in_words=in_words(puzzle.constraints),
            houses=[HouseAnswer.of(house) for rule in puzzle.constraints for house in rule.houses],
            marked=sorted(record.marked),
            solution=puzzle.text_of(record.solution) if record.solution else None,
            facts=dict(record.facts),
        )


class TechniqueAnswer(BaseModel):
    """A technique by its id and name, with its family, level and points."""

    id: str
    name: str
    family: str
    level: str
    score: int

    @classmethod
    def of(cls, technique: Technique) -> TechniqueAnswer:
        level, score = technique.level, technique.score
        return cls(id=technique.id, name=technique.name, family=technique.family, level=level, score=score)


class PartAnswer(BaseModel):
    """A piece of a sentence, and the cells, digits and houses that it speaks of."""

    text: str
    role: str = ""
    cells: tuple[int, ...] = ()
    digits: tuple[int, ...] = ()
    houses: list[HouseAnswer] = []

    @classmethod
    def of(cls, part: Part) -> PartAnswer:
        houses = [HouseAnswer.of(house) for house in part.houses]
        return cls(text=part.text, role=part.role, cells=part.cells, digits=part.digits, houses=houses)


class TintAnswer(BaseModel):
    """Cells with a coloured ground: base, cover, plain, set or set2."""

    kind: str
    cells: tuple[int, ...]


class MarkAnswer(BaseModel):
    """A candidate with a shape: pattern (filled circle), second (ring) or fin (diamond)."""

    cell: int
    digit: int
    kind: str


class NodeAnswer(BaseModel):
    """One end of a link."""

    cells: tuple[int, ...]
    digit: int


class LinkAnswer(BaseModel):
    """A line between two nodes, solid if strong."""

    start: NodeAnswer
    end: NodeAnswer
    strong: bool
    chain: int


class PictureAnswer(BaseModel):
    """What a picture of a step shows, from the ground up."""

    tints: list[TintAnswer]
    links: list[LinkAnswer]
    marks: list[MarkAnswer]
    removed: list[Candidate]
    placed: list[Candidate]


class StepAnswer(BaseModel):
    """A step in words and as a picture."""

    technique: TechniqueAnswer
    sentence: str
    parts: list[PartAnswer]
    placements: list[Candidate]
    eliminations: list[Candidate]
    picture: PictureAnswer

    @classmethod
    def of(cls, grid: Grid, step: Step, *, long: bool = False, language: str = "en") -> StepAnswer:
        puzzle = grid.puzzle
        parts = explain(step, long=long, language=language, size=puzzle.shape.size, symbols=puzzle.symbols)
        return cls(
            technique=TechniqueAnswer.of(step.technique),
            sentence=words(parts),
            parts=capitalised(parts),
            placements=[(cell, digit) for cell, digit in step.placements],
            eliminations=[(cell, digit) for cell, digit in step.eliminations],
            picture=_picture(grid, step),
        )


def _picture(grid: Grid, step: Step) -> PictureAnswer:
    drawn = step_picture(grid, step)
    return PictureAnswer(
        tints=[TintAnswer(kind=tint.kind, cells=tint.cells) for tint in drawn.tints],
        links=[
            LinkAnswer(
                start=NodeAnswer(cells=link.start.cells, digit=link.start.digit),
                end=NodeAnswer(cells=link.end.cells, digit=link.end.digit),
                strong=link.strong,
                chain=link.chain,
            )
            for link in drawn.links
        ],
        marks=[MarkAnswer(cell=mark.cell, digit=mark.digit, kind=mark.kind) for mark in drawn.marks],
        removed=[(cell, digit) for cell, digit in drawn.removed],
        placed=[(cell, digit) for cell, digit in drawn.placed],
    )


def capitalised(parts: list[Part]) -> list[PartAnswer]:
    """The parts, so that their texts joined are the sentence: its first letter large unless it names a cell."""
    answers = [PartAnswer.of(part) for part in parts]
    if answers and not names_a_cell(parts[0]):
        answers[0].text = answers[0].text[:1].upper() + answers[0].text[1:]
    return answers


def candidates_of(grid: Grid) -> list[tuple[int, ...]]:
    """The open digits of every cell, none for a filled one."""
    known: dict[int, tuple[int, ...]] = {}
    digits = range(1, grid.puzzle.shape.size + 1)
    for mask in grid.candidates:
        if mask not in known:
            known[mask] = tuple(digit for digit in digits if mask >> (digit - 1) & 1)
    return [known[mask] for mask in grid.candidates]
