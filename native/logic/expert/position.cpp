#include "logic/expert/position.h"

namespace ninefold::logic::expert {

// Copies are made by the million; most have nothing in their queue.
Position& Position::operator=(const Position& other) {
    masks_ = other.masks_;
    done_ = other.done_;
    changed_ = other.changed_;
    for (int i = 0; i < other.queued_; ++i) queue_[i] = other.queue_[i];
    queued_ = other.queued_;
    placed_ = other.placed_;
    broken_ = other.broken_;
    return *this;
}

Position Position::of(const std::uint8_t* digits) {
    std::array<std::uint16_t, kCells> masks;
    masks.fill(kAllDigits);
    Position position = of_masks(masks);
    for (int cell = 0; cell < kCells; ++cell) {
        if (!digits[cell]) continue;
        if (!position.has(label_of(cell, digits[cell] - 1))) {
            position.broken_ = true;
            return position;
        }
        position.put(label_of(cell, digits[cell] - 1));
    }
    return position;
}

Position Position::of_masks(std::span<const std::uint16_t, kCells> masks) {
    Position position;
    for (int cell = 0; cell < kCells; ++cell)
        for (int digit = 0; digit < kSize; ++digit)
            if (masks[cell] >> digit & 1)
                for (const auto& [variable, bit] : kCsp.places[label_of(cell, digit)]) position.masks_[variable] |= bit;
    for (int variable = 0; variable < kVariables; ++variable) {
        const unsigned mask = position.masks_[variable];
        if (mask == 0) position.broken_ = true;
        if (std::has_single_bit(mask))
            position.queue_[position.queued_++] = kCsp.labels[variable][std::countr_zero(mask)];
    }
    return position;
}

bool Position::remove(int label) {
    if (has(label)) drop(label);
    return drain();
}

bool Position::place(int label) {
    if (!has(label)) {
        broken_ = true;
        return false;
    }
    put(label);
    return drain();
}

bool Position::settle() { return drain(); }

void Position::drop(int label) {
    for (const auto& [variable, bit] : kCsp.places[label]) {
        const unsigned left = masks_[variable] &= static_cast<std::uint16_t>(~bit);
        changed_.add(variable);
        if (left & (left - 1)) continue;
        if (left == 0)
            broken_ = true;
        else
            queue_[queued_++] = kCsp.labels[variable][std::countr_zero(left)];
    }
}

void Position::put(int label) {
    if (done_.has(cell_of(label))) return;
    done_.add(cell_of(label));
    ++placed_;
    for (const auto& [variable, bit] : kCsp.places[label])
        for (unsigned rest = masks_[variable] & ~unsigned{bit}; rest; rest &= rest - 1)
            drop(kCsp.labels[variable][std::countr_zero(rest)]);
}

bool Position::drain() {
    while (queued_ > 0 && !broken_) {
        const int label = queue_[--queued_];
        if (has(label))
            put(label);
        else
            broken_ = true;
    }
    return !broken_;
}

}  // namespace ninefold::logic::expert
