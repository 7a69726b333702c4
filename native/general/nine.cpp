#include "general/nine.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <deque>
#include <memory>

#include "core/houses.h"
#include "fast9/dispatch.h"
#include "fast9/quest.h"

namespace ninefold::general {
namespace {

using fast9::Position;

constexpr std::size_t kPieces = 512;  // enough that no lane waits long for the last ones
constexpr int kMostLanes = 64;

// False: some cell has no candidate left.
bool place(Position& position, int cell, std::uint16_t digit) {
    position.cells[cell] = digit;
    for (const int other : kGeometry.peer_list[cell]) {
        position.cells[other] &= static_cast<std::uint16_t>(~digit);
        if (position.cells[other] == 0) return false;
    }
    return true;
}

// Positions that share no solution and together have all of them.
std::deque<Position> cut(const Position& whole) {
    std::deque<Position> open{whole}, pieces;
    while (!open.empty() && open.size() + pieces.size() < kPieces) {
        const Position position = open.front();
        open.pop_front();
        int best = -1, fewest = kSize + 1;
        for (int cell = 0; cell < kCells; ++cell) {
            const int count = std::popcount(position.cells[cell]);
            if (count > 1 && count < fewest) best = cell, fewest = count;
        }
        if (best < 0) {
            pieces.push_back(position);
            continue;
        }
        for (std::uint16_t left = position.cells[best]; left != 0; left &= static_cast<std::uint16_t>(left - 1)) {
            Position piece = position;
            if (place(piece, best, static_cast<std::uint16_t>(left & -left))) open.push_back(piece);
        }
    }
    pieces.insert(pieces.end(), open.begin(), open.end());
    return pieces;
}

struct Pieces {
    std::deque<Position> pieces;
    std::size_t limit;
    Stop& stop;
    Nine result;
    std::array<Position, kMostLanes> mine{};

    bool enough() const { return result.solutions.size() >= limit; }
    bool begin(int lane, fast9::Quest& quest) {
        if (pieces.empty()) return false;
        mine[lane] = pieces.front();
        pieces.pop_front();
        quest = {mine[lane], {}, 0};
        return true;
    }
    void take(const Position& answer) {
        Digits digits(kCells);
        for (int cell = 0; cell < kCells; ++cell) {
            digits[cell] = static_cast<std::uint8_t>(std::countr_zero(answer.cells[cell]) + 1);
        }
        result.solutions.push_back(std::move(digits));
    }
};

bool serve(void* context, int lane, bool first, const Position* answer, fast9::Quest& quest) {
    auto& work = *static_cast<Pieces*>(context);
    if (!first && answer != nullptr && !work.enough()) {
        work.take(*answer);
        quest = {work.mine[lane], *answer, 0};  // another one in the same piece
        return !work.enough();
    }
    return !work.enough() && work.begin(lane, quest);
}

bool look(void* context) {
    auto& work = *static_cast<Pieces*>(context);
    return work.enough() || work.stop.look();
}

}  // namespace

Nine solve_nine(const std::array<Mask, kCells>& candidates, std::size_t limit, Stop& stop) {
    if (stop.look()) return {{}, true};  // the lanes look only now and then
    if (std::find(candidates.begin(), candidates.end(), 0) != candidates.end()) return {};
    Position whole{};
    std::memcpy(whole.cells, candidates.data(), sizeof candidates);
    const auto work = std::unique_ptr<Pieces>(new Pieces{cut(whole), limit, stop, {}, {}});
    const auto tally = fast9::engines().front().ask({serve, look, work.get()});
    work->result.stopped = tally.stopped && !work->enough();
    return std::move(work->result);
}

}  // namespace ninefold::general
