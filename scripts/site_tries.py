"""Ways from the documents to a written workbench (`ninefold site`): what a page shows, opened there.

A technique's page writes its example out. The pages whose Python is run by the tests say their puzzles in Python: the
code is run, and the puzzle that a block makes, or else the first one that it speaks of, gets a link below the block.
"""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import ninefold
from ninefold import school
from ninefold.formats import write
from ninefold.school.lesson import taught

_EXAMPLE = re.compile(r"^`([\d.]+)`, at `([\d.]+)`(, where .*)?(?:\. The puzzle is .*)?$", re.MULTILINE)
_BLOCK = re.compile(r"^```(python|console)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
_LINE = re.compile(r"(?<![\d.])[\d.]{81}(?![\d.])")
_FEWEST = 3
"""Givens and constraints of what is worth a visit."""


def of_a_technique(markdown: str, technique: str, app: str) -> str:
    """The page of a technique with its example opened there, and boards to try it on.

    >>> print(of_a_technique("`12..`, at `123.`", "x-wing", "/app/"))
    `12..`, at `123.`
    <BLANKLINE>
    [Open it on the page](/app/#puzzle=12..&digits=123.) · [Find one yourself](/app/#exercise=x-wing&seed=1)
    """

    def opened(found: re.Match[str]) -> str:
        start, now, rules = found.groups()  # rules are told in words there, and the puzzle of the lesson has them
        example = link_to(school.example(technique)[0]) if rules else f"#puzzle={start}&digits={now}"
        practice = f" · [Find one yourself]({app}#exercise={technique}&seed=1)" if technique in taught() else ""
        return f"{found[0]}\n\n[Open it on the page]({app}{example}){practice}"

    return _EXAMPLE.sub(opened, markdown)


def of_examples(markdown: str, app: str) -> str:
    """A page of examples, with the puzzle of each opened there.

    >>> print(of_examples("```python\\n>>> small = '1.....2..3.....4'\\n```\\n", "/app/").splitlines()[-1])
    [Try it on the page](/app/#puzzle=1.....2..3.....4)
    """
    names: dict[str, Any] = {}

    def tried(found: re.Match[str]) -> str:
        language, code = found.groups()
        spoken = _of_python(code, names) if language == "python" else _LINE.findall(code)
        link = next((link for one in spoken if (link := link_to(one))), None)
        return f"{found[0]}\n[Try it on the page]({app}{link})\n" if link else found[0]

    return _BLOCK.sub(tried, markdown)


def _of_python(code: str, names: dict[str, Any]) -> Iterator[Any]:
    """Runs the lines of a block; then what it gave names to, the last first, and what else it speaks of."""
    made: list[str] = []
    spoken: list[ast.expr] = []
    for example in doctest.DocTestParser().get_examples(code):
        with contextlib.suppress(Exception), contextlib.redirect_stdout(io.StringIO()):  # errors are shown there, too
            exec(compile(example.source, "<example>", "exec"), names)
        for node in ast.walk(ast.parse(example.source)):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                made.append(node.id)
            elif isinstance(node, ast.Name | ast.Constant):
                spoken.append(node)
    yield from (names.get(name) for name in reversed(made))
    for one in spoken:
        yield names.get(one.id) if isinstance(one, ast.Name) else one.value if isinstance(one, ast.Constant) else None


def link_to(spoken: Any) -> str | None:
    """What opens it, if it is a puzzle, a position, or the text of a puzzle."""
    spoken = getattr(spoken, "record", spoken)
    if isinstance(spoken, ninefold.Grid):
        start = link_to(spoken.puzzle)
        return start and f"{start}&digits={spoken.oneline}"
    if isinstance(spoken, str) and len(spoken) >= 16:
        with contextlib.suppress(ninefold.NinefoldError):
            return link_to(ninefold.read_puzzle(spoken))
    puzzle = getattr(spoken, "puzzle", spoken)
    if not isinstance(puzzle, ninefold.Puzzle) or puzzle.given_count + len(puzzle.constraints) < _FEWEST:
        return None
    if puzzle.constraints:
        return f"#puzzle={quote(''.join(write([ninefold.Record(puzzle)], 'ninefold-json')).strip())}"
    return f"#puzzle={puzzle.oneline}"
