// What must hold in a fuzz target: libFuzzer keeps the input that broke it.
#pragma once

#include <cstdio>
#include <cstdlib>

#define REQUIRE(condition)                                                                     \
    do {                                                                                       \
        if (!(condition)) {                                                                    \
            std::fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition); \
            std::abort();                                                                      \
        }                                                                                      \
    } while (false)
