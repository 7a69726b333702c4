// A question that every vector type answers; one with an instruction for it has a function of its own.
#pragma once

namespace ninefold::fast9 {

// The lanes where two sets have nothing in common.
template <typename A, typename B>
auto apart(A a, B b) {
    return equal(a & b, A::splat(0));
}

}  // namespace ninefold::fast9
