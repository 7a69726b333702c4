"""Grid to steps: what a person would do next, and why."""

from ninefold.logic.path import furthest, next_step, path

__all__ = ["furthest", "next_step", "path"]
