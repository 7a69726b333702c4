// From closed forcing tables to steps: shared by forcing chains and forcing nets.
#pragma once

#include <functional>

#include "logic/nine/finder.h"
#include "logic/nine/forcing.h"

namespace ninefold::logic {

// Closed tables of everything that follows by chains, with groups on the way.
void build_chain_tables(const Grid& grid, const Implications& implications, ForcingTables& tables);

// Adds what follows from the literal by one link, or by links that touch groups only.
void add_direct(const Implications& implications, Literal start, Table& table);

// The chains a proof consists of, each from an assumption to its end.
template <typename Visit>
void each_chain(Literal result, const Proof& proof, Visit visit) {
    using I = Implications;
    if (proof.kind == Proof::Kind::contradiction) {
        const Literal start = opposite(result);
        if (proof.choice)
            for (const int node : proof.choice->nodes) visit(start, I::off(node));
        else if (proof.node == I::node_of(start))
            visit(start, result);
        else
            for (const Literal end : {I::on(proof.node), I::off(proof.node)}) visit(start, end);
    } else if (proof.choice) {
        for (const int node : proof.choice->nodes) visit(I::on(node), result);
    } else {
        for (const Literal start : {I::on(proof.node), I::off(proof.node)}) visit(start, result);
    }
}

// One step for each literal that the tables prove, or for the one that is taken first: placements before
// eliminations, then by cell and digit. `tell` writes the evidence; it may choose among the proofs, all of
// one kind, and the contradictions come first if both kinds are wanted and there.
using Tell = std::function<void(Step&, Literal result, const std::vector<Proof>& proofs)>;
void give_forcing_steps(Query& query, const ForcingTables& tables, const Implications& implications,
                        Technique contradiction, Technique verity, const Tell& tell);

}  // namespace ninefold::logic
