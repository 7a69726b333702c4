"""The main job: files of puzzles in, files of solutions, a report and its backup out."""
