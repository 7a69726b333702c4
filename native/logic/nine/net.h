// What follows from a literal by looking ahead: set it, then take all singles that show, a few rounds long. A
// single may rest on many candidates gone before, so what follows is a net, not a chain.
#pragma once

#include "logic/nine/forcing.h"

namespace ninefold::logic {

class Nets {
  public:
    // The choices of the tables must stay as they are.
    void build(const Implications& implications, const ForcingTables& tables);

    // Everything found in so many rounds, added to the table.
    void run(Literal start, int rounds, Table& table);

    // The same in the order of events: each literal with what it rests on (nothing: the start).
    struct Event {
        Literal literal;
        std::vector<Literal> premises;
    };
    void run(Literal start, int rounds, std::vector<Event>& events);

  private:
    template <typename Happen>
    void simulate(Literal start, int rounds, Happen happen);
    template <typename Happen>
    void turn_on(int node, int choice, Happen happen);
    template <typename Happen>
    void turn_off(int node, int by, Happen happen);
    void premises_of(int node, int choice, std::vector<Literal>& premises) const;

    const std::vector<Choice>* choices_ = nullptr;
    std::vector<std::vector<std::uint16_t>> rivals_;        // candidates that a candidate excludes
    std::vector<std::array<std::uint16_t, 4>> choices_of_;  // of a candidate: cell, row, column, box
    std::vector<std::uint8_t> full_, left_;                 // candidates per choice: at first, now
    std::vector<std::uint16_t> singles_, next_singles_;     // choices with one candidate left
    Table table_;
};

}  // namespace ninefold::logic
