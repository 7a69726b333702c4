#include "logic/expert/nested.h"

namespace ninefold::logic::expert {

std::optional<int> NestedBraids::rate(const Position& start, const Solution& solution, Stop& stop) {
    Position position = start;
    position.settle();
    trial_.exhaust(position, stop);
    if (position.solved() && !stop.stopped()) return 0;
    std::fill(forced_.begin(), forced_.end(), LabelSet{});
    for (int length = 1; length <= kMaxLength; ++length) {
        bool moved = true, any = false;  // `any`: there is a label that trials inside would refute
        while (moved) {
            moved = any = false;
            std::vector<int> labels;
            position.each_label([&](int label) {
                if (!position.is_placed(label) && solution[cell_of(label)] != digit_of(label)) labels.push_back(label);
            });
            for (const int label : labels) {
                if (!position.has(label)) continue;
                if (stop.look()) return std::nullopt;
                // Braids do no more than trials, which are quick.
                Position tried = position;
                if (tried.place(label) && trial_.exhaust(tried, stop)) continue;
                any = true;
                if (!refutes(position, label, length, stop)) continue;
                position.remove(label);
                trial_.exhaust(position, stop);
                moved = true;
                if (stop.stopped()) return std::nullopt;
                if (position.solved()) return length;
            }
        }
        if (stop.stopped() || !any) return std::nullopt;
    }
    return std::nullopt;
}

bool NestedBraids::refutes(const Position& position, int label, int length, Stop& stop) {
    Position tried = position;
    if (!tried.place(label)) return true;
    bool whole = true;
    forced_[label].each([&](int gone) { whole = whole && tried.remove(gone); });
    if (!whole || !inside_.exhaust(tried, length, stop)) return !stop.stopped();
    position.each_label([&](int other) {
        if (!tried.has(other)) forced_[label].add(other);
    });
    return false;
}

}  // namespace ninefold::logic::expert
