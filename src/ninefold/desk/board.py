"""A board, a grid and a step as both faces tell them: the nouns of the model in words of JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from ninefold.constraints.in_words import in_words
from ninefold.desk.candidates import open_digits
from ninefold.desk.technique import TechniqueAnswer as TechniqueAnswer
from ninefold.desk.watch import Watch, watch
from ninefold.formats.parts.constraint_json import constraint_object
from ninefold.logic import Part, explain, words
from ninefold.logic.cases import Case, case_tree
from ninefold.logic.eureka import eureka
from ninefold.logic.explain import names_a_cell
from ninefold.model import Grid, House, Record, Step, cell_name
from ninefold.model.fog import fog_words
from ninefold.picture.clues import Clues, clues
from ninefold.picture.step import StepLayers, ink_of, step_layers

Candidate = tuple[int, int]
"""(cell, digit)"""


@dataclass(frozen=True, slots=True)
class HouseAnswer:
    """A house: its name and its cells."""

    name: str
    cells: tuple[int, ...]

    @classmethod
    def of(cls, house: House) -> HouseAnswer:
        return cls(name=house.name, cells=house.cells)


@dataclass(frozen=True, slots=True)
class RuleAnswer:
    """A constraint for a person."""

    name: str
    sentence: str


@dataclass(frozen=True, slots=True)
class GridAnswer:
    """Digits and open candidates at a moment; the digits as one line, too."""

    text: str
    digits: list[int]
    candidates: list[tuple[int, ...]]

    @classmethod
    def of(cls, grid: Grid) -> GridAnswer:
        return cls(grid.oneline, list(grid.digits), open_digits(grid))


@dataclass(frozen=True, slots=True)
class BoardAnswer:
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
    clues: Clues
    decoration: list[dict[str, Any]]
    in_words: dict[str, list[str]]
    houses: list[HouseAnswer]
    apart: list[int]
    watch: Watch
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
            candidates=open_digits(grid),
            own_candidates=bool(grid.eliminated),
            constraints=[constraint_object(rule, puzzle.shape.size) for rule in puzzle.constraints],
            rules=[RuleAnswer(name=rule.called, sentence=rule.sentence) for rule in puzzle.constraints],
            clues=clues(puzzle, record.decoration),
            decoration=[asdict(one) for one in record.decoration],
            in_words=in_words(puzzle.constraints) | fog_words(record.decoration),
            houses=[HouseAnswer.of(house) for rule in puzzle.constraints for house in rule.houses],
            apart=[cell for rule in puzzle.constraints for cell in rule.void_cells + rule.free_cells],
            watch=watch(puzzle),
            marked=sorted(record.marked),
            solution=puzzle.text_of(record.solution) if record.solution else None,
            facts=dict(record.facts),
        )


@dataclass(frozen=True, slots=True)
class PartAnswer:
    """A piece of a sentence, and the cells, digits and houses that it speaks of, in the ink they have on the board."""

    text: str
    role: str = ""
    ink: str = ""
    cells: tuple[int, ...] = ()
    digits: tuple[int, ...] = ()
    houses: tuple[HouseAnswer, ...] = ()

    @classmethod
    def of(cls, part: Part) -> PartAnswer:
        houses = tuple(HouseAnswer.of(house) for house in part.houses)
        return cls(part.text, part.role, ink_of(part.role), part.cells, part.digits, houses)


@dataclass(frozen=True, slots=True)
class CaseAnswer:
    """A line of the tree of cases: how deep it stands, what is supposed, what follows, and what is impossible then.

    `end` is empty where the case has cases of its own: the lines below, one deeper.
    """

    depth: int
    supposed: str
    follows: str
    end: str
    cells: list[int]

    @classmethod
    def of(cls, case: Case, grid: Grid) -> CaseAnswer:
        puzzle = grid.puzzle
        held = [
            f"{cell_name(cell, puzzle.shape.size)} is {puzzle.symbol(digit)}"
            for cell, digit in (case.supposed, *case.follows)
        ]
        cells = [cell for cell, _ in (case.supposed, *case.follows)]
        return cls(case.depth, held[0], ", ".join(held[1:]), case.end, cells)


@dataclass(frozen=True, slots=True)
class StepAnswer:
    """A step in words, in the notation of the forums (`eureka`) and as a picture; at length the tree of its cases, too;
    a rater with ratings tells its own, and the lines that prove a chain.
    """

    technique: TechniqueAnswer
    title: str
    sentence: str
    parts: list[PartAnswer]
    placements: list[Candidate]
    eliminations: list[Candidate]
    eureka: str
    picture: StepLayers
    cases: list[CaseAnswer] = field(default_factory=list)
    rating: float | None = None
    proof: tuple[str, ...] = ()

    @classmethod
    def of(cls, grid: Grid, step: Step, *, long: bool = False, language: str = "en") -> StepAnswer:
        puzzle = grid.puzzle
        parts = explain(step, long=long, language=language, size=puzzle.shape.size, symbols=puzzle.symbols)
        return cls(
            technique=TechniqueAnswer.of(step.technique),
            title=step.technique.name,
            sentence=words(parts),
            parts=capitalised(parts),
            placements=[(cell, digit) for cell, digit in step.placements],
            eliminations=[(cell, digit) for cell, digit in step.eliminations],
            eureka=eureka(grid, step),
            picture=step_layers(grid, step, clues(puzzle).top),
            cases=[CaseAnswer.of(case, grid) for case in case_tree(step)] if long else [],
        )


def capitalised(parts: list[Part]) -> list[PartAnswer]:
    """The parts, so that their texts joined are the sentence: its first letter large unless it names a cell."""
    answers = [PartAnswer.of(part) for part in parts]
    if answers and not names_a_cell(parts[0]):
        answers[0] = replace(answers[0], text=answers[0].text[:1].upper() + answers[0].text[1:])
    return answers
