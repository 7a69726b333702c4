"""Errors as problem+json (RFC 9457): a status, a title and one sentence."""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any

from pydantic import BaseModel, Field
from starlette.responses import Response

TYPE = "application/problem+json"


class WhereWhat(BaseModel):
    """A place in the JSON of a request and what is wrong there."""

    where: str
    what: str


class Problem(BaseModel):
    """What is sent when something is refused."""

    type: str = "about:blank"
    title: str = Field(examples=["Bad Request"])
    status: int = Field(examples=[400])
    detail: str = Field(description="One sentence for a person.", examples=["expected a puzzle, got nothing"])
    errors: list[WhereWhat] | None = None


class ProblemError(Exception):
    """A request that is refused, with the status and the sentence to send."""

    def __init__(self, status: int, detail: str, **headers: str) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}

    def response(self) -> Response:
        return problem_response(self.status, self.detail, headers=self.headers)


def problem_data(status: int, detail: str, errors: list[dict[str, str]] | None = None) -> dict[str, Any]:
    """The object that is sent."""
    title = HTTPStatus(status).phrase
    data: dict[str, Any] = {"type": "about:blank", "title": title, "status": status, "detail": detail}
    return data | ({"errors": errors} if errors else {})


def problem_response(
    status: int,
    detail: str,
    *,
    errors: list[dict[str, str]] | None = None,
    headers: dict[str, str] | None = None,
) -> Response:
    """The object as a response."""
    # Not UTF-8 as it stands: a sentence may quote half a surrogate pair that the request brought along.
    content = json.dumps(problem_data(status, detail, errors), ensure_ascii=True)
    return Response(content, status, headers, media_type=TYPE)
