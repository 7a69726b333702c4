"""The slow twin of S-whips: proves one from what is written of it and the candidates of a grid, and from nothing else.

S2-whip[4]: r1c9{n2 n7} - r1c2 r1c5{n7r1c2 | r1n1 r1n4} - c7n1{r1 .} ⇒ r3c9≠2
"""

from __future__ import annotations

import re
from itertools import combinations

from tests.logic.prove_chain import Label, Labels, excludes, houses_of


def place(text: str) -> Labels:
    """All labels of a cell `r1c2` or of a digit in a house `b3n4`, whether they are candidates or not."""
    kind, number, other, last = tuple(text)
    if other == "c":
        cell = 9 * (int(number) - 1) + int(last) - 1
        return {(cell, digit) for digit in range(1, 10)}
    house = 9 * "rcb".index(kind) + int(number) - 1
    return {(cell, int(last)) for cell in range(81) if house in houses_of(cell)}


def named(some: Labels, text: str) -> Labels:
    """Those of these that `n3`, `r1c5` or `n3r1c5` says."""
    said = list(zip(text[::2], map(int, text[1::2]), strict=True))
    return {
        (cell, digit)
        for cell, digit in some
        if all({"r": cell // 9 + 1, "c": cell % 9 + 1, "n": digit}[letter] == number for letter, number in said)
    }


def ruled_out(left: Labels, members: Labels) -> Labels:
    """What is false if one of these is true."""
    return {one for one in left if all(excludes(member, one) for member in members)}


def closes(places: list[Labels], covers: list[Labels], alive: Labels) -> bool:
    """Whether places that share nothing have all that is left of them in as many covers, each of which has some."""
    whole = [each & alive for each in places]
    apart = all(one.isdisjoint(other) for one, other in combinations(places, 2))
    inside = all(each and each <= set[Label]().union(*covers) for each in whole)
    return len(places) == len(covers) > 1 and apart and inside and all(set().union(*whole) & each for each in covers)


def proves_what_is_written(left: Labels, text: str) -> bool:
    """Whether each link follows from the one before it, and the last has nothing left."""
    name, body, removed = re.fullmatch(r"(.*): (.*) ⇒ (.*)", text).groups()  # type: ignore[union-attr]
    [target] = named(left, removed[:4] + "n" + removed[5])
    seen = ruled_out(left, {target})
    false, fallen, sizes = {*seen}, {target}, list[int]()
    links = [link[:-1].split("{") for link in body.split(" - ")]
    for number, (where, inside) in enumerate(links, 1):
        places = [place(one) for one in where.split()]
        held = left & set[Label]().union(*places)
        was, now = inside.split(" ", 1)
        [fell] = named(held, was)
        alive = held - false
        covers = [alive]  # one place: its one candidate is true
        if now.startswith("| "):
            covers = [place(one) for one in now.split()[1:]]
            if not closes(places, covers, alive):
                return False
        elif alive != (set() if now == "." else named(held, now)) or len(places) != 1:
            return False
        if fell not in seen or fell in fallen or (now == ".") != (number == len(links)):
            return False
        fallen.add(fell)
        sizes.append(len(places))
        seen = set().union(*(ruled_out(left, alive & cover) for cover in covers if alive & cover))
        false |= seen
    return name == f"S{max(sizes)}-whip[{sum(sizes)}]" and max(sizes) > 1
