// Remote pair: four or more cells with the same two candidates, each seeing the next. They hold the two
// digits by turns, so two of them an odd number of links apart hold both: neither digit fits in a cell that
// sees two such cells.
#include <algorithm>

#include "logic/nine/chain.h"
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

class PairWalk {
  public:
    PairWalk(Query& query, CellSet cells, Mask digits) : query_(query), cells_(cells), digits_(digits) {}

    void from(int cell) {
        path_.assign(1, cell);
        extend(CellSet::only(cell));
    }

  private:
    void extend(CellSet used) {
        for (const int next : (peers(path_.back()) & cells_) - used) {
            path_.push_back(next);
            if (path_.size() >= 4 && path_.size() % 2 == 0) report();
            extend(used | CellSet::only(next));
            path_.pop_back();
        }
    }

    CellSet caught() const {
        CellSet seen;
        for (std::size_t i = 0; i < path_.size(); ++i)
            for (std::size_t j = i + 3; j < path_.size(); j += 2) seen |= peers(path_[i]) & peers(path_[j]);
        return seen;
    }

    // The two ends must catch something, else a shorter path tells it better; what the cells between them
    // catch comes along.
    void report() {
        CellSet victims;
        for (const int digit : each_digit(digits_)) victims |= query_.grid.cells_of(digit);
        victims -= cells_;
        if (!victims.meets(peers(path_.front()) & peers(path_.back()))) return;
        Step step(Technique::remote_pair, digits_);
        victims &= caught();
        for (const int digit : each_digit(digits_)) step.eliminate(digit, victims & query_.grid.cells_of(digit));
        std::sort(step.eliminations.begin(), step.eliminations.end());
        std::vector<ChainNode> nodes;
        int off = lowest(digits_);
        const int sum = off + lowest(static_cast<Mask>(digits_ & (digits_ - 1)));
        for (const int cell : path_) {
            nodes.push_back(chain_node(cell, off, false));
            nodes.push_back(chain_node(cell, sum - off, true));
            off = sum - off;
        }
        add_chain(step, nodes);
        const auto same = std::find_if(query_.steps.begin(), query_.steps.end(), [&](const Step& other) {
            return other.digits == digits_ && other.eliminations == step.eliminations;
        });
        if (same == query_.steps.end())
            query_.steps.push_back(std::move(step));
        else if (same->length > step.length)
            *same = std::move(step);
    }

    Query& query_;
    CellSet cells_;
    Mask digits_;
    std::vector<int> path_;
};

}  // namespace

void find_remote_pairs(Query& query) {
    CellSet left = query.grid.bivalue();
    while (!left.empty()) {
        const Mask digits = query.grid.mask(left.first());
        CellSet cells;
        for (const int cell : left)
            if (query.grid.mask(cell) == digits) cells.add(cell);
        left -= cells;
        if (cells.count() < 4) continue;
        for (const int cell : cells) PairWalk(query, cells, digits).from(cell);
    }
}

}  // namespace ninefold::logic
