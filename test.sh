#!/usr/bin/env bash
# All tests: the native ones, then the Python ones. Options are passed on to pytest.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/scripts/setup.sh"
setup test
setup_browser
cd "$root"
use_bytecode .build
export PATH="$root/.venv/bin:$PATH"
say "native tests"
# in the place where the extension was built: what it is made of is compiled once
cmake -S . -B .build/native -G Ninja -DNINEFOLD_TESTS=ON >/dev/null
cmake --build .build/native --target ninefold_tests >/dev/null || { cmake --build .build/native --target ninefold_tests; exit 1; }
.build/native/tests/native/ninefold_tests &
native=$!
say "python tests"
status=0
python -m pytest --numprocesses=auto --dist=worksteal "$@" || status=$?
wait $native || { say "the native tests failed"; status=1; }
exit $status
