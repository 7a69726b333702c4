// What a puzzle must be like, and how to tell.
#pragma once

#include "generate/plan.h"
#include "logic/nine/path.h"
#include "logic/tariff.h"

namespace ninefold::generate {

struct Bounds {
    int least = 0, most = 1 << 30;
    int off(int value) const { return value < least ? least - value : value > most ? value - most : 0; }
};

struct Wish {
    logic::Options options;  // the ladder that rates
    logic::Tariff tariff = logic::default_tariff();
    std::optional<logic::Level> level;
    Bounds score, givens;
    logic::TechniqueSet required, forbidden;  // on the path
    bool training = false;                    // nothing but the required techniques and singles
    bool minimal = false;                     // no given can be dropped
    std::optional<logic::Ladder> solves;      // this ladder must come to the end
    std::optional<logic::Ladder> fails;       // this one must not
};

// How a puzzle stands to a wish.
struct Judgement {
    int distance = 0;  // what is worse is further, to tell the nearest of those that do not fit
    bool fits() const { return distance == 0; }
};

// Judges puzzles with one solution. Stops rating as soon as the puzzle is out.
class Judge {
  public:
    explicit Judge(const Wish& wish);
    Judgement operator()(const Digits& puzzle, Stop& stop);

    const Wish& wish() const { return wish_; }
    logic::Workspace& workspace() { return workspace_; }
    // The rungs worth trying: one above them makes the puzzle too hard.
    const logic::Options& options() const { return options_; }
    // The rungs up to the last technique that is required: whoever needs more does not come to it.
    const logic::Options& near() const { return near_; }
    // Whether the wish is for a path that takes these techniques, and for nothing else about it.
    bool only_requires(const logic::TechniqueSet& techniques) const {
        return only_required_ && wish_.required == techniques && wish_.givens.least <= 0 && wish_.givens.most >= kCells;
    }
    // Whether a step puts a puzzle out, whatever comes after it.
    bool offends(logic::Technique technique) const { return offending_[static_cast<int>(technique)]; }

  private:
    int walk(const Digits& puzzle, Stop& stop);
    bool solved_by(const Digits& puzzle, const logic::Ladder& ladder, Stop& stop);

    const Wish& wish_;
    logic::Options options_, near_;
    logic::TechniqueSet offending_;
    bool about_path_ = false;     // whether the wish says anything that only a path can tell
    bool only_required_ = false;  // nothing but which techniques it must take: the rest of the path does not matter
    logic::Workspace workspace_;
};

}  // namespace ninefold::generate
