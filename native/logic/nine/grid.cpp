#include "logic/nine/grid.h"

namespace ninefold::logic {

Grid Grid::from_digits(const std::uint8_t* digits, CellSet placed) {
    Grid grid;
    grid.masks_.fill(kAllDigits);
    grid.empty_ = CellSet::all();
    for (int digit = 1; digit <= kSize; ++digit) grid.cells_of_[digit] = CellSet::all();
    for (auto& house : grid.places_) house.fill(kSize);
    for (int cell = 0; cell < kCells; ++cell) {
        if (digits[cell] == 0) continue;
        if (!grid.has(cell, digits[cell])) grid.broken_ = true;
        grid.place(cell, digits[cell]);
        if (!placed.has(cell)) grid.given_.add(cell);
    }
    return grid;
}

void Grid::lose_place(int house, int digit) {
    const int left = --places_[house][digit];
    if (left > 1) return;
    const CellSet where = cells_of(digit, house);
    // While place() clears the peers, the cell being filled still counts as a place but is no candidate any
    // more.
    if (left == 1 && !where.empty()) hidden_.push(where.first(), digit);
    if (left == 0) broken_ = true;
}

void Grid::eliminate(int cell, int digit) {
    if (!has(cell, digit)) return;
    const Mask left = masks_[cell] = static_cast<Mask>(masks_[cell] & ~bit(digit));
    cells_of_[digit].remove(cell);
    for (const int house : kGeometry.of[cell]) lose_place(house, digit);
    if (std::has_single_bit(left)) naked_.push(cell, lowest(left));
    if (left == 0) broken_ = true;
}

void Grid::place(int cell, int digit) {
    const Mask before = masks_[cell];
    digits_[cell] = static_cast<std::uint8_t>(digit);
    masks_[cell] = 0;
    empty_.remove(cell);
    for (const int candidate : each_digit(before)) cells_of_[candidate].remove(cell);
    for (const int peer : peers(cell) & cells_of_[digit]) eliminate(peer, digit);
    for (const int candidate : each_digit(before)) {
        for (const int house : kGeometry.of[cell]) {
            if (candidate == digit)
                --places_[house][candidate];
            else
                lose_place(house, candidate);
        }
    }
}

void Grid::requeue() {
    naked_.clear();
    hidden_.clear();
    for (const int cell : empty_)
        if (std::has_single_bit(masks_[cell])) naked_.push(cell, lowest(masks_[cell]));
    for (int house = 0; house < kHouses; ++house)
        for (int digit = 1; digit <= kSize; ++digit)
            if (places_[house][digit] == 1) hidden_.push(cells_of(digit, house).first(), digit);
}

void Grid::forget_stale_singles() {
    const auto skim = [this](auto& queue) {
        int head = queue.head();
        while (head < queue.tail() && digits_[queue[head].cell] != 0) ++head;
        queue.drop_to(head);
    };
    skim(naked_);
    skim(hidden_);
}

CellSet Grid::bivalue() const {
    CellSet once, twice, more;  // cells with at least one, two, three candidates
    for (int digit = 1; digit <= kSize; ++digit) {
        more |= twice & cells_of_[digit];
        twice |= once & cells_of_[digit];
        once |= cells_of_[digit];
    }
    return twice - more;
}

std::optional<Grid> read_grid(std::string_view text) {
    std::array<std::uint8_t, kCells> digits{};
    CellSet placed;
    int cell = 0;
    bool plus = false;
    for (const char symbol : text) {
        if (symbol == '+') {
            plus = true;
            continue;
        }
        if (cell == kCells) return {};
        if (symbol >= '1' && symbol <= '9') {
            digits[cell] = static_cast<std::uint8_t>(symbol - '0');
            if (plus) placed.add(cell);
        } else if (symbol != '.' && symbol != '0') {
            return {};
        }
        plus = false;
        ++cell;
    }
    if (cell != kCells) return {};
    return Grid::from_digits(digits.data(), placed);
}

}  // namespace ninefold::logic
