// The links between the candidates of a board, each list in the order in which chains follow them.
#pragma once

#include "logic/explainer/nodes.h"

namespace ninefold::logic::explainer {

struct Links {
    struct Weak {
        CandidateId to;
        Cause cause;
    };
    struct List {
        std::uint16_t begin, houses, end;  // the cell's own links come before those of its houses
    };
    static constexpr CandidateId kNone = 0xffff;
    struct Strong {
        CandidateId cell = kNone;          // the other candidate of a cell of two
        std::array<CandidateId, 3> house;  // the other place in box, row, column; each partner once
        std::array<Cause, 3> cause;
        std::uint8_t houses = 0;
    };

    std::array<List, kCandidates> weak_of;
    std::array<Strong, kCandidates> strong_of;
    std::array<Weak, kCandidates * 28> weak;

    void build(const Board& board);
    // Whether false `from` makes `to` true.
    bool strong(CandidateId from, CandidateId to, bool use_cell, bool use_houses) const {
        const Strong& links = strong_of[from];
        if (use_cell && links.cell == to) return true;
        for (int i = 0; use_houses && i < links.houses; ++i)
            if (links.house[i] == to) return true;
        return false;
    }
};

}  // namespace ninefold::logic::explainer
