// How hot loops are laid out. Compilers guess otherwise, and differently: with these, gcc and clang make nearly the
// same code of the engines.
#pragma once

#if defined(_MSC_VER) && !defined(__clang__)
#define NINEFOLD_ROLLED
#define NINEFOLD_UNROLLED
#else
#define NINEFOLD_ROLLED _Pragma("GCC unroll 1")
#define NINEFOLD_UNROLLED _Pragma("GCC unroll 9")
#endif
#if defined(_MSC_VER)
#define NINEFOLD_NOINLINE __declspec(noinline)
#else
#define NINEFOLD_NOINLINE __attribute__((noinline))
#endif
