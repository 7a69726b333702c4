"""A path as one page: every step with its picture and its words. Self-contained, light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title>
<style>
:root{{color-scheme:light dark;--paper:#FCFCFA;--ink:#1B1D22;--line:#B9BBC1;--quiet:#5E636D}}
@media (prefers-color-scheme:dark){{:root{{--paper:#16181D;--ink:#E8E6E1;--line:#3C4049;--quiet:#9CA1AB}}}}
body{{background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
max-width:64rem;margin:0 auto;padding:24px}}
code{{overflow-wrap:anywhere;color:var(--quiet)}}
section{{display:grid;grid-template-columns:minmax(0,368px) minmax(0,1fr);gap:24px;padding:24px 0;
border-top:1px solid var(--line);break-inside:avoid}}
section svg{{width:100%;height:auto}} h2{{font-size:1.1rem;margin:0}} section span{{color:var(--quiet)}}
@media (max-width:700px){{section{{grid-template-columns:1fr}}}}
</style></head><body>
<h1>{title}</h1>
"""


def path_html(title: str, puzzle: str, steps: Iterable[tuple[str, str, str]]) -> Iterator[str]:
    """The page in pieces; each step is (name, words, picture as SVG).

    >>> "".join(path_html("A path", "1...", [("Naked Single", "r1c2 is 2.", "<svg/>")])).count("<section>")
    1
    """
    yield _PAGE.format(title=escape(title))
    if puzzle:
        yield f"<p><code>{escape(puzzle)}</code></p>\n"
    for number, (name, words, picture) in enumerate(steps, 1):
        yield (
            f"<section>{picture}<div><span>Step {number}</span><h2>{escape(name)}</h2>"
            f"<p>{escape(words)}</p></div></section>\n"
        )
    yield "</body></html>\n"
