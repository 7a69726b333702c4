# Sourced by .ci/sanitize and .ci/fuzz: builds with clang's sanitizers, in a place that is kept. The native tests, the
# extension and the fuzz targets share what they are made of.
source scripts/setup.sh
sanitized="${NINEFOLD_SANITIZED:-$root/.build/sanitized}"
setup_tools
setup_clang
export PATH="$root/.venv/bin:$PATH"

# build_sanitized address|thread TARGET...
build_sanitized() {
  local kind="$1" fuzz=OFF
  shift
  if [ "$kind" = address ]; then fuzz=ON; fi
  mkdir -p "$sanitized/$kind"
  CXX=clang++ cmake -S . -B "$sanitized/$kind" -G Ninja -DNINEFOLD_TESTS=ON -DNINEFOLD_SANITIZE="$kind" \
    -DNINEFOLD_FUZZ=$fuzz -DSKBUILD=ON -DPython_EXECUTABLE="$root/.venv/bin/python" \
    -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG="-O1 -g1" >"$sanitized/$kind/configure.log" ||
    { cat "$sanitized/$kind/configure.log"; exit 1; }
  cmake --build "$sanitized/$kind" --target "$@" >"$sanitized/$kind/build.log" ||
    { tail -n 60 "$sanitized/$kind/build.log"; exit 1; }
}
