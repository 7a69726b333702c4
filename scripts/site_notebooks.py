"""Notebooks as pages of the site: cells and what they show, as Markdown."""

from __future__ import annotations

import json
import re
from html import escape
from typing import Any

_LINK = re.compile(r"\]\(([^()\s:]+)\.ipynb\)")
"""A link from notebook to notebook."""


def as_markdown(text: str, name: str) -> str:
    """The page of a notebook that is called `name`."""
    notebook = json.loads(text)
    cells = "\n\n".join(_cell(cell) for cell in notebook["cells"])
    title, _, rest = cells.partition("\n\n")
    own = f'<a href="{name}" download>{name}</a>'
    rest = _LINK.sub(r"](\1.md)", rest)
    return f"{title}\n\nA notebook to run and change: {own}.\n\n{rest}\n"


def _cell(cell: dict[str, Any]) -> str:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return source
    shown = [f"```python\n{source}\n```", *(_output(output) for output in cell["outputs"])]
    return "\n\n".join(shown)


def _output(output: dict[str, Any]) -> str:
    """What a cell shows, as one line of HTML where it is a picture: an empty line would end it."""
    data = {kind: "".join(value) for kind, value in output.get("data", {}).items()}
    if "image/svg+xml" in data:
        return _block(data["image/svg+xml"])
    if "text/html" in data:
        return _block(data["text/html"])
    if "image/png" in data:
        source = data["image/png"].replace("\n", "")
        return _block(f'<img alt="The plot that the cell above draws" src="data:image/png;base64,{source}">')
    text = "".join(output.get("text", "")) or data.get("text/plain", "")
    return f'<pre class="shown" tabindex="0">{escape(text).rstrip().replace(chr(10), "&#10;")}</pre>'


def _block(html: str) -> str:
    return f'<div class="shown">{html.replace(chr(10), " ")}</div>'
