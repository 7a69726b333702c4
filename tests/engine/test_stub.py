"""The stub of native code says what is there: the same names, the same parameters."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import ninefold
from ninefold import _native

STUB = ast.parse((Path(ninefold.__file__).parent / "_native.pyi").read_text(encoding="utf-8"))
CLASSES = {node.name: node for node in STUB.body if isinstance(node, ast.ClassDef)}
FUNCTIONS = {node.name: node for node in STUB.body if isinstance(node, ast.FunctionDef)}
METHODS = {
    f"{name}.{node.name}": node for name, of in CLASSES.items() for node in of.body if isinstance(node, ast.FunctionDef)
}


def test_every_name_is_in_the_stub() -> None:
    assert {name for name in dir(_native) if not name.startswith("_")} == {*CLASSES, *FUNCTIONS, "MOST_THREADS"}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_has_the_parameters_of_the_stub(name: str) -> None:
    assert parameters(getattr(_native, name)) == declared(FUNCTIONS[name])


@pytest.mark.parametrize("name", METHODS)
def test_a_method_has_the_parameters_of_the_stub(name: str) -> None:
    of, _, method = name.partition(".")
    there = getattr(_native, of).__dict__["__new__" if method == "__init__" else method]
    if isinstance(there, property):
        assert METHODS[name].decorator_list
    elif method != "__len__":  # a slot of Python, which has no signature
        assert parameters(there)[1:] == declared(METHODS[name])[1:]


def parameters(function: Any) -> list[tuple[str, bool]]:
    """Each parameter, and whether it may be left out, as nanobind tells them; of several ways in the last."""
    signature = function.__nb_signature__[-1][0]
    tree = ast.parse(re.sub(r"ndarray\[[^]]*\]", "object", re.sub(r"\\\d+", "...", signature)) + ": ...").body[0]
    assert isinstance(tree, ast.FunctionDef)
    return declared(tree)


def declared(function: ast.FunctionDef) -> list[tuple[str, bool]]:
    taken = function.args
    needed = len(taken.args) - len(taken.defaults)
    return [(one.arg, k >= needed) for k, one in enumerate(taken.args)] + [
        (one.arg, default is not None) for one, default in zip(taken.kwonlyargs, taken.kw_defaults, strict=True)
    ]
