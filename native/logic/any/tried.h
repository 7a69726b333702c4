// What was supposed in vain on a path, so that the next steps need not suppose it again.
//
// A candidate whose supposition leaves what it left before, but for candidates that are gone since, was touched by
// nothing: what was tried there in vain counts as tried. Only where to look depends on it; every step is told from the
// position as it is.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <vector>

#include "logic/any/moment.h"

namespace ninefold::logic::any {

class Tried {
  public:
    static constexpr int kLevels = 4;  // of nested nets, each with more work

    struct Trial {
        int levels = 0;                      // of nested nets that were tried
        std::array<double, kLevels> bits{};  // what each of them left open
        bool ended = false;                  // nothing more went at the last of them
        int leaves = 0;                      // of the trees of cases that were tried
        Domains left;                        // what the supposition left open
    };

    // Of which the n-th is followed.
    Impossible impossible;

    void next_moment(const Position& at) { impossible.next_moment(at); }
    // Of a candidate whose supposition leaves `left` now; begun anew if something else followed from it before.
    Trial& meet(const Candidate& one, const Position& at, Domains& left);
    // Fillings of the whole board that were met: none of their candidates needs to be supposed.
    std::vector<Domains>& fillings(const Position& at);

  private:
    std::map<Candidate, Trial> trials_;
    std::vector<Domains> fillings_;
};

}  // namespace ninefold::logic::any
