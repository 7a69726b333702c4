// Naked and hidden subsets: k cells of a house that hold only k digits, or k digits with only k places.
#include <algorithm>

#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

constexpr Technique kNaked[] = {Technique::naked_pair, Technique::naked_triple, Technique::naked_quadruple};
constexpr Technique kHidden[] = {Technique::hidden_pair, Technique::hidden_triple, Technique::hidden_quadruple};

// Chooses `size` of the sets whose union has no more than `size` members; `found` hears their places.
template <typename Sets, typename Union, typename Found>
bool choose_few(const Sets& sets, std::size_t from, int size, Union together, std::vector<int>& chosen, Found& found,
                Stop& stop) {
    if (static_cast<int>(chosen.size()) == size) return found(chosen, together);
    for (std::size_t k = from; k < sets.size(); ++k) {
        if (stop.now()) return true;
        const Union more = together | sets[k];
        if (more.count() > size) continue;
        chosen.push_back(static_cast<int>(k));
        if (choose_few(sets, k + 1, size, more, chosen, found, stop)) return true;
        chosen.pop_back();
    }
    return false;
}

}  // namespace

void find_naked_subsets(Query& query) {
    for (int size = 2; size <= 4; ++size) {
        if (!query.wants(kNaked[size - 2])) continue;
        for (std::size_t h = 0; h < query.board.houses().size(); ++h) {
            if (query.done()) return;
            const auto& house = query.board.houses()[h].cells;
            std::vector<int> cells, chosen;
            std::vector<Set> masks;
            for (const int cell : house) {
                const int count = query.at.open[cell].count();
                if (count > 0 && count <= size) cells.push_back(cell), masks.push_back(query.at.open[cell]);
            }
            const auto found = [&](const std::vector<int>& places, const Set& digits) {
                if (digits.count() != size) return false;
                Step step(kNaked[size - 2]);
                for (const int k : places) step.cells.push_back(cells[k]);
                for (const int cell : house) {
                    if (std::find(step.cells.begin(), step.cells.end(), cell) == step.cells.end())
                        step.eliminate(query.at, cell, digits);
                }
                step.houses = {{static_cast<int>(h), HouseRole::plain}};
                step.sets = {{step.cells, digits}};
                step.digits = digits;
                query.add(std::move(step));
                return query.done();
            };
            choose_few(masks, 0, size, Set(), chosen, found, query.stop);
        }
    }
}

// A house smaller than the digits forces nothing.
void find_hidden_subsets(Query& query) {
    for (int size = 2; size <= 4; ++size) {
        if (!query.wants(kHidden[size - 2])) continue;
        for (std::size_t h = 0; h < query.board.houses().size(); ++h) {
            if (query.done()) return;
            const auto& house = query.board.houses()[h];
            if (!house.whole) continue;
            std::vector<int> digits, chosen;
            std::vector<Set> places;  // of each digit, by place in the house
            for (int d = 1; d <= query.board.size(); ++d) {
                Set at;
                for (std::size_t k = 0; k < house.cells.size(); ++k)
                    if (query.at.has(house.cells[k], d)) at.add(static_cast<int>(k) + 1);
                if (!at.empty() && at.count() <= size) digits.push_back(d), places.push_back(at);
            }
            const auto found = [&](const std::vector<int>& some, const Set& held) {
                if (held.count() != size) return false;
                Step step(kHidden[size - 2]);
                for (const int k : some) step.digits.add(digits[k]);
                for (int k = held.first(); k != 0; k = held.after(k)) step.cells.push_back(house.cells[k - 1]);
                std::sort(step.cells.begin(), step.cells.end());
                for (const int cell : step.cells)
                    step.eliminate(query.at, cell, query.board.all().without(step.digits));
                step.houses = {{static_cast<int>(h), HouseRole::plain}};
                step.sets = {{step.cells, step.digits}};
                query.add(std::move(step));
                return query.done();
            };
            choose_few(places, 0, size, Set(), chosen, found, query.stop);
        }
    }
}

}  // namespace ninefold::logic::any
