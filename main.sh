#!/usr/bin/env bash
# The main job: sets Ninefold up in its own .venv (quick the second time), solves every file of data/input into
# data/output and writes a report. Options are passed on to `ninefold run`.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/scripts/setup.sh"
setup ""
exec "$root/.venv/bin/python" -m ninefold run --input "$root/data/input" --output "$root/data/output" \
  --reports "$root/data/reports" "$@"
