"""The pieces of f-puzzles objects."""
