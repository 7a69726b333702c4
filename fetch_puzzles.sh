#!/usr/bin/env bash
# ./fetch_puzzles.sh DIR: downloads puzzles from the internet into DIR, in the input format.
# Options are passed on to `ninefold fetch` (--help lists them).
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/scripts/setup.sh"
start fetch "$@"
