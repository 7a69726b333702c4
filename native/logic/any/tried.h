// What was supposed in vain on a path, so that the next steps need not suppose it again.
//
// A candidate whose supposition leaves what it left before, but for candidates that are gone since, was touched by
// nothing: what was tried there in vain counts as tried. As long as none of the candidates that are gone since was
// among those left, it need not even be supposed again. Only where to look depends on it; every step is told from the
// position as it is. A hint has one of its own, which forgets.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "logic/any/moment.h"

namespace ninefold::logic::any {

class Tried {
  public:
    static constexpr int kLevels = 4;  // of nested nets, each with more work

    struct Trial {
        bool now = false;  // `left` and `room` are of this moment
        Domains left;      // what all rules leave once the candidate is supposed; nothing: it is impossible
        double room = 0;   // how much that is: bits over all cells

        int levels = 0;                      // of nested nets that were tried
        std::array<double, kLevels> bits{};  // what each of them left open
        bool ended = false;                  // nothing more went at the last of them
        int leaves = 0;                      // of the trees of cases that were tried

        // What it left where it was followed by each rule alone, and as far as a person would; nothing if it was not,
        // or if something of that is gone since.
        Domains by_rules, together;
    };

    // Seen at every moment of a path, before anything is asked.
    void next_moment(const Position& at);
    // What is known of a candidate, as it is now. The propagators have begun with this moment (Filler::begin_trees).
    Trial& meet(const Candidate& one, const Position& at, Filler& whole);
    // The same, with what the supposition leaves now.
    Trial& meet(const Candidate& one, const Position& at, Domains& left, double room);
    // As far as it is known.
    Trial* known(const Candidate& one);

    // Candidates that all rules together exclude at once, though no person could be told why: the n-th that is known,
    // from 0; nothing if there are not so many. Cells with few candidates come first. What was known before stays so,
    // and what is not impossible is tried again once all others have been.
    std::optional<Candidate> impossible(Workspace& workspace, const Position& at, std::size_t n, Stop& stop);

    // Fillings of the whole board that were met: none of their candidates needs to be supposed.
    std::vector<Domains>& fillings(const Position& at);
    // What trees of cases have taught about where to look first; nothing before there was any.
    std::vector<double> learnt;

  private:
    void find_impossible(Workspace& workspace, const Position& at, std::size_t n, Stop& stop);

    Domains before_;  // at the moment before
    std::map<Candidate, Trial> trials_;
    std::vector<Candidate> untried_;     // from the last on
    std::vector<Candidate> impossible_;  // in the order in which they were found
    bool all_now_ = false;               // what is not among them was found possible at this moment
    std::vector<Domains> fillings_;
};

}  // namespace ninefold::logic::any
