// The scale of Sudoku Explainer 1.2.1: the producers in order, the first conclusion of the first that has one is
// applied, and the search starts again.
#pragma once

#include "logic/explainer/nets.h"
#include "logic/explainer/producers.h"

namespace ninefold::logic::explainer {

enum class RatingEnd : std::uint8_t { solved, stuck, broken, stopped };
std::string_view name_of(RatingEnd end);

// In tenths; 0 where there is nothing to rate.
struct Ratings {
    RatingEnd end = RatingEnd::stuck;
    int er = 0;  // the hardest step
    int ep = 0;  // the hardest up to the first digit placed
    int ed = 0;  // the first step
};

class Rater {
  public:
    // The next step of a board that is not broken, with evidence if `told`; false if no producer has one, or if it was
    // stopped.
    bool next(const Board& board, bool told, Stop& stop, Finding& out);
    // Walks the board to its end. `visit(finding)` sees every step before it is applied.
    template <typename Visit>
    Ratings walk(Board board, bool told, Stop& stop, Visit visit) {
        Ratings ratings;
        bool placed = false, any = false;
        while (!board.empty.empty()) {
            if (board.broken()) return finish(ratings, RatingEnd::broken);
            if (!next(board, told, stop, finding_))
                return finish(ratings, stop.stopped() ? RatingEnd::stopped : RatingEnd::stuck);
            visit(const_cast<const Finding&>(finding_));
            const int tenths = finding_.tenths();
            ratings.er = std::max(ratings.er, tenths);
            if (!any) ratings.ed = tenths;
            if (!placed) ratings.ep = ratings.er;
            any = true;
            placed |= finding_.placed.digit != 0;
            apply(finding_, board);
        }
        return finish(ratings, RatingEnd::solved);
    }
    static void apply(const Finding& finding, Board& board);

  private:
    static Ratings finish(Ratings ratings, RatingEnd end) {
        ratings.end = end;
        return ratings;
    }

    Finding finding_;
    UnarySearch unary_;
    UnaryChain chain_;
    NetSearch nishio_{{.multiple = false, .dynamic = true, .nishio = true}};
    NetSearch multiple_{{}};
    NetSearch dynamic_{{.dynamic = true}};
    std::shared_ptr<Known> known_chains_ = std::make_shared<Known>();
    std::vector<std::unique_ptr<NetSearch>> nested_;  // made when first needed
};

}  // namespace ninefold::logic::explainer
