// Candidates that are supposed, one or a few, and what follows from them: a round at a time, with the reason of every
// conclusion, so that only what a contradiction needs is told.
//
// In a round the new digits exclude others, rules are asked where something has changed, and singles are placed. Where
// that ends, locked candidates and subsets may go on.
#pragma once

#include <cstdint>
#include <optional>

#include "logic/any/moment.h"
#include "logic/any/step.h"

namespace ninefold::logic::any {

// What counts: conflicts of two candidates and singles, each rule as well, or rules together, locked candidates and
// subsets as well.
enum class Follow : std::uint8_t { conflicts, rules, together };

class Supposition {
  public:
    Supposition(Workspace& workspace, const Position& at, std::vector<Candidate> supposed, Follow following);

    enum class Round { goes_on, ended, impossible };
    Round advance(Stop& stop);

    // More counts from now on.
    void follow(Follow following);

    const std::vector<Candidate>& supposed() const { return supposed_; }
    // To the end, or to a contradiction; true: that is one.
    bool fails(int most_rounds, Stop& stop);
    // The digits that are still open in each cell; a filled or supposed cell has its own.
    const std::vector<Set>& left() const { return left_; }
    // What is impossible, and the conclusions that lead there, in order, with the rules that were asked.
    void tell(Step& step) const;
    // The conclusions that lead to a candidate being gone, as one of several cases.
    void tell_gone(Step& step, Candidate gone) const;
    // As one of several cases: what is supposed beyond the first and what follows, then what is impossible.
    void tell_case(Step& step) const;

    // From here on, with one candidate more: what both rest on has the same numbers in both.
    Supposition with(const Candidate& more) const;
    // A candidate that was shown to be impossible here, by the lemma of that number.
    void exclude(const Candidate& gone, int lemma);
    // A net whose lemmas were excluded one after the other, and which ended in something impossible: what follows, each
    // lemma that is needed as a case inside, and the end.
    void tell_nested(Step& step, const std::vector<Supposition>& lemmas) const;

  private:
    // Why candidates are gone: a digit that was placed, or a rule or a pattern together with all that was gone from its
    // cells then.
    struct Reason {
        int placed = -1;  // place in placed_
        int scope = -1;
        std::size_t before = 0;  // of the removals
        int pattern = -1;        // place in patterns_
        int lemma = -1;          // number of a lemma
    };
    // A locked candidate, or a subset of a house: naked, if `digits` are all that its cells hold, else hidden.
    struct Pattern {
        RuleUse use;
        int house;
        Set digits;
        bool naked;
    };
    struct Removal {
        int cell;
        Set digits;
        Reason reason;
    };
    struct Placed {
        Candidate candidate;
        int house = -1;          // a hidden single there; -1: a naked one, or the supposed
        std::size_t before = 0;  // removals at that time
        bool supposed = false;
    };
    struct Clash {
        RuleUse::Kind kind;
        int cell = -1, digit = 0, house = -1, scope = -1;
        std::size_t before = 0;
    };

    bool remove(int cell, const Set& digits, const Reason& reason);
    bool exclude();
    bool ask_rules(Stop& stop);
    bool find_clash();
    void find_singles();
    // Each false if nothing was found; a clash may be.
    bool find_locked();
    bool find_subsets();
    bool find_subset(int house, int size, bool naked);
    bool find_locked(int house);
    // Whether a house has lost candidates since such a pattern was looked for there in vain.
    enum class Sought : std::uint8_t { locked, naked, hidden };
    std::size_t& sought(int house, Sought pattern, int size);
    bool lost_any(int house, std::size_t since) const;
    void exclude_by(Pattern pattern, const std::vector<std::pair<int, Set>>& gone);
    // Marks what a conclusion rests on.
    struct Needed {
        std::vector<bool> placed, scopes, removals, patterns, lemmas;
    };
    Needed nothing() const;
    void need_cell(int cell, std::size_t before, Needed& needed) const;
    void need_house(int house, int digit, std::size_t before, Needed& needed) const;
    void need_removal(std::size_t at, Needed& needed) const;
    void need_placed(int at, Needed& needed) const;
    RuleUse clash_needs(Needed& needed) const;
    // What is supposed, from the `first` on, and what follows.
    RuleUse case_of(const Needed& needed, std::size_t first) const;
    void tell_needed(Step& step, const Needed& needed) const;
    // What follows from the `first` on, and before the `last`, as a case beside what is supposed.
    RuleUse case_between(const Needed& needed, std::size_t first, std::size_t last) const;

    Workspace& workspace_;
    const Board& board_;
    std::vector<Candidate> supposed_;
    bool with_rules_ = false, with_patterns_ = false;
    int most_followed_ = 0;  // of those of the workspace
    std::vector<Set> left_;
    std::vector<Removal> removals_;
    std::vector<std::vector<int>> removals_of_;  // by cell
    std::vector<Placed> placed_;
    std::vector<bool> is_placed_;
    std::vector<Pattern> patterns_;
    std::vector<std::size_t> sought_;  // by house, pattern and size: removals at that time and one, 0 before
    std::size_t excluded_ = 0;         // placed digits that have been followed
    std::size_t asked_ = 0;            // removals that rules have been asked about
    std::size_t asked_before_ = 0;     // those that the first of them were asked about before more counted
    int followed_before_ = 0;
    std::optional<Clash> clash_;
    int lemmas_ = 0;  // that were excluded
    // Of a lemma: what is its own comes after so many that it shares with the net.
    std::size_t shared_placed_ = 0, shared_removals_ = 0, shared_patterns_ = 0;
};

}  // namespace ninefold::logic::any
