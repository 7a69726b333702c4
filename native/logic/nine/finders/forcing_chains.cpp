// Forcing chains: everything that follows by chains from a candidate being true, and from its being false,
// with groups on the way. What ends in a contradiction is refuted; what follows in every case is proved.
#include <algorithm>

#include "logic/nine/finders/finders.h"
#include "logic/nine/forcing_steps.h"

namespace ninefold::logic {

namespace {

using I = Implications;

class ForcingChains {
  public:
    explicit ForcingChains(Query& query)
        : implications_(query.workspace.current<GroupedImplications>(query.grid)),
          expansion_(query.workspace.get<Expansion>()) {}

    void tell(Step& step, Literal result, const std::vector<Proof>& proofs) {
        const Proof* best = nullptr;
        int least = 0;
        for (const auto& proof : proofs) {
            const int length = length_of(result, proof);
            if (best && length >= least) continue;
            best = &proof;
            least = length;
        }
        each_chain(result, *best, [&](Literal start, Literal end) {
            expansion_.run(implications_, start);
            expansion_.chain(expansion_.find(end), chain_);
            std::vector<ChainNode> nodes;
            for (const Literal literal : chain_)
                nodes.push_back({implications_.node(I::node_of(literal)), I::is_on(literal)});
            if (nodes.size() > 1) add_chain(step, nodes);
        });
    }

  private:
    int length_of(Literal result, const Proof& proof) {
        int length = 0;
        Literal last = I::on(I::kNodes - 1);
        each_chain(result, proof, [&](Literal start, Literal end) {
            if (start != last) expansion_.run(implications_, start);
            last = start;
            length += expansion_.distance(expansion_.find(end));
        });
        return length;
    }

    const Implications& implications_;
    Expansion& expansion_;
    std::vector<Literal> chain_;
};

}  // namespace

void find_forcing_chains(Query& query) {
    const Implications& implications = query.workspace.current<GroupedImplications>(query.grid);
    auto& tables = query.workspace.get<ForcingTables>();
    build_chain_tables(query.grid, implications, tables);
    ForcingChains chains(query);
    give_forcing_steps(
        query, tables, implications, Technique::forcing_chain_contradiction, Technique::forcing_chain_verity,
        [&](Step& step, Literal result, const std::vector<Proof>& proofs) { chains.tell(step, result, proofs); });
}

}  // namespace ninefold::logic
