# Sourced by main.sh, test.sh and the scripts of CI: finds a Python for scripts/setup.py, which does the work.

say() { printf '%s\n' "$*" >&2; }
die() { say "ninefold: $*"; exit 2; }

find_python() {
  local name
  for name in ${NINEFOLD_PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$name"
      return
    fi
  done
  die "needs Python 3.11 or newer; none was found (set NINEFOLD_PYTHON to name one)"
}

# start PART …: a part of scripts/setup.py.
start() {
  local python
  python=$(find_python) || exit 2
  "$python" "$root/scripts/setup.py" "$@"
}

setup_tools() { start tools; }
setup() { start install "$1"; }
setup_browser() { start browser; }
setup_clang() { start clang; }
install_debian() { start debian "$@"; }
pip_install() { "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-compile "$@"; }

# use_bytecode PLACE: many programs that are started need not compile every module again.
use_bytecode() {
  unset PYTHONDONTWRITEBYTECODE
  PYTHONPYCACHEPREFIX="$(cd "$1" && pwd)/bytecode"
  export PYTHONPYCACHEPREFIX
}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
venv="$root/.venv"
