"""The OpenAPI schema: what each verb answers, and the problems that any of them may answer."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from ninefold.desk.answer import Answer
from ninefold.web.problem import TYPE, Problem

Responses = dict[int | str, dict[str, Any]]

_REFUSALS = {
    400: "The input makes no puzzle, or names what is not known.",
    403: "Wrong Host or Origin.",
    404: "Nothing of that name.",
    408: "The body came too slowly.",
    413: "The body is too large.",
    415: "The body is not of the type that is asked.",
    422: "JSON of the wrong shape.",
    501: "A part that is not installed.",
    503: "Too much at once, or the time was over.",
}


def ok(answered: type[Answer] | None, *types: str) -> Responses:
    """The good answer: an object, and texts of other types."""
    content = {kind: {"schema": {"type": "string"}} for kind in types}
    told: dict[str, Any] = {"description": "The answer.", "content": content}
    return {200: told | ({"model": answered} if answered else {})}


def refusals(*only: int) -> Responses:
    """The problems that may be answered instead."""
    schema = {TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    wanted = (*only, 422) if only else _REFUSALS
    return {status: {"description": _REFUSALS[status], "content": schema} for status in wanted}


def set_schema(api: FastAPI) -> None:
    """Makes the application tell its own problems instead of those of its framework."""

    def openapi() -> dict[str, Any]:
        if api.openapi_schema is None:
            schema = get_openapi(title=api.title, version=api.version, description=api.description, routes=api.routes)
            components = schema["components"]["schemas"]
            for unused in ("HTTPValidationError", "ValidationError"):
                components.pop(unused, None)
            problem = Problem.model_json_schema(ref_template="#/components/schemas/{model}")
            components.update(problem.pop("$defs", {}))
            components["Problem"] = problem
            api.openapi_schema = schema
        return api.openapi_schema

    api.openapi = openapi  # type: ignore[method-assign]
