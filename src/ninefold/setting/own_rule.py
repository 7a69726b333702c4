"""Rules of a setter's own: a relation of two cells by a formula, or a line that a regular expression reads."""

from __future__ import annotations

from collections.abc import Sequence

from ninefold.choices import OWN_RULE_KINDS, OwnRuleKind
from ninefold.constraints.pair_table import PairTable
from ninefold.constraints.pattern import Pattern
from ninefold.errors import PuzzleError
from ninefold.formats.parts.amount import Amount
from ninefold.formats.parts.iss.expression import regular_expression
from ninefold.model.one_of import one_of
from ninefold.model.rule import Scale
from ninefold.setting.formula import LONGEST, pair_table


def own_rule(kind: OwnRuleKind, text: str, cells: Sequence[int], scale: Scale) -> PairTable | Pattern:
    """The constraint on these cells that the text stands for.

    >>> rule = own_rule("neighbours", "abs(a - b) >= 2", (0, 1, 2), Scale(4))
    >>> rule.sentence
    'neighbours on the line hold one of the pairs that abs(a - b) >= 2 allows'
    >>> accepts(rule, (1, 3, 1), Scale(4)), accepts(rule, (1, 3, 2), Scale(4))
    (True, False)
    """
    one_of("kind of rule", kind, OWN_RULE_KINDS)
    text = text.strip()
    if not text or not text.isprintable():
        raise PuzzleError("a rule of one's own is a formula as a < b, or a regular expression as 1.*9")
    if kind != "pattern":
        table = pair_table(text, scale)
        if not any(table):
            raise PuzzleError(f"no two digits keep this: {text}")
        return PairTable(tuple(cells), table, kind == "every", text)
    if len(text) > LONGEST:
        raise PuzzleError(f"a regular expression has at most {LONGEST} characters, got {len(text)}")
    return Pattern(tuple(cells), regular_expression(text, scale, Amount()), text)


def accepts(rule: PairTable | Pattern, values: Sequence[int], scale: Scale) -> bool:
    """Whether a line with these values, from its first cell on, would keep the rule; a line as long as it is wished."""
    line = type(rule)(tuple(range(len(values))), rule.table, *_rest(rule))
    return line.holds(bytes(value + scale.shift for value in values), scale)


def _rest(rule: PairTable | Pattern) -> tuple[bool] | tuple[()]:
    return (rule.every,) if isinstance(rule, PairTable) else ()
