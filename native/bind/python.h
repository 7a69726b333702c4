// Python's header, and then the standard streams: nanobind writes to stderr, which with the stable ABI and libc++
// (clang on macOS, musl, zig) no header brings along. Included before everything of this folder, nanobind too.
#pragma once

#include <Python.h>

#include <cstdio>
