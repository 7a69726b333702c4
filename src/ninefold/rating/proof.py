"""The proof of a forcing chain in words: what is assumed, what follows from what, and, folded, the chains inside."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.engine.proof import Line, Proof
from ninefold.model import Shape
from ninefold.model.cells import cell_name

_SHAPE = Shape(3, 3)


def proof_lines(proof: Proof) -> Iterator[str]:
    """The proof in words: a paragraph per chain, then one line per inner chain, numbered as the paragraphs name it."""
    names: dict[int, str] = {}
    for number in range(len(proof.inner)):
        names[number] = f"[{number + 1}]"
    for chain in proof.chains:
        yield _told(chain, names)
    for number, one in enumerate(proof.inner):
        yield f"{names[number]} {one.technique.name}: {_folded(one)}"


def _told(chain: tuple[Line, ...], names: dict[int, str]) -> str:
    assumed = " and ".join(_said(line) for line in chain if not line.parents)
    steps = [f"{_said(line)} ({_reason(chain, line, names)})" for line in chain if line.parents]
    return f"If {assumed}: {'; '.join(steps)}." if steps else f"{_said(chain[-1])}."


def _reason(chain: tuple[Line, ...], line: Line, names: dict[int, str]) -> str:
    if line.inner is not None:
        return names[line.inner]
    if line.technique is not None:
        return line.technique.name
    where = "cell" if line.house is None else _SHAPE.houses[line.house].name
    # What stands right before needs no word; anything else that it rests on is named.
    before = chain.index(line) - 1
    others = [_said(chain[parent]) for parent in line.parents if parent != before]
    return f"{where}; as {', '.join(others)}" if others else where


def _said(line: Line) -> str:
    return f"{cell_name(line.cell, 9)} is {'' if line.true else 'not '}{line.digit}"


def _folded(proof: Proof) -> str:
    """An inner proof on one line: from which assumptions to which end, and how many nodes lie between."""
    ways = []
    for chain in proof.chains:
        start = next(line for line in chain if not line.parents)
        ways.append(f"{_said(start)} → {_said(chain[-1])}")
    inside = f", {len(proof.inner)} inside" if proof.inner else ""
    return f"{'; '.join(dict.fromkeys(ways))} ({proof.complexity} nodes{inside})"
