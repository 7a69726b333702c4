// One moment of a 9x9 puzzle as a person sees it: digits, candidates, and the singles waiting to be noticed.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/houses.h"

namespace ninefold::logic {

// Singles in the order in which they appeared. Entries are never taken back: whoever looks asks whether the
// single still stands.
template <int Capacity>
class SinglesQueue {
  public:
    void clear() { head_ = tail_ = 0; }
    void push(int cell, int digit) {
        if (tail_ < Capacity) entries_[tail_++] = {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)};
    }
    int head() const { return head_; }
    int tail() const { return tail_; }
    const Candidate& operator[](int i) const { return entries_[i]; }
    void drop_to(int head) { head_ = static_cast<std::int16_t>(head); }

  private:
    std::array<Candidate, Capacity> entries_;
    std::int16_t head_ = 0, tail_ = 0;
};

class Grid {
  public:
    // 81 digits, 0 = empty, cells in `placed` were filled by solving and are no givens. Candidates follow
    // from the digits. A digit that clashes makes the grid broken, no error.
    static Grid from_digits(const std::uint8_t* digits, CellSet placed = {});

    void place(int cell, int digit);
    void eliminate(int cell, int digit);
    // For a grid that comes with its candidates already thinned out: forgets the order of events and queues
    // the singles house by house.
    void requeue();

    // Drops what stands at the head of the queues and has been filled since.
    void forget_stale_singles();

    int digit(int cell) const { return digits_[cell]; }
    Mask mask(int cell) const { return masks_[cell]; }
    bool has(int cell, int digit) const { return masks_[cell] & bit(digit); }
    int count(int cell) const { return std::popcount(masks_[cell]); }
    CellSet cells_of(int digit) const { return cells_of_[digit]; }  // where the digit is a candidate
    CellSet cells_of(int digit, int house) const { return cells_of_[digit] & house_cells(house); }
    CellSet empty() const { return empty_; }
    CellSet given() const { return given_; }
    CellSet bivalue() const;
    int places(int house, int digit) const { return places_[house][digit]; }  // how many cells of the house
    bool strong(int house, int digit) const { return places_[house][digit] == 2; }
    bool solved() const { return empty_.empty(); }
    // An empty cell has no candidate left, or a house no place for a digit.
    bool broken() const { return broken_; }

    const SinglesQueue<kCells>& naked() const { return naked_; }
    const SinglesQueue<243>& hidden() const { return hidden_; }

  private:
    void lose_place(int house, int digit);

    std::array<CellSet, 10> cells_of_{};
    CellSet empty_, given_;
    std::array<Mask, kCells> masks_{};
    std::array<std::uint8_t, kCells> digits_{};
    std::array<std::array<std::uint8_t, 10>, kHouses> places_{};
    SinglesQueue<kCells> naked_;
    SinglesQueue<243> hidden_;
    bool broken_ = false;
};

// 81 symbols, `.` or `0` empty, `+d` a digit that was placed and is no given. Nothing if the text is no grid.
std::optional<Grid> read_grid(std::string_view text);

}  // namespace ninefold::logic
