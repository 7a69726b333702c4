# Sourced by main.sh, test.sh and .ci/run: puts Ninefold into its own .venv, and only when something changed.
# Needs Python 3.11 or newer and a C++ compiler; everything else comes from PyPI into .venv.

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

# Names a compiler to CMake, or says how to get one. With NINEFOLD_ZIG=1 the compiler is a wheel from PyPI.
find_compiler() {
  local name
  if [ -n "${NINEFOLD_ZIG:-}" ]; then
    say "compiler: the ziglang wheel from PyPI (this takes a few minutes)"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check ziglang
    make_zig_tools
    return
  fi
  for name in ${CXX:-} c++ g++ clang++; do
    if command -v "${name%% *}" >/dev/null; then return; fi
  done
  say "ninefold: no C++ compiler was found. Install one:"
  say "  Debian, Ubuntu   sudo apt-get install g++"
  say "  Fedora           sudo dnf install gcc-c++"
  say "  macOS            xcode-select --install"
  say "or let a wheel from PyPI be the compiler:  NINEFOLD_ZIG=1 $0"
  exit 2
}

# CMake wants one program per tool; zig has them all in one.
make_zig_tools() {
  local tool bin="$venv/zig"
  mkdir -p "$bin"
  for tool in cc c++ ar ranlib; do
    printf '#!/bin/sh\nexec "%s" -m ziglang %s "$@"\n' "$venv/bin/python" "$tool" >"$bin/$tool"
    chmod +x "$bin/$tool"
  done
  export CC="$bin/cc" CXX="$bin/c++"
  export CMAKE_ARGS="${CMAKE_ARGS:-} -DCMAKE_AR=$bin/ar -DCMAKE_RANLIB=$bin/ranlib"
}

# What the installed package was made from: change one byte of it and the next run builds again.
fingerprint() {
  (
    cd "$root" || exit
    printf '%s\n' "$root" "$1" "${NINEFOLD_ZIG:-}"
    find pyproject.toml CMakeLists.txt native scripts/setup.sh -type f | LC_ALL=C sort | while read -r file; do
      cksum "$file"
    done
  ) | cksum
}

# The core, where pip will look for it, while pip still brings the rest: pip waits for the network and the disk, the
# compiler for the processor. What goes wrong here goes wrong again when pip asks for it, and is told then.
compile_ahead() {
  # shellcheck disable=SC2086  # CMAKE_ARGS is a list
  cmake -S . -B .build/native -G Ninja ${CMAKE_ARGS:-} && cmake --build .build/native --target ninefold_native || true
}

pip_install() { "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-compile "$@"; }

# install_package [EXTRA]: the tree itself (a file that is edited is used at once), or, where $dist names a folder, a wheel
# that is made of the tree and kept there: what is released.
install_package() {
  local compiled=build-dir=.build/native
  if [ -z "${dist:-}" ]; then
    pip_install --no-build-isolation --config-settings "$compiled" --editable ".${1:+[$1]}"
  else
    "$venv/bin/python" -m build --wheel --no-isolation --config-setting "$compiled" --outdir "$dist" . && pip_install "$dist"/*.whl
  fi
}

# The virtual environment with what builds the package.
setup_tools() {
  local python
  venv="$root/.venv"
  if [ -x "$venv/bin/ninja" ]; then return; fi
  python=$(find_python) || exit 2
  say "making $venv with $("$python" --version)"
  "$python" -m venv "$venv" || die "could not make a virtual environment (Debian, Ubuntu: sudo apt-get install python3-venv)"
  pip_install --upgrade 'pip>=25.1' || die "pip could not reach PyPI"
  (cd "$root" && pip_install --group build) || die "the installation failed; the lines above say why"
}

# setup GROUP [EXTRA]: installs the package, with an extra of it if named, and the dependency group GROUP ("" for none).
setup() {
  local group="$1" extra="${2:-}" stamp
  venv="$root/.venv"
  stamp="$venv/.ninefold${group:+-$group}"
  if [ -x "$venv/bin/python" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$(fingerprint "$group")" ]; then return; fi
  setup_tools
  find_compiler
  say "installing ninefold${group:+ and its $group tools} into .venv (about a minute the first time)"
  (
    export PATH="$venv/bin:$PATH"
    cd "$root" || exit
    compile_ahead >/dev/null 2>&1 &
    pip_install --group build ${group:+--group "$group"} || exit
    wait
    install_package "$extra"
  ) || die "the installation failed; the lines above say why"
  fingerprint "$group" >"$stamp"
  if [ "$group" = check ]; then fingerprint test >"$venv/.ninefold-test"; fi  # which are among them
}

# use_bytecode PLACE: many tests start a Python of their own, which then need not compile every module again.
use_bytecode() {
  unset PYTHONDONTWRITEBYTECODE
  PYTHONPYCACHEPREFIX="$(cd "$1" && pwd)/bytecode"
  export PYTHONPYCACHEPREFIX
}

# install_debian PACKAGE PURPOSE: Debian and Ubuntu get it from their own packages, if we may install any.
install_debian() {
  local may=""
  if [ "$(id -u)" != 0 ]; then may="sudo -n"; fi
  command -v apt-get >/dev/null && { [ -z "$may" ] || $may true 2>/dev/null; } || return 1
  say "installing $1 for $2 (apt-get)"
  { $may apt-get update -qq && $may apt-get install -y -qq "$1"; } >/dev/null 2>&1
}

# The browser tests need Chromium.
setup_browser() {
  local name
  for name in ${NINEFOLD_CHROMIUM:-} chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then return; fi
  done
  install_debian chromium "the browser tests" ||
    say "no Chromium: the browser tests are skipped (install it, or name one in NINEFOLD_CHROMIUM)"
}

# The fuzzers and the sanitizers need clang and its runtime.
setup_clang() {
  if command -v clang++ >/dev/null; then return; fi
  install_debian clang "the fuzzers and sanitizers" || die "the fuzzers and sanitizers need clang; install it"
}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
