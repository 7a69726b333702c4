"""What a setter asks of a puzzle: which clues are needless, and what would make it unique, harder or easier."""

from ninefold.setting.change import Change, easier, harder
from ninefold.setting.clue import Clue, Given, clues, difference, told, with_clues, without_clues
from ninefold.setting.correct import Correction, corrections
from ninefold.setting.needless import Needless, needless
from ninefold.setting.only_solution import only_solution
from ninefold.setting.own_rule import accepts, own_rule
from ninefold.setting.relabel import Relabelled, relabelled
from ninefold.setting.tools import BoardRule, Option, Tool, board_rules, tools
from ninefold.setting.unique import Addition, additions

__all__ = [
    "Addition",
    "BoardRule",
    "Change",
    "Clue",
    "Correction",
    "Given",
    "Needless",
    "Option",
    "Relabelled",
    "Tool",
    "accepts",
    "additions",
    "board_rules",
    "clues",
    "corrections",
    "difference",
    "easier",
    "harder",
    "needless",
    "only_solution",
    "own_rule",
    "relabelled",
    "told",
    "tools",
    "with_clues",
    "without_clues",
]
