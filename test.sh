#!/usr/bin/env bash
# All tests: the native ones, then the Python ones. Options are passed on to pytest.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/scripts/setup.sh"
setup test
cd "$root"
export PATH="$root/.venv/bin:$PATH"
say "native tests"
cmake -S . -B .build/native -G Ninja -DNINEFOLD_TESTS=ON >/dev/null
cmake --build .build/native >/dev/null || { cmake --build .build/native; exit 1; }
.build/native/tests/native/ninefold_tests
say "python tests"
exec python -m pytest "$@"
