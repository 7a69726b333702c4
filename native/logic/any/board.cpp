#include "logic/any/board.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <stdexcept>

namespace ninefold::logic::any {

namespace {

void collect(const general::Rule& rule, std::vector<int>& cells, std::set<int>& met) {
    for (const int cell : rule.cells) {
        if (met.insert(cell).second) cells.push_back(cell);
    }
    for (const auto& alternative : rule.alternatives) {
        for (const auto& inner : alternative) collect(inner, cells, met);
    }
}

}  // namespace

std::vector<int> cells_of(const general::Rule& rule) {
    std::vector<int> cells;
    std::set<int> met;
    collect(rule, cells, met);
    return cells;
}

Board::Board(general::Problem problem, const Told& told)
    : problem_(std::move(problem)),
      all_(Set::all(problem_.size)),
      houses_of_(problem_.givens.size()),
      peers_(problem_.givens.size()),
      pairs_of_(problem_.givens.size()),
      row_words_(static_cast<int>((problem_.givens.size() + 63) / 64)),
      peer_bits_(problem_.givens.size() * row_words_) {
    if (told.kinds.size() != problem_.houses.size()) throw std::invalid_argument("expected a kind of each house");
    if (told.sources.size() != problem_.rules.size()) throw std::invalid_argument("expected a source of each rule");
    const int constraints = static_cast<int>(told.names.size());
    for (std::size_t k = 0; k < problem_.houses.size(); ++k) {
        const auto& cells = problem_.houses[k];
        houses_.push_back({cells, told.kinds[k], static_cast<int>(cells.size()) == problem_.size});
        for (const int a : cells) {
            houses_of_[a].push_back(static_cast<int>(k));
            for (const int b : cells) {
                if (a != b) peer_bits_[a * row_words_ + (b >> 6)] |= 1ULL << (b & 63);
            }
        }
    }
    for (int a = 0; a < cells(); ++a) {
        for (int word = 0; word < row_words_; ++word) {
            for (auto bits = peer_bits_[a * row_words_ + word]; bits != 0; bits &= bits - 1)
                peers_[a].push_back(64 * word + std::countr_zero(bits));
        }
    }
    for (const int name : told.names) sources_.push_back({{}, name, false});
    for (std::size_t k = 0; k < told.sources.size(); ++k) {
        if (told.sources[k] < 0 || told.sources[k] >= constraints) throw std::invalid_argument("no such source");
        sources_[told.sources[k]].rules.push_back(static_cast<int>(k));
    }
    for (const int source : told.voids) {
        if (source < 0 || source >= constraints) throw std::invalid_argument("no such source");
        sources_[source].is_void = true;
    }
    std::map<int, int> known;  // table of the problem -> ours
    for (std::size_t k = 0; k < problem_.rules.size(); ++k) {
        const auto& rule = problem_.rules[k];
        if (rule.kind != general::Rule::Kind::pair || rule.cells[0] == rule.cells[1]) continue;
        const auto [at, fresh] = known.try_emplace(rule.table, static_cast<int>(tables_.size()));
        if (fresh) {
            const auto& may = problem_.tables[rule.table];
            PairTable table{std::vector<Set>(size()), std::vector<Set>(size())};
            for (int i = 0; i < size(); ++i) {
                for (int j = 0; j < size(); ++j) {
                    if (may[i * size() + j] == 0) continue;
                    table.there[i].add(j + 1);
                    table.back[j].add(i + 1);
                }
            }
            tables_.push_back(std::move(table));
        }
        pairs_of_[rule.cells[0]].push_back(static_cast<int>(pairs_.size()));
        pairs_of_[rule.cells[1]].push_back(static_cast<int>(pairs_.size()));
        pairs_.push_back({rule.cells[0], rule.cells[1], at->second, told.sources[k]});
    }
}

void Board::add_pair(Pair pair, PairTable table) {
    pair.table = static_cast<int>(tables_.size());
    tables_.push_back(std::move(table));
    pairs_of_[pair.a].push_back(static_cast<int>(pairs_.size()));
    pairs_of_[pair.b].push_back(static_cast<int>(pairs_.size()));
    pairs_.push_back(pair);
}

bool Board::exclude_each_other(int cell, int digit, int other, int second) const {
    if (cell == other) return digit != second;
    if (digit == second && are_peers(cell, other)) return true;
    for (const int at : pairs_of_[cell]) {
        const Pair& pair = pairs_[at];
        if (pair.a == cell && pair.b == other && !tables_[pair.table].there[digit - 1].has(second)) return true;
        if (pair.b == cell && pair.a == other && !tables_[pair.table].back[digit - 1].has(second)) return true;
    }
    return false;
}

bool Position::full() const { return std::find(digits.begin(), digits.end(), 0) == digits.end(); }

void Position::place(const Board& board, int cell, int digit) {
    digits[cell] = static_cast<std::uint8_t>(digit);
    open[cell] = Set();
    for (const int peer : board.peers(cell)) open[peer].remove(digit);
}

bool Position::broken(const Board& board) const {
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (digits[cell] == 0 && open[cell].empty()) return true;
    }
    for (const auto& house : board.houses()) {
        if (!house.whole) continue;
        Set held;
        for (const int cell : house.cells) held |= domain(cell);
        if (held != board.all()) return true;
    }
    return false;
}

}  // namespace ninefold::logic::any
