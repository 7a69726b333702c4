"""Is `_native.pyi` what the extension takes and gives? mypy's own stubtest cannot look into functions of nanobind.

Each of them tells its signature. They are written as a second stub, and mypy must accept what that one declares
wherever ours is promised: the names of parameters, which of them may be left out, their types, what is returned.
"""

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from mypy import api

import ninefold._native as extension

ROOT = Path(__file__).parent.parent
STUB = ROOT / "src" / "ninefold" / "_native.pyi"
PLACE = ROOT / ".build" / "stubtest"

PROGRAM = """
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import told
from ninefold import _native

P = ParamSpec("P")
T = TypeVar("T")

def function(one: Callable[P, T]) -> Callable[P, T]:
    return one
"""


def told(function: object, owner: str) -> str:
    """The signature of a function of nanobind, in words of mypy."""
    [(text, _, _)] = function.__nb_signature__  # type: ignore[attr-defined]
    text = text[text.index("(") :]
    for nanobind, ours in {
        r"\\\d+": "...",  # a default
        r"\bndarray\[[^]]*\]": "memoryview",
        r"-> object$": "-> typing.Any",  # this or None: the binding itself does not say more
        r"^\(self\b": f"(self: ninefold._native.{owner}",
    }.items():
        text = re.sub(nanobind, ours, text)
    return text


def members(owner: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Everything that has a signature, by its dotted name; what a class is made by is its __init__."""
    for name, member in vars(owner).items():
        if isinstance(member, type):
            yield from members(member, f"{name}.")
        elif name != "__new__" and hasattr(getattr(member, "fget", member), "__nb_signature__"):
            yield path + name, member


def written() -> tuple[str, str]:
    """The second stub, and a program that uses it in the place of ours."""
    stub, program = ["import collections.abc\nimport typing\n\nimport ninefold._native\n"], [PROGRAM]
    for number, (name, member) in enumerate(members(extension)):
        owner, _, attribute = name.rpartition(".")
        program.append(f"def check_{number}(one: _native.{owner or 'Stop'}) -> None:  # {name}")
        if isinstance(member, property):
            stub.append(f"def f{number}{told(member.fget, owner)}: ...")
            program.append(f"    value = one.{attribute}\n    value = told.f{number}(one)\n")
        else:
            stub.append(f"def f{number}{told(member, owner)}: ...")
            program.append(f"    value = function(_native.{name})\n    value = function(told.f{number})\n")
    return "\n".join(stub) + "\n", "\n".join(program)


def declared() -> set[str]:
    """The dotted names of our stub; types that only it names are spared."""
    tree = ast.parse(STUB.read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    for one in classes:
        names |= {f"{one.name}.{node.name}" for node in one.body if isinstance(node, ast.FunctionDef)}
    return names


def main() -> int:
    """Prints what differs, and says how many signatures were compared."""
    PLACE.mkdir(parents=True, exist_ok=True)
    for name, text in zip(("told.pyi", "stand_in.py"), written(), strict=True):
        (PLACE / name).write_text(text, encoding="utf-8")
    os.environ["MYPYPATH"] = os.pathsep.join((str(PLACE), str(ROOT / "src")))
    out, err, code = api.run(
        ["--config-file=", "--ignore-missing-imports", f"--cache-dir={PLACE}/cache", str(PLACE / "stand_in.py")]
    )
    existing = dict(members(extension))
    only_declared = sorted(declared() - existing.keys())
    print(out + err, *(f"{name}: declared, but the extension has no such function" for name in only_declared), sep="\n")
    print(f"{len(existing)} signatures compared")
    return 1 if code or only_declared else 0


if __name__ == "__main__":
    sys.exit(main())
