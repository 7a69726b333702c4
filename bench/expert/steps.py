"""Published steps, replayed on their positions: each elimination by a pattern of that kind and no greater length."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from pathlib import Path

from case import Case, candidates, named, position, rows

from ninefold.logic import LogicOptions, all_steps
from ninefold.logic.whips import chain_on
from ninefold.model import Elimination, Grid

WHIPS = ("biv-chain", "z-chain", "t-whip", "whip")
TYPED = re.compile(r"(.*)-(rc|rn|cn|bn)")
"""Whips may be kept to cells, or to digits in rows, columns or boxes; they count as the whips that they are."""
KINDS = {
    **dict.fromkeys(WHIPS, WHIPS),
    "g-whip": (*WHIPS, "g-whip"),
    "braid": (*WHIPS, "braid"),
    "g-braid": (*WHIPS, "g-whip", "braid", "g-braid"),
}
WITH_PATTERNS = (*WHIPS, "g-whip", "or-whip", "or-g-whip", "or-forcing-whip")
"""What stands for the published chains with guardians, whichever of them is the shortest."""
SIZES = {"pairs": "pair", "triplets": "triple", "quads": "quadruple"}
FISH = ("x-wing", "swordfish", "jellyfish")


OTHERWISE = {
    ("finned-x-wing", "#14987-"): "4 is in r1c2 still, which the target does not see; a two-string kite removes it",
    ("hidden-triplets", "#8232-"): "8 is in r2c1, r2c2 and r2c3 of the box still",
}
"""Steps that are none on the positions of the file."""


@lru_cache(maxsize=64)
def techniques_of(rule: str) -> tuple[str, ...]:
    """The techniques of the catalogue that a rule which is no chain stands for."""
    name = re.sub(r"-in-(a-)?(row|column|block)s?$", "", rule)
    if name == "tridagon":
        return (name,)
    if match := re.fullmatch(r"(naked|hidden)-(pairs|triplets|quads)", name):
        size = SIZES[match[2]]
        locked = (f"locked-{size}",) if match[1] == "naked" and size != "quadruple" else ()
        return (f"{match[1]}-{size}", *locked)
    if name in FISH:
        return (name,)
    if match := re.fullmatch(rf"finned-({'|'.join(FISH)})", name):
        return (f"finned-{match[1]}", f"sashimi-{match[1]}", match[1])
    return ()


def compare(folder: Path, share: slice, seconds: float) -> Iterator[Case]:
    for row in rows(folder / "steps.csv", share):
        match = TYPED.fullmatch(row["rule"])
        rule = match[1] if match else row["rule"]
        begin = time.thread_time()
        told = f"{row['rule']}[{row['size']}] {row['eliminations']}: {row['chain']} on {row['grid']} {row['source']}"
        wanted = candidates(row["eliminations"])
        why = ""
        if rule == "oddagon" or "-OR" in f"-{rule}":
            kinds = ("oddagon", *WHIPS) if rule == "oddagon" else WITH_PATTERNS
            grid = position(row)
            lost = set(not_by_chains(grid, wanted, kinds, int(row["size"])))
            if lost and "-OR" in f"-{rule}" and not is_pattern(grid, guardians(row["chain"])):
                why = "on this position three digits can fill its cells without the guardians that it names"
        elif rule in KINDS:
            lost = set(not_by_chains(position(row), wanted, KINDS[rule], int(row["size"])))
        elif techniques_of(rule):
            options = LogicOptions(techniques=techniques_of(rule), one_per_elimination=False)
            removed = {one for step in all_steps(position(row), options) for one in step.eliminations}
            lost = {*wanted} - removed
            why = next((text for (name, puzzle), text in OTHERWISE.items() if name in rule and puzzle in told), "")
        else:
            yield Case(family(rule), False, told, "no such technique here")
            continue
        taken = time.thread_time() - begin
        yield Case(family(rule), not lost, f"{told} without {named(lost)}", why, taken)


def family(rule: str) -> str:
    """Rules that differ only in where they stand, or in the pattern that their alternatives come from."""
    rule = re.sub(r"-in-(a-)?(row|column|block)s?$", "", rule)
    if match := re.search(r"OR(\d)-(forcing-g?whip|ctr-whip|g?whip)", rule):
        source = "Trid" if rule.startswith("Trid") else "EL" if rule.upper().startswith("EL") else "any"
        return f"OR{match[1]}-{match[2]}, {source}"
    return rule


def not_by_chains(
    grid: Grid, wanted: tuple[Elimination, ...], kinds: tuple[str, ...], longest: int
) -> Iterator[Elimination]:
    for one in wanted:
        if chain_on(grid, one.cell, one.digit, kinds=kinds, longest=longest) is None:
            yield one


def guardians(chain: str) -> set[Elimination]:
    """The guardians that a published chain names."""
    inside = re.search(r"OR\d\{\{(.*?)\}\}", chain)
    texts = re.findall(r"n(\d)r(\d)c(\d)", inside[1]) if inside else re.findall(r"\|\| n(\d)r(\d)c(\d)", chain)
    return {Elimination(9 * (int(r) - 1) + int(c) - 1, int(d)) for d, r, c in texts}


def is_pattern(grid: Grid, named_ones: set[Elimination]) -> bool:
    """Whether three digits cannot fill the cells whose other candidates are all among these."""
    for three in combinations(range(1, 10), 3):
        held = {}
        for cell in range(81):
            digits = grid.candidates_of(cell)
            inside = [digit for digit in digits if digit in three]
            if inside and all(Elimination(cell, digit) in named_ones for digit in digits if digit not in three):
                held[cell] = inside
        if not fills(grid, held):
            return True
    return False


def fills(grid: Grid, held: dict[int, list[int]]) -> bool:
    if not held:
        return True
    cell = min(held, key=lambda one: len(held[one]))
    for digit in held[cell]:
        rest = {
            other: [one for one in digits if one != digit or other not in grid.puzzle.peers[cell]]
            for other, digits in held.items()
            if other != cell
        }
        if all(rest.values()) and fills(grid, rest):
            return True
    return False
