"""One board alone, or one step of its path, as a file for another document: no page around it."""

from __future__ import annotations

from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PuzzleError
from ninefold.model import Record
from ninefold.picture.board import board_scene
from ninefold.press import typeset
from ninefold.press.document import Document
from ninefold.press.drawing import Pen, fitted
from ninefold.press.pictures import Pictures
from ninefold.press.way import way_of
from ninefold.stopping import working_under

_LINES = (0.4, 1.8)


def single(
    record: Record,
    suffix: str,
    *,
    step: int | None = None,
    width: float = 90.0,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> bytes:
    """The board of a puzzle as a file .pdf, .svg or .png, so many millimetres wide.

    step    the number of a step of its path, from 1: the board before it, with the step drawn on it

    >>> from ninefold.formats import read
    >>> single(read("1.....2..3.....4")[0], ".svg")[:4]
    b'<svg'
    """
    ending = stop_for(timeout, stop)
    with working_under(ending):
        if step is None:
            scene = board_scene(record.puzzle, decoration=record.decoration)
        else:
            stages = way_of(record.puzzle, stop=ending).stages
            if not 1 <= step <= len(stages):
                raise PuzzleError(f"the path has {len(stages)} steps, there is no step {step}")
            one = stages[step - 1]
            scene = board_scene(record.puzzle, one.before, candidates=True, step=one.step, decoration=record.decoration)
        picture = fitted(scene, width, Pen(*_LINES))
    pictures = Pictures()
    data = {"title": scene.title, "type": {"named": "sans"}, "picture": pictures.add(picture)}
    return typeset.as_file(Document(data, pictures.files, "picture.typ"), suffix)
