#include "logic/nine/net.h"

namespace ninefold::logic {

using I = Implications;

void Nets::build(const Implications& implications, const ForcingTables& tables) {
    choices_ = &tables.choices();
    const int count = implications.candidates();
    rivals_.resize(std::max<std::size_t>(rivals_.size(), count));
    choices_of_.assign(count, {});
    for (int node = 0; node < count; ++node) {
        rivals_[node].clear();
        for (const Literal next : implications.next(I::on(node)))
            if (implications.is_candidate(I::node_of(next)))
                rivals_[node].push_back(static_cast<std::uint16_t>(I::node_of(next)));
    }
    full_.clear();
    for (std::size_t i = 0; i < choices_->size(); ++i) {
        const auto& choice = (*choices_)[i];
        full_.push_back(static_cast<std::uint8_t>(choice.nodes.size()));
        const int slot = choice.cell >= 0 ? 0 : 1 + choice.house / kSize;
        for (const int node : choice.nodes) choices_of_[node][slot] = static_cast<std::uint16_t>(i);
    }
}

template <typename Happen>
void Nets::turn_off(int node, int by, Happen happen) {
    if (table_.off.has(node)) return;
    table_.off.add(node);
    happen(I::off(node), by, -1);
    for (const int choice : choices_of_[node])
        if (--left_[choice] == 1) next_singles_.push_back(static_cast<std::uint16_t>(choice));
}

template <typename Happen>
void Nets::turn_on(int node, int choice, Happen happen) {
    if (table_.on.has(node)) return;
    table_.on.add(node);
    happen(I::on(node), -1, choice);
    for (const int rival : rivals_[node]) turn_off(rival, node, happen);
}

template <typename Happen>
void Nets::simulate(Literal start, int rounds, Happen happen) {
    table_ = {};
    left_ = full_;
    next_singles_.clear();
    for (std::size_t choice = 0; choice < full_.size(); ++choice)
        if (full_[choice] == 1) next_singles_.push_back(static_cast<std::uint16_t>(choice));
    if (I::is_on(start))
        turn_on(I::node_of(start), -1, happen);
    else
        turn_off(I::node_of(start), -1, happen);
    std::vector<std::pair<int, int>> shown;
    for (int round = 0; round < rounds && !next_singles_.empty(); ++round) {
        singles_.swap(next_singles_);
        next_singles_.clear();
        // All singles of a round are seen before any of them is set.
        shown.clear();
        for (const int choice : singles_) {
            if (left_[choice] != 1) continue;
            for (const int node : (*choices_)[choice].nodes)
                if (!table_.off.has(node)) shown.emplace_back(node, choice);
        }
        for (const auto& [node, choice] : shown) turn_on(node, choice, happen);
    }
}

void Nets::run(Literal start, int rounds, Table& table) {
    simulate(start, rounds, [](Literal, int, int) {});
    for (int w = 0; w < NodeSet::kWords; ++w) {
        table.on.words[w] |= table_.on.words[w];
        table.off.words[w] |= table_.off.words[w];
    }
}

void Nets::premises_of(int node, int choice, std::vector<Literal>& premises) const {
    for (const int other : (*choices_)[choice].nodes)
        if (other != node) premises.push_back(I::off(other));
}

void Nets::run(Literal start, int rounds, std::vector<Event>& events) {
    events.clear();
    simulate(start, rounds, [&](Literal literal, int by, int choice) {
        Event event{literal, {}};
        if (by >= 0) event.premises.push_back(I::on(by));
        if (choice >= 0) premises_of(I::node_of(literal), choice, event.premises);
        events.push_back(std::move(event));
    });
}

}  // namespace ninefold::logic
