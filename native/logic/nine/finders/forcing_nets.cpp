// Forcing nets: forcing chains whose tables look ahead by singles, so that a consequence may rest on several
// others at once. Nets and chains join: the tables are closed over both.
#include <algorithm>

#include "logic/nine/finders/finders.h"
#include "logic/nine/forcing_steps.h"
#include "logic/nine/net.h"

namespace ninefold::logic {

namespace {

using I = Implications;

// One assumption played through to its end, every consequence with its premises.
class NetStory {
  public:
    NetStory(Query& query, const Implications& implications, Nets& nets)
        : implications_(implications), nets_(nets), rounds_(query.options.forcing_look_ahead) {}

    // Plays until `enough` says so.
    template <typename Enough>
    void play(Literal start, Enough enough) {
        for (const auto& event : events_) place_[event.literal] = -1;
        events_.clear();
        know(start, {});
        for (std::size_t i = 0; !enough() && i < events_.size(); ++i) {
            const Literal literal = events_[i].literal;
            if (implications_.is_candidate(I::node_of(literal))) {
                nets_.run(literal, rounds_, found_);
                for (const auto& event : found_) know(event.literal, event.premises);
            }
            for (const Literal next : implications_.next(literal)) know(next, {literal});
        }
    }

    bool knows(Literal literal) const { return place_[literal] >= 0; }

    // All links that the ends rest on, premises first.
    void tell(Step& step, const std::vector<Literal>& ends) {
        std::vector<bool> needed(events_.size());
        for (const Literal end : ends) needed[place_[end]] = true;
        for (std::size_t i = events_.size(); i-- > 0;)
            if (needed[i])
                for (const Literal premise : events_[i].premises) needed[place_[premise]] = true;
        auto& evidence = step.evidence;
        evidence.chains.push_back(static_cast<std::uint16_t>(evidence.links.size()));
        for (std::size_t i = 0; i < events_.size(); ++i) {
            if (!needed[i]) continue;
            const Literal literal = events_[i].literal;
            for (const Literal premise : events_[i].premises)
                evidence.links.push_back({implications_.node(I::node_of(premise)),
                                          implications_.node(I::node_of(literal)), I::is_on(literal)});
            for (const int cell : implications_.node(I::node_of(literal)).cells)
                if (std::find(evidence.cells.begin(), evidence.cells.end(), cell) == evidence.cells.end())
                    evidence.cells.push_back(static_cast<std::uint8_t>(cell));
        }
        step.length = static_cast<std::uint16_t>(evidence.links.size());
    }

  private:
    void know(Literal literal, const std::vector<Literal>& premises) {
        if (place_[literal] >= 0) return;
        place_[literal] = static_cast<int>(events_.size());
        events_.push_back({literal, premises});
    }

    const Implications& implications_;
    Nets& nets_;
    int rounds_;
    std::vector<Nets::Event> events_, found_;
    std::vector<int> place_ = std::vector<int>(2 * I::kNodes, -1);
};

bool stands(const NetStory& story, Literal result, const Proof& proof) {
    bool all = true;
    each_chain(result, proof, [&](Literal, Literal end) { all = all && story.knows(end); });
    return all;
}

// A contradiction: the one that comes up first. A verity: the one with the fewest cases.
void tell_net(NetStory& story, Step& step, Literal result, const std::vector<Proof>& proofs) {
    const Proof* best = &proofs.front();
    if (best->kind == Proof::Kind::contradiction) {
        const Proof* found = nullptr;
        story.play(opposite(result), [&] {
            for (const auto& proof : proofs)
                if (stands(story, result, proof)) found = &proof;
            return found != nullptr;
        });
        std::vector<Literal> ends;
        each_chain(result, *found, [&](Literal, Literal end) { ends.push_back(end); });
        return story.tell(step, ends);
    }
    const auto cases = [](const Proof& proof) { return proof.choice ? proof.choice->nodes.size() : 2; };
    for (const auto& proof : proofs)
        if (cases(proof) < cases(*best)) best = &proof;
    each_chain(result, *best, [&](Literal start, Literal end) {
        story.play(start, [&] { return story.knows(end); });
        story.tell(step, {end});
    });
}

}  // namespace

void find_forcing_nets(Query& query) {
    const Implications& implications = query.workspace.current<GroupedImplications>(query.grid);
    auto& tables = query.workspace.get<ForcingTables>();
    auto& nets = query.workspace.get<Nets>();
    tables.build(query.grid, implications);
    nets.build(implications, tables);
    for (int node = 0; node < implications.candidates(); ++node)
        for (const Literal start : {I::on(node), I::off(node)}) {
            Table& table = tables.of(start);
            add_direct(implications, start, table);
            nets.run(start, query.options.forcing_look_ahead, table);
            if (query.stop.look()) return;
        }
    tables.close();
    NetStory story(query, implications, nets);
    give_forcing_steps(
        query, tables, implications, Technique::forcing_net_contradiction, Technique::forcing_net_verity,
        [&](Step& step, Literal result, const std::vector<Proof>& proofs) { tell_net(story, step, result, proofs); });
}

}  // namespace ninefold::logic
