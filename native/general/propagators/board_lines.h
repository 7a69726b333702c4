// All rows and columns of a board, read from both ends: 4 · size lines, one side after the other. The lines of a side
// begin there: left (rows), right (rows backward), top (columns), bottom (columns upward).
#pragma once

#include "general/space.h"

namespace ninefold::general {

class BoardLines {
  public:
    BoardLines(const std::vector<int>& board, int size) : size_(size), lines_(4 * size) {
        for (int i = 0; i < size; ++i) {
            for (int k = 0; k < size; ++k) {
                lines_[i].push_back(board[i * size + k]);
                lines_[2 * size + i].push_back(board[k * size + i]);
            }
            lines_[size + i].assign(lines_[i].rbegin(), lines_[i].rend());
            lines_[3 * size + i].assign(lines_[2 * size + i].rbegin(), lines_[2 * size + i].rend());
        }
    }
    int size() const { return size_; }
    int count() const { return static_cast<int>(lines_.size()); }
    const std::vector<int>& operator[](int line) const { return lines_[line]; }

  private:
    int size_;
    std::vector<std::vector<int>> lines_;
};

}  // namespace ninefold::general
