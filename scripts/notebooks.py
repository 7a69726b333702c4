"""Runs the notebooks of docs/notebooks and writes what they show into them: notebooks.py [NAME...]

They are kept with what they show, so that they read well without running anything; `tests/docs/test_notebooks.py` runs
them once more and compares. What a run need not tell again (numbers of runs, times, names of files) is left out.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"


def kept(path: Path) -> Any:
    """The notebook as it lies there."""
    return nbformat.read(path, as_version=4)


def run(path: Path) -> Any:
    """The notebook after a run in a fresh kernel, with what each cell shows."""
    notebook = kept(path)
    where = {"metadata": {"path": str(path.parent)}}
    NotebookClient(notebook, timeout=120, kernel_name="python3", resources=where).execute()
    notebook.metadata = {"kernelspec": notebook.metadata["kernelspec"], "language_info": {"name": "python"}}
    for number, cell in enumerate(notebook.cells, 1):
        cell["id"] = f"cell-{number}"
        cell["metadata"] = {}
        if cell.cell_type == "code":
            cell.execution_count = None
            cell.outputs = [shown(output) for output in cell.outputs if output.get("name") != "stderr"]
    return notebook


def shown(output: Any) -> Any:
    """What a cell shows; of several forms of one thing the picture is enough, and no address of an object is told."""
    output.pop("execution_count", None)
    data = output.get("data", {})
    output["metadata"] = {}
    if {"image/svg+xml", "image/png", "text/html"} & data.keys():
        data.pop("text/plain", None)
    if "text/plain" in data:
        data["text/plain"] = re.sub(r" at 0x[0-9a-f]+", "", data["text/plain"])
    return output


def said(notebook: Any) -> list[str]:
    """What a notebook tells in words and pictures that are the same on every machine: no plot is."""
    told = []
    for cell in notebook.cells:
        printed = False
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            if "text" in output:
                if printed:  # on a loaded machine what is printed comes in several parts
                    told[-1] += str(output["text"])
                else:
                    told.append(str(output["text"]))
            printed = "text" in output
            told += [str(data[kind]) for kind in ("text/plain", "text/html", "image/svg+xml") if kind in data]
            told += ["a plot"] * ("image/png" in data)
    return told


if __name__ == "__main__":
    names = sys.argv[1:] or sorted(path.stem for path in FOLDER.glob("*.ipynb"))
    for name in names:
        nbformat.write(run(FOLDER / f"{name}.ipynb"), FOLDER / f"{name}.ipynb")
        print(f"docs/notebooks/{name}.ipynb")
