"""The proof of a forcing chain: what is assumed, what follows from what, and the chains inside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ninefold.model import Technique

if TYPE_CHECKING:
    from ninefold._native import FlatProof, FlatProofLine


@dataclass(frozen=True, slots=True)
class Line:
    """One conclusion: the digit is true or false in the cell.

    house      the house in which it is forced, by its number among the shape's houses; None for the cell itself
    inner      the proof inside that concludes it, by its number; None for a single link
    technique  what concludes it, if no single link does
    parents    the earlier lines of the chain from which it follows; none for an assumption
    """

    cell: int
    digit: int
    true: bool
    house: int | None
    inner: int | None
    technique: Technique | None
    parents: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """The chains of a step. Each begins with its assumption and ends with what the step concludes from it."""

    technique: Technique
    complexity: int
    chains: tuple[tuple[Line, ...], ...]
    inner: tuple[Proof, ...]


def proof_of(flat: FlatProof, kinds: Mapping[str, Technique]) -> Proof:
    """A proof that native code told."""

    def line(told: FlatProofLine) -> Line:
        cell, digit, true, house, inner, technique, parents = told
        return Line(cell, digit, true, house, inner, kinds[technique] if technique else None, parents)

    technique, complexity, chains, inner = flat
    return Proof(
        kinds[technique],
        complexity,
        tuple(tuple(line(told) for told in chain) for chain in chains),
        tuple(proof_of(one, kinds) for one in inner),
    )
