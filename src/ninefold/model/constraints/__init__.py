"""Rules beyond rows, columns and boxes: one file per kind of constraint.

A file is imported when a name of it is first asked for: most puzzles have no constraint at all.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ninefold.model.constraints.allowed import Candidates, Parity
    from ninefold.model.constraints.arrow import Arrow, DoubleArrow
    from ninefold.model.constraints.base import Constraint, Mark
    from ninefold.model.constraints.between import Between, Lockout
    from ninefold.model.constraints.cage import Cage
    from ninefold.model.constraints.chaos import Chaos, RegionCount
    from ninefold.model.constraints.connected import Connected
    from ninefold.model.constraints.contain import Contain, LookAndSay
    from ninefold.model.constraints.counting import CountDistinct, CountingCircles, SameValues
    from ninefold.model.constraints.doppelganger import Doppelganger
    from ninefold.model.constraints.either import Either
    from ninefold.model.constraints.entropy import Entropic, GlobalEntropy, Modular
    from ninefold.model.constraints.extra_house import ExtraHouse, diagonals, disjoint_groups, windows
    from ninefold.model.constraints.extremum import Extremum
    from ninefold.model.constraints.indexer import IndexedCell, Indexer
    from ninefold.model.constraints.leap import Leap, Taxicab
    from ninefold.model.constraints.neighbours import Neighbours, non_consecutive
    from ninefold.model.constraints.odd_cages import EqualityCage, Flatmates, RellikCage
    from ninefold.model.constraints.pairs import Difference, Less, PairSum, Ratio
    from ninefold.model.constraints.palindrome import Clone, Palindrome
    from ninefold.model.constraints.pattern import PairTable, Pattern
    from ninefold.model.constraints.rank import FullRank, UnlikeLines
    from ninefold.model.constraints.renban import Renban
    from ninefold.model.constraints.rule import Rule, Scale
    from ninefold.model.constraints.sandwich import Lunchbox, NumberedRoom, Sandwich, XSum
    from ninefold.model.constraints.skyscraper import HiddenSkyscraper, Skyscraper
    from ninefold.model.constraints.sum_line import SumLine
    from ninefold.model.constraints.thermo import Thermo
    from ninefold.model.constraints.total import EqualSums, LittleKiller, Total
    from ninefold.model.constraints.void import Free, Void
    from ninefold.model.constraints.whisper import Whisper
    from ninefold.model.constraints.zipper import Zipper

__all__ = [
    "Arrow",
    "Between",
    "Cage",
    "Candidates",
    "Chaos",
    "Clone",
    "Connected",
    "Constraint",
    "Contain",
    "CountDistinct",
    "CountingCircles",
    "Difference",
    "Doppelganger",
    "DoubleArrow",
    "Either",
    "Entropic",
    "EqualSums",
    "EqualityCage",
    "ExtraHouse",
    "Extremum",
    "Flatmates",
    "Free",
    "FullRank",
    "GlobalEntropy",
    "HiddenSkyscraper",
    "IndexedCell",
    "Indexer",
    "Leap",
    "Less",
    "LittleKiller",
    "Lockout",
    "LookAndSay",
    "Lunchbox",
    "Mark",
    "Modular",
    "Neighbours",
    "NumberedRoom",
    "PairSum",
    "PairTable",
    "Palindrome",
    "Parity",
    "Pattern",
    "Ratio",
    "RegionCount",
    "RellikCage",
    "Renban",
    "Rule",
    "SameValues",
    "Sandwich",
    "Scale",
    "Skyscraper",
    "SumLine",
    "Taxicab",
    "Thermo",
    "Total",
    "UnlikeLines",
    "Void",
    "Whisper",
    "XSum",
    "Zipper",
    "diagonals",
    "disjoint_groups",
    "non_consecutive",
    "windows",
]

_HOME = {
    "Arrow": "arrow",
    "Between": "between",
    "Cage": "cage",
    "Candidates": "allowed",
    "Chaos": "chaos",
    "Clone": "palindrome",
    "Connected": "connected",
    "Constraint": "base",
    "Contain": "contain",
    "CountDistinct": "counting",
    "CountingCircles": "counting",
    "Difference": "pairs",
    "Doppelganger": "doppelganger",
    "DoubleArrow": "arrow",
    "Either": "either",
    "Entropic": "entropy",
    "EqualSums": "total",
    "EqualityCage": "odd_cages",
    "ExtraHouse": "extra_house",
    "Extremum": "extremum",
    "Flatmates": "odd_cages",
    "Free": "void",
    "FullRank": "rank",
    "GlobalEntropy": "entropy",
    "HiddenSkyscraper": "skyscraper",
    "IndexedCell": "indexer",
    "Indexer": "indexer",
    "Leap": "leap",
    "Less": "pairs",
    "LittleKiller": "total",
    "Lockout": "between",
    "LookAndSay": "contain",
    "Lunchbox": "sandwich",
    "Mark": "base",
    "Modular": "entropy",
    "Neighbours": "neighbours",
    "NumberedRoom": "sandwich",
    "PairSum": "pairs",
    "PairTable": "pattern",
    "Palindrome": "palindrome",
    "Parity": "allowed",
    "Pattern": "pattern",
    "Ratio": "pairs",
    "RegionCount": "chaos",
    "RellikCage": "odd_cages",
    "Renban": "renban",
    "Rule": "rule",
    "SameValues": "counting",
    "Sandwich": "sandwich",
    "Scale": "rule",
    "Skyscraper": "skyscraper",
    "SumLine": "sum_line",
    "Taxicab": "leap",
    "Thermo": "thermo",
    "Total": "total",
    "UnlikeLines": "rank",
    "Void": "void",
    "Whisper": "whisper",
    "XSum": "sandwich",
    "Zipper": "zipper",
    "diagonals": "extra_house",
    "disjoint_groups": "extra_house",
    "non_consecutive": "neighbours",
    "windows": "extra_house",
}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
