// Kraken fish: a finned fish of rows and columns whose fins need not see the victim, if chains lead there.
//
//   c   c   c       Base rows, cover columns. Either no fin (f) is true, then every cover column has one of
//   the .   x   .       base candidates (x); or a fin is.
// r x   x f .
// r .   x   x       type 1: each fin refutes a candidate of a cover column outside the base: it falls.
//       v           type 2: all x of one cover column and all fins refute the same candidate: it falls.
#include <algorithm>

#include "logic/nine/finders/finders.h"
#include "logic/nine/forcing_steps.h"

namespace ninefold::logic {

namespace {

using I = Implications;

struct OpenFish {
    int digit;
    std::array<int, 4> bases, covers;
    int size;
    CellSet base, cover;
    CellSet fins() const { return base - cover; }
};

class KrakenSearch {
  public:
    KrakenSearch(Query& query, const Implications& implications, const ForcingTables& tables)
        : query_(query), grid_(query.grid), implications_(implications), tables_(tables) {}

    // Small fish first: the first that removes a candidate tells it.
    void run() {
        for (int size = 2; size <= 4; ++size)
            for (const int first_base : {kFirstRow, kFirstColumn})
                for (int digit = 1; digit <= kSize; ++digit) {
                    OpenFish fish{digit, {}, {}, size, {}, {}};
                    choose_bases(fish, 0, first_base, first_base + kSize);
                    if (query_.stop.look()) return;
                }
    }

  private:
    void choose_bases(OpenFish& fish, int count, int from, int end) {
        if (count == fish.size) return choose_covers(fish, 0, end == kSize ? kSize : 0);
        const CellSet base = fish.base;
        for (int house = from; house < end; ++house) {
            const CellSet cells = grid_.cells_of(fish.digit, house);
            if (cells.empty()) continue;
            fish.bases[count] = house;
            fish.base = base | cells;
            choose_bases(fish, count + 1, house + 1, end);
        }
        fish.base = base;
    }

    void choose_covers(OpenFish& fish, int count, int from) {
        if (count == fish.size) return judge(fish);
        const CellSet cover = fish.cover;
        for (int house = from; house < (from < kSize ? kSize : kFirstBox); ++house) {
            if (!fish.base.meets(house_cells(house))) continue;
            fish.covers[count] = house;
            fish.cover = cover | house_cells(house);
            choose_covers(fish, count + 1, house + 1);
        }
        fish.cover = cover;
    }

    void judge(const OpenFish& fish) {
        const CellSet fins = fish.fins();
        if (fins.empty() || fins.count() > query_.options.max_fins) return;
        if (query_.wants(Technique::kraken_fish_1))
            for (const int cell : (fish.cover & grid_.cells_of(fish.digit)) - fish.base)
                if (!fins.within(peers(cell)) && refuted(fish.digit, fins, implications_.candidate(cell, fish.digit)))
                    give(Technique::kraken_fish_1, fish, fins, implications_.candidate(cell, fish.digit));
        if (!query_.wants(Technique::kraken_fish_2)) return;
        for (int i = 0; i < fish.size; ++i) {
            const CellSet cases = fins | (fish.base & house_cells(fish.covers[i]));
            for (int node = 0; node < implications_.candidates(); ++node) {
                const bool seen =
                    implications_.digit(node) == fish.digit && cases.within(peers(implications_.cell(node)));
                if (!seen && refuted(fish.digit, cases, node)) give(Technique::kraken_fish_2, fish, cases, node);
            }
        }
    }

    bool refuted(int digit, CellSet cases, int node) const {
        for (const int cell : cases)
            if (!tables_.of(I::on(implications_.candidate(cell, digit))).off.has(node)) return false;
        return true;
    }

    void give(Technique technique, const OpenFish& fish, CellSet cases, int victim) {
        const Candidate gone{static_cast<std::uint8_t>(implications_.cell(victim)),
                             static_cast<std::uint8_t>(implications_.digit(victim))};
        for (const auto& step : query_.steps)
            if (step.technique == technique && step.eliminations.front() == gone) return;
        Step step(technique, bit(fish.digit));
        step.eliminations.push_back(gone);
        for (int i = 0; i < fish.size; ++i) {
            step.house(fish.bases[i], HouseRole::base);
            step.house(fish.covers[i], HouseRole::cover);
        }
        step.mark(fish.digit, fish.base - fish.fins());
        step.mark(fish.digit, fish.fins(), Role::fin);
        tell(step, fish.digit, cases, victim);
        query_.steps.push_back(std::move(step));
    }

    // A chain from each case to the victim.
    void tell(Step& step, int digit, CellSet cases, int victim) {
        auto& expansion = query_.workspace.get<Expansion>();
        std::vector<Literal> chain;
        for (const int cell : cases) {
            expansion.run(implications_, I::on(implications_.candidate(cell, digit)));
            expansion.chain(expansion.find(I::off(victim)), chain);
            std::vector<ChainNode> nodes;
            for (const Literal literal : chain)
                nodes.push_back({implications_.node(I::node_of(literal)), I::is_on(literal)});
            add_chain(step, nodes);
        }
    }

    Query& query_;
    const Grid& grid_;
    const Implications& implications_;
    const ForcingTables& tables_;
};

}  // namespace

void find_kraken_fish(Query& query) {
    const Implications& implications = query.workspace.current<GroupedImplications>(query.grid);
    auto& tables = query.workspace.get<ForcingTables>();
    build_chain_tables(query.grid, implications, tables);
    KrakenSearch(query, implications, tables).run();
}

}  // namespace ninefold::logic
