#!/usr/bin/env bash
# All tests: the native ones beside the Python ones. Options are passed on to pytest.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/scripts/setup.sh"
cd "$root"
start test "$@"
