#include "generate/digger.h"

#include <algorithm>
#include <cstring>

#include "core/houses.h"
#include "generate/shuffle.h"
#include "generate/simple_sets.h"

namespace ninefold::generate {
namespace {

constexpr std::uint16_t candidate(int digit) { return static_cast<std::uint16_t>(1 << (digit - 1)); }

Digits digits_of(const fast9::Position& position) {
    Digits digits;
    for (int cell = 0; cell < kCells; ++cell)
        digits[cell] = static_cast<std::uint8_t>(std::countr_zero(position.cells[cell]) + 1);
    return digits;
}

}  // namespace

bool Digger::begin(const Plan& plan, Random random, fast9::Quest& quest) {
    plan_ = &plan;
    random_ = random;
    if (plan.fill == Fill::root) {
        const Symmetry symmetry = random_symmetry(random_);
        return begin(plan, random_, image(root_solution(), symmetry), quest);
    }
    filling_ = true;
    ask_for_grid(quest);
    return true;
}

bool Digger::begin(const Plan& plan, Random random, const Digits& solution, fast9::Quest& quest) {
    plan_ = &plan;
    random_ = random;
    filling_ = false;
    dug_ = {};
    dug_.solution = solution;
    order_units();
    alone_ = false;
    limit_ = 0;
    return stock_.hopeless() ? finish(false) : ask_first(quest);
}

// Three boxes on the diagonal do not see each other: any digits will do, and every choice of them can be completed.
void Digger::ask_for_grid(fast9::Quest& quest) {
    std::memset(&quest.known, 0, sizeof quest.known);
    for (int cell = 0; cell < kCells; ++cell) quest.from.cells[cell] = kAllDigits;
    for (int box = 0; box < 3; ++box) {
        std::array<std::uint8_t, kSize> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        random_.shuffle(digits, kSize);
        for (int i = 0; i < kSize; ++i) quest.from.cells[30 * box + kSize * (i / 3) + i % 3] = candidate(digits[i]);
    }
    quest.random = random_.next() | 1;
}

CellSet Digger::make_room() {
    if (plan_->room == Room::house) return house_cells(static_cast<int>(random_.below(kHouses)));
    const auto one = random_.below(kSize) + 1, two = random_.below(kSize) + 1;
    CellSet cells;
    for (int cell = 0; cell < kCells; ++cell)
        if (dug_.solution[cell] == one || dug_.solution[cell] == two) cells.add(cell);
    return cells;
}

void Digger::order_units() {
    const int size = static_cast<int>(plan_->units.size());
    for (int i = 0; i < size; ++i) order_[i] = static_cast<std::uint8_t>(i);
    random_.shuffle(order_, size);
    if (plan_->room != Room::evenly) {
        const CellSet room = make_room();
        std::stable_partition(order_.begin(), order_.begin() + size,
                              [&](int unit) { return plan_->units[unit].meets(room); });
    }
    position_of_.fill(-1);
    for (int i = 0; i < size; ++i)
        for (const int cell : plan_->units[order_[i]]) position_of_[cell] = static_cast<std::int8_t>(i);
    for (int cell = 0; cell < kCells; ++cell) known_.cells[cell] = candidate(dug_.solution[cell]);
    stock_.clear();
    visit_simple_sets(dug_.solution, [&](CellSet set) { stock_.add(set, position_of_); });
}

bool Digger::answer(const fast9::Position* solution, fast9::Quest& quest) {
    if (filling_) {
        const Symmetry symmetry = random_symmetry(random_);
        return begin(*plan_, random_, image(digits_of(*solution), symmetry), quest);
    }
    if (solution == nullptr) {
        alone_ = true;
        for (const int cell : asked_) quest.from.cells[cell] = kAllDigits;
        return ask_on(quest);
    }
    CellSet set;
    for (int cell = 0; cell < kCells; ++cell)
        if (solution->cells[cell] != known_.cells[cell]) set.add(cell);
    if (!stock_.add(set, position_of_)) return finish(false);
    if (stock_.hopeless()) return finish(false);
    if (!alone_) return ask_first(quest);
    // One unit was asked for, and it must stay.
    keep(limit_ - 1);
    for (const int cell : asked_) quest.from.cells[cell] = known_.cells[cell];
    return ask_on(quest);
}

// The first units all at once: nearly all of them can go.
bool Digger::ask_first(fast9::Quest& quest) {
    givens_ = 0;
    for (const auto& unit : plan_->units) givens_ += unit.count();
    met_ = {};
    for (int cell = 0; cell < kCells; ++cell)
        quest.from.cells[cell] = position_of_[cell] < 0 ? kAllDigits : known_.cells[cell];
    const int size = static_cast<int>(plan_->units.size());
    limit_ = 0;
    while (limit_ < std::max(1, size * kFirst / kCells)) {
        if (!decide()) continue;
        for (const int cell : plan_->units[order_[limit_ - 1]]) quest.from.cells[cell] = kAllDigits;
    }
    asked_ = {};
    quest.known = known_;
    quest.random = 0;
    return true;
}

// The next unit that no known set keeps.
bool Digger::ask_on(fast9::Quest& quest) {
    do {
        if (limit_ == static_cast<int>(plan_->units.size())) return finish(true);
    } while (!decide());
    asked_ = plan_->units[order_[limit_ - 1]];
    // With this unit the solution was the only one: any other differs in it. If it is one cell, the engine is told.
    for (const int cell : asked_) quest.from.cells[cell] = kAllDigits;
    if (asked_.single()) quest.from.cells[asked_.first()] ^= known_.cells[asked_.first()];
    return true;
}

// Whether the next unit goes, for all that is known.
bool Digger::decide() {
    const int position = limit_++;
    const int count = plan_->units[order_[position]].count();
    const auto& ending = stock_.ending_at(position);
    std::uint64_t lost = 0;
    for (int word = 0; word < Stock::kWords; ++word) lost |= ending[word] & ~met_[word];
    kept_[position] = lost != 0 || givens_ - count < plan_->least;
    givens_ -= count;
    if (kept_[position]) keep(position);
    return !kept_[position];
}

void Digger::keep(int position) {
    kept_[position] = true;
    givens_ += plan_->units[order_[position]].count();
    for (int word = 0; word < Stock::kWords; ++word) met_[word] |= stock_.through(position)[word];
}

bool Digger::finish(bool unique) {
    dug_.unique = unique;
    for (int cell = 0; cell < kCells; ++cell) {
        const int position = position_of_[cell];
        dug_.puzzle[cell] = position >= 0 && (position >= limit_ || kept_[position]) ? dug_.solution[cell] : 0;
    }
    return false;
}

}  // namespace ninefold::generate
