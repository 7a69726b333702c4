#!/usr/bin/env bash
# The main job: sets Ninefold up in its own .venv (quick the second time), solves every file of data/input into
# data/output, writes a report into data/reports, copies reports to data/backups and opens the new one in the browser.
# Options are passed on to `ninefold run` (--help lists them). With a command first it does that instead:
# ./main.sh app opens the workbench, ./main.sh lab compares algorithms.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/scripts/setup.sh"
start main "$@"
