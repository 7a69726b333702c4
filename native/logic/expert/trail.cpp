#include "logic/expert/trail.h"

namespace ninefold::logic::expert {

void Trail::begin(const Position& position) {
    position_ = position;
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
        for (const auto& [variable, bit] : kCsp.places[label]) kills.touched.add(variable);
    };
    if (is_group(node))
        for (const int label : kCsp.group_linked[node - kLabels]) take(label);
    else
        for (const int label : kCsp.linked[node]) take(label);
    return kills;
}

const VariableSet& Trail::touched(int node) { return kills(node).touched; }

bool Trail::add(int node, int variable) {
    State& state = states_[depth_ + 1];
    state = states_[depth_];
    ++depth_;
    if (is_group(node)) {
        state.spent.add(variable);
        state.open.remove(variable);
    } else {
        for (const auto& [own, bit] : kCsp.places[node]) {
            state.spent.add(own);
            state.open.remove(own);
        }
        state.right.remove(node);
    }
    const Kills& list = kills(node);
    bool ended = false;
    for (int i = 0; i < list.count; ++i) {
        const int label = list.labels[i];
        if (!(masks_[cell_of(label)] >> digit_of(label) & 1)) continue;
        dead_[state.killed++] = static_cast<std::uint16_t>(label);
        for (const auto& [at, bit] : kCsp.places[label]) {
            const unsigned left = masks_[at] &= static_cast<std::uint16_t>(~bit);
            if (left & (left - 1)) {
                const int group = kCsp.group_of(at, static_cast<int>(left));
                if (group < 0 || state.spent.has(at)) continue;
                state.fatal |= kCsp.kills[kLabels + group];
                if (groups_) state.open.add(at);
            } else if (!state.spent.has(at)) {
                if (left == 0) {
                    empty_ = at;
                    ended = true;
                    continue;
                }
                const int alone = kCsp.labels[at][std::countr_zero(left)];
                state.open.add(at);
                state.right.add(alone);
                state.fatal |= kCsp.kills[alone];
            }
        }
    }
    return ended;
}

void Trail::undo() {
    for (int i = states_[depth_ - 1].killed; i < states_[depth_].killed; ++i)
        for (const auto& [at, bit] : kCsp.places[dead_[i]]) masks_[at] |= bit;
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
                for (const auto& [variable, bit] : kCsp.places[label]) {
                    const unsigned left = hasty_[variable] &= static_cast<std::uint16_t>(~bit);
                    if (left == 0) return round;
                    if ((left & (left - 1)) == 0) {
                        say(kCsp.labels[variable][std::countr_zero(left)]);
                    } else if (groups_) {
                        const int group = kCsp.group_of(variable, static_cast<int>(left));
                        if (group >= 0) say(kLabels + group);
                    }
                }
            }
        }
    }
    return limit + 1;
}

bool Trail::ends(int node) const {
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
