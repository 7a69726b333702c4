"""Many puzzles: folders and files, outputs and reports."""
