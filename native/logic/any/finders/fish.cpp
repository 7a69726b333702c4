// Basic fish: k rows whose places for a digit lie in k columns, or the other way round.
#include <algorithm>

#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

constexpr Technique kFish[] = {Technique::x_wing, Technique::swordfish, Technique::jellyfish};

struct Lines {
    std::vector<int> bases;                // houses
    std::vector<std::vector<int>> places;  // of each, the cells with the digit
    std::vector<std::vector<int>> covers;  // of each, the houses across, ascending
};

int cover_of(const Board& board, int cell, HouseKind kind) {
    for (const int h : board.houses_of(cell))
        if (board.houses()[h].kind == kind) return h;
    return -1;
}

Lines lines_of(const Query& query, int digit, HouseKind base, HouseKind cover, std::size_t size) {
    Lines lines;
    const auto& houses = query.board.houses();
    for (std::size_t h = 0; h < houses.size(); ++h) {
        if (houses[h].kind != base || !houses[h].whole) continue;
        std::vector<int> places, covers;
        for (const int cell : houses[h].cells) {
            if (!query.at.has(cell, digit)) continue;
            places.push_back(cell);
            covers.push_back(cover_of(query.board, cell, cover));
        }
        if (places.size() < 2 || places.size() > size) continue;
        if (std::find(covers.begin(), covers.end(), -1) != covers.end()) continue;
        std::sort(covers.begin(), covers.end());
        lines.bases.push_back(static_cast<int>(h));
        lines.places.push_back(std::move(places));
        lines.covers.push_back(std::move(covers));
    }
    return lines;
}

class Fisher {
  public:
    Fisher(Query& query, int digit, const Lines& lines, std::size_t size)
        : query_(query), digit_(digit), lines_(lines), size_(size) {}

    // True: no more.
    bool choose(std::size_t from, const std::vector<int>& covers) {
        if (chosen_.size() == size_) return covers.size() == size_ && tell(covers);
        for (std::size_t k = from; k < lines_.bases.size(); ++k) {
            if (query_.stop.now()) return true;
            std::vector<int> more;
            std::set_union(covers.begin(), covers.end(), lines_.covers[k].begin(), lines_.covers[k].end(),
                           std::back_inserter(more));
            if (more.size() > size_) continue;
            chosen_.push_back(k);
            if (choose(k + 1, more)) return true;
            chosen_.pop_back();
        }
        return false;
    }

  private:
    bool tell(const std::vector<int>& covers) {
        Step step(kFish[size_ - 2]);
        for (const std::size_t k : chosen_) {
            step.cells.insert(step.cells.end(), lines_.places[k].begin(), lines_.places[k].end());
            step.houses.push_back({lines_.bases[k], HouseRole::base});
        }
        std::sort(step.cells.begin(), step.cells.end());
        // Lines of a kind have no cell in common, unless a board is very odd.
        if (std::adjacent_find(step.cells.begin(), step.cells.end()) != step.cells.end()) return false;
        for (const int house : covers) {
            step.houses.push_back({house, HouseRole::cover});
            for (const int cell : query_.board.houses()[house].cells) {
                if (query_.at.has(cell, digit_) && !std::binary_search(step.cells.begin(), step.cells.end(), cell))
                    step.eliminations.push_back({cell, digit_});
            }
        }
        std::sort(step.eliminations.begin(), step.eliminations.end());
        for (const int cell : step.cells) step.marks.push_back({cell, digit_, Role::pattern});
        step.digits = Set::only(digit_);
        query_.add(std::move(step));
        return query_.done();
    }

    Query& query_;
    int digit_;
    const Lines& lines_;
    std::size_t size_;
    std::vector<std::size_t> chosen_;
};

}  // namespace

void find_fish(Query& query) {
    constexpr std::pair<HouseKind, HouseKind> ways[] = {{HouseKind::row, HouseKind::column},
                                                        {HouseKind::column, HouseKind::row}};
    for (std::size_t size = 2; size <= 4; ++size) {
        if (!query.wants(kFish[size - 2])) continue;
        for (int digit = 1; digit <= query.board.size(); ++digit) {
            for (const auto& [base, cover] : ways) {
                if (query.done()) return;
                const Lines lines = lines_of(query, digit, base, cover, size);
                if (lines.bases.size() >= size) Fisher(query, digit, lines, size).choose(0, {});
            }
        }
    }
}

}  // namespace ninefold::logic::any
