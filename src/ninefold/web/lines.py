"""Long work, told in lines of JSON: its name, how far it is, at last its answer or why there is none."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import Any

from ninefold.desk.answer import fields_of
from ninefold.web.problem import ProblemError
from ninefold.web.work import Work

NDJSON = "application/x-ndjson"


def task_line(work: Work) -> bytes:
    """By which name the work can be stopped."""
    return _line({"task": work.id})


def progress_line(work: Work) -> bytes:
    """How far it is, with the parts since the last look."""
    parts = work.take_parts()
    return _line({"progress": work.progress} | ({"parts": parts} if parts else {}))


def problem_line(problem: ProblemError) -> bytes:
    return _line({"problem": problem.data})


def result_line(content: bytes, media_type: str) -> bytes:
    """JSON as it is, a picture as a text, and what is no text in base64."""
    if media_type == "application/json":
        told = content
    elif media_type == "application/pdf":
        told = b'"' + b64encode(content) + b'"'
    else:
        told = json.dumps(content.decode()).encode()
    return b'{"result":' + told + b"}\n"


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, default=fields_of).encode() + b"\n"
