"""The main job: files of puzzles in, files of solutions, a report and its backup out.

run_folder (files in, blocks out, journal) → solve_entry (one entry, whatever happens to it) → report (a template over
the files that were written) → backup. fetch brings puzzles from the internet.
"""
