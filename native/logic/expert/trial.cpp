#include "logic/expert/trial.h"

namespace ninefold::logic::expert {

Trial::Trial() {
    for (auto& table : tables_) table = std::make_unique<Table>();
}

std::optional<int> Trial::depth(const Position& start, const Solution& solution, Stop& stop) {
    Position position = start;
    position.settle();
    if (position.solved()) return 0;
    for (int depth = 1; depth <= kDeepest; ++depth) {
        exhaust(position, depth, nullptr, &solution, stop);
        if (stop.stopped()) return std::nullopt;
        if (position.solved()) return depth;
    }
    return std::nullopt;
}

// A trial that broke nothing would do so again as long as no variable that it took a label from has lost another.
bool Trial::exhaust_one(Position& position, const Table* outside, Table& table, Stop& stop) {
    table.list.clear();
    position.each_label([&](int label) {
        if (position.is_placed(label)) return;
        if (outside) table.touched[label] = outside->touched[label];
        table.list.push_back(static_cast<std::uint16_t>(label));
    });
    bool fresh = outside == nullptr;
    VariableSet changed = position.changed();
    while (true) {
        position.forget_changes();
        bool moved = false;
        VariableSet since;
        for (const int label : table.list) {
            if (!position.has(label) || position.is_placed(label)) continue;
            if (!fresh && !table.touched[label].meets(changed) && !table.touched[label].meets(since)) continue;
            if (stop.now()) return true;
            Position trial = position;
            trial.forget_changes();
            if (trial.place(label)) {
                table.touched[label] = trial.changed();
                continue;
            }
            position.forget_changes();
            if (!position.remove(label)) return false;
            since |= position.changed();
            moved = true;
        }
        fresh = false;
        if (!moved) return true;
        changed = since;
    }
}

bool Trial::exhaust(Position& position, int depth, const Table* outside, const Solution* solution, Stop& stop) {
    Table& table = *tables_[depth];
    if (!exhaust_one(position, outside, table, stop)) return false;
    if (depth == 1 || position.solved() || stop.stopped()) return true;
    std::vector<std::uint16_t> list;
    for (const std::uint16_t label : table.list)
        if (!solution || (*solution)[cell_of(label)] != digit_of(label)) list.push_back(label);
    for (bool moved = true; moved;) {
        moved = false;
        for (const int label : list) {
            if (!position.has(label) || position.is_placed(label)) continue;
            if (stop.look()) return true;
            Position trial = position;
            trial.forget_changes();
            if (trial.place(label) && exhaust(trial, depth - 1, &table, nullptr, stop)) continue;
            if (stop.stopped()) return true;
            position.forget_changes();
            if (!position.remove(label)) return false;
            moved = true;
            if (!exhaust_one(position, nullptr, table, stop)) return false;
            if (position.solved()) return true;
        }
    }
    return true;
}

}  // namespace ninefold::logic::expert
