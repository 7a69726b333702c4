"""Relations of two digits as a setter writes them: a formula of a and b, or the pairs themselves.

    abs(a - b) >= 5        a + b = 5 or a + b = 10        1:2, 2:4, 3:6

A formula has whole numbers, + - * // %, brackets, abs, min and max, comparisons, and, or, not. It is read into a tree
of these alone and counted out by hand: nothing of it is ever run as a program.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from ninefold.errors import PuzzleError
from ninefold.model.rule import Scale
from ninefold.model.shown import shown

LONGEST = 200
_LARGEST = 10**9
_SIGNS = str.maketrans({"≥": ">=", "≤": "<=", "≠": "!=", "×": "*", "·": "*", "−": "-"})
_EQUALS = re.compile(r"(?<![<>=!])=(?!=)")
_BARS = re.compile(r"\|([^|]+)\|")
_PAIRS = re.compile(r"\s*\d{1,3}\s*:\s*\d{1,3}(?:[\s,;]+\d{1,3}\s*:\s*\d{1,3})*\s*")
_PAIR = re.compile(r"(\d+)\s*:\s*(\d+)")
_Value = int | bool
_Part = Callable[[int, int], _Value]

_TWO: dict[type[ast.AST], Callable[[Any, Any], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
_COMPARED: dict[type[ast.AST], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_CALLED: dict[str, Callable[..., int]] = {"abs": abs, "min": min, "max": max}


def pair_table(text: str, scale: Scale) -> bytes:
    """Which pairs of digits the text allows, row by row, as in `PairTable`; what cannot be counted is not allowed.

    >>> pair_table("a < b", Scale(3)).hex(" ", 3)
    '000101 000001 000000'
    >>> pair_table("1:3", Scale(3)) == pair_table("b = 3 and a = 1", Scale(3))
    True
    """
    if len(text) > LONGEST:
        raise PuzzleError(f"a formula has at most {LONGEST} characters, got {len(text)}")
    if _PAIRS.fullmatch(text):
        listed = {(int(a), int(b)) for a, b in _PAIR.findall(text)}
        return bytes((a, b) in listed for a in scale.values for b in scale.values)
    holds = _read(text)
    return bytes(_allowed(holds, a, b) for a in scale.values for b in scale.values)


def _allowed(holds: _Part, a: int, b: int) -> bool:
    try:
        return bool(holds(a, b))
    except ZeroDivisionError:
        return False


def _read(text: str) -> _Part:
    plain = _BARS.sub(r"abs(\1)", _EQUALS.sub("==", text.translate(_SIGNS)))
    try:
        part, is_truth = _part(ast.parse(plain.strip(), mode="eval").body)
    except PuzzleError:
        raise
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise PuzzleError(f"a formula that cannot be read: {shown(text)}") from None
    if not is_truth:
        raise PuzzleError(f"a formula compares something, as in abs(a - b) >= 5, got {shown(text)}")
    return part


def _part(node: ast.expr) -> tuple[_Part, bool]:
    """What a piece of a formula is for a and b, and whether that is true or false rather than a number."""
    if isinstance(node, ast.BoolOp):
        parts = [_truth(one) for one in node.values]
        every = isinstance(node.op, ast.And)
        return (lambda a, b: (all if every else any)(one(a, b) for one in parts)), True
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        inner = _truth(node.operand)
        return (lambda a, b: not inner(a, b)), True
    if isinstance(node, ast.Compare) and all(type(one) in _COMPARED for one in node.ops):
        sides = [_number(one) for one in (node.left, *node.comparators)]
        signs = [_COMPARED[type(one)] for one in node.ops]

        def compared(a: int, b: int) -> bool:
            values = pairwise([one(a, b) for one in sides])
            return all(sign(left, right) for sign, (left, right) in zip(signs, values, strict=True))

        return compared, True
    return _counted(node), False


def _counted(node: ast.expr) -> _Part:
    if isinstance(node, ast.Constant) and type(node.value) is int and node.value <= _LARGEST:
        value = node.value
        return lambda a, b: value
    if isinstance(node, ast.Name) and node.id in ("a", "b"):
        first = node.id == "a"
        return lambda a, b: a if first else b
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.UAdd):
        inner, sign = _number(node.operand), -1 if isinstance(node.op, ast.USub) else 1
        return lambda a, b: sign * inner(a, b)
    if isinstance(node, ast.BinOp) and type(node.op) in _TWO:
        left, right, work = _number(node.left), _number(node.right), _TWO[type(node.op)]
        return lambda a, b: _bounded(work(left(a, b), right(a, b)))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
        name, inside = node.func.id, [_number(one) for one in node.args]
        if name in _CALLED and len(inside) == (1 if name == "abs" else max(2, len(inside))):
            return lambda a, b: _CALLED[name](*(one(a, b) for one in inside))
    raise PuzzleError(
        "a formula has a and b, whole numbers, + - * // %, abs, min, max, comparisons, and, or, not; "
        f"not {shown(ast.unparse(node))}"
    )


def _number(node: ast.expr) -> _Part:
    part, is_truth = _part(node)
    if is_truth:
        raise PuzzleError(f"a formula counts with numbers, not with {shown(ast.unparse(node))}")
    return part


def _truth(node: ast.expr) -> _Part:
    part, is_truth = _part(node)
    if not is_truth:
        raise PuzzleError(f"a formula joins comparisons with and, or, not; got {shown(ast.unparse(node))}")
    return part


def _bounded(value: int) -> int:
    if abs(value) > _LARGEST:
        raise PuzzleError(f"a formula counts up to {_LARGEST:,}")
    return value
