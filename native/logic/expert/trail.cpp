#include "logic/expert/trail.h"

namespace ninefold::logic::expert {

void Trail::begin(const Position& position, std::span<const Relation> relations) {
    position_ = position;
    relations_.assign(relations.begin(), relations.begin() + std::min<std::size_t>(relations.size(), kMostRelations));
    has_relations_ = !relations_.empty();
    related_ = {};
    in_relations_.clear();
    whole_.clear();
    for (std::size_t i = 0; i < relations_.size(); ++i) {
        const auto number = static_cast<std::uint16_t>(kVariables + i);
        for (std::size_t at = 0; at < relations_[i].size(); ++at) {
            related_.add(relations_[i][at]);
            in_relations_.push_back({relations_[i][at], {number, static_cast<std::uint16_t>(1u << at)}});
        }
        whole_.push_back((1 << relations_[i].size()) - 1);
        masks_[number] = static_cast<std::uint16_t>(whole_.back());
    }
    for (int variable = 0; variable < kVariables; ++variable)
        masks_[variable] = static_cast<std::uint16_t>(position.mask(variable));
    ++generation_;
    depth_ = 0;
    states_[0] = {};
}

const Trail::Kills& Trail::kills(int node) {
    Kills& kills = kills_[node];
    if (kills.made == generation_) return kills;
    kills.made = generation_;
    kills.count = 0;
    kills.touched = {};
    const auto take = [&](int label) {
        if (!position_.has(label)) return;
        kills.labels[kills.count++] = static_cast<std::uint16_t>(label);
        each_place(label, [&](const Place& place) { kills.touched.add(place.variable); });
    };
    if (is_group(node))
        for (const int label : kCsp.group_linked[node - kLabels]) take(label);
    else
        for (const int label : kCsp.linked[node]) take(label);
    return kills;
}

const VariableSet& Trail::touched(int node) { return kills(node).touched; }

VariableSet Trail::reaches(int node) const {
    VariableSet all = kCsp.reaches[node];
    for (const auto& [label, place] : in_relations_)
        if (kCsp.linked_to(node, label)) all.add(place.variable);
    return all;
}

// Takes away each label of those that `each` visits. True if that leaves a variable with nothing.
template <typename Each>
bool Trail::kill(State& state, Each each) {
    bool ended = false;
    each([&](int label) {
        if (!(masks_[cell_of(label)] >> digit_of(label) & 1)) return;
        dead_[state.killed++] = static_cast<std::uint16_t>(label);
        each_place(label, [&](const Place& place) {
            const auto [at, bit] = place;
            const unsigned left = masks_[at] &= static_cast<std::uint16_t>(~bit);
            if (left & (left - 1)) {
                const int group = kCsp.group_of(at, static_cast<int>(left));
                if (group < 0 || state.spent.has(at)) return;
                state.fatal |= kCsp.kills[kLabels + group];
                if (groups_) state.open.add(at);
            } else if (!state.spent.has(at)) {
                if (left == 0) {
                    empty_ = at;
                    ended = true;
                    return;
                }
                const int alone = this->label(at, std::countr_zero(left));
                state.open.add(at);
                state.right.add(alone);
                state.fatal |= kCsp.kills[alone];
            }
        });
    });
    return ended;
}

bool Trail::add(int node, int variable) {
    State& state = states_[depth_ + 1];
    state = states_[depth_];
    ++depth_;
    if (is_group(node)) {
        state.spent.add(variable);
        state.open.remove(variable);
    } else {
        each_place(node, [&](const Place& own) {
            state.spent.add(own.variable);
            state.open.remove(own.variable);
        });
        state.right.remove(node);
    }
    const Kills& list = kills(node);
    return kill(state, [&](auto visit) {
        for (int i = 0; i < list.count; ++i) visit(list.labels[i]);
    });
}

bool Trail::add_all(const LabelSet& killed) {
    State& state = states_[depth_ + 1];
    state = states_[depth_];
    ++depth_;
    return kill(state, [&](auto visit) { killed.each(visit); });
}

void Trail::undo() {
    for (int i = states_[depth_ - 1].killed; i < states_[depth_].killed; ++i)
        each_place(dead_[i], [&](const Place& place) { masks_[place.variable] |= place.bit; });
    --depth_;
}

int Trail::rounds(int limit, const Bits<kNodes>* barred, VariableSet* touched) {
    hasty_ = masks_;
    int end = 0;
    Bits<kNodes> said = barred ? *barred : Bits<kNodes>{};
    const auto say = [&](int node) {
        if (said.has(node)) return;
        said.add(node);
        queue_[end++] = static_cast<std::uint16_t>(node);
    };
    state().open.each([&](int variable) { say(conclusion(variable)); });
    int at = 0;
    for (int round = 1; round <= limit && at < end; ++round) {
        for (const int stop = end; at < stop; ++at) {
            const Kills& list = kills(queue_[at]);
            if (touched) *touched |= list.touched;
            for (int i = 0; i < list.count; ++i) {
                const int label = list.labels[i];
                if (!(hasty_[cell_of(label)] >> digit_of(label) & 1)) continue;
                const auto empties = [&](const Place& place) {
                    const auto [variable, bit] = place;
                    const unsigned left = hasty_[variable] &= static_cast<std::uint16_t>(~bit);
                    if (left == 0) return true;
                    if ((left & (left - 1)) == 0) {
                        say(this->label(variable, std::countr_zero(left)));
                    } else if (groups_) {
                        const int group = kCsp.group_of(variable, static_cast<int>(left));
                        if (group >= 0) say(kLabels + group);
                    }
                    return false;
                };
                for (const Place& place : kCsp.places[label])
                    if (empties(place)) return round;
                if (has_relations_ && related_.has(label))
                    for (const auto& [of, place] : in_relations_)
                        if (of == label && empties(place)) return round;
            }
        }
    }
    return limit + 1;
}

bool Trail::ends(int node) const {
    // Whatever is left of a relation may be ruled out at once, wherever it stands.
    for (std::size_t i = 0; i < relations_.size(); ++i) {
        const int number = kVariables + static_cast<int>(i);
        unsigned rest = masks_[number];
        if (state().spent.has(number)) continue;
        while (rest && kCsp.linked_to(node, label(number, std::countr_zero(rest)))) rest &= rest - 1;
        if (rest == 0) return true;
    }
    if (!is_group(node)) return state().fatal.has(node);
    if (state().right.meets(kCsp.kills[node])) return true;
    // Another group of the digit, all of whose labels the node sees.
    bool found = false;
    state().open.each([&](int variable) {
        const unsigned mask = masks_[variable];
        if (found || std::has_single_bit(mask) || variable % kSize != node % kSize) return;
        bool all = true;
        for (unsigned rest = mask; rest; rest &= rest - 1)
            all = all && kCsp.linked_to(node, kCsp.labels[variable][std::countr_zero(rest)]);
        found = all;
    });
    return found;
}

}  // namespace ninefold::logic::expert
