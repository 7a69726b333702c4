#!/usr/bin/env bash
# The main job: sets Ninefold up in its own .venv (quick the second time), solves every file of data/input into
# data/output, writes a report into data/reports, copies reports to data/backups and opens the new one in the browser.
# Options are passed on to `ninefold run` (--help lists them).
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/scripts/setup.sh"
setup "" report
exec "$root/.venv/bin/python" -m ninefold run --input "$root/data/input" --output "$root/data/output" \
  --reports "$root/data/reports" --backups "$root/data/backups" "$@"
