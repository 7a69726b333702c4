#include "logic/any/moment.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace ninefold::logic::any {

namespace {

using Kind = general::Rule::Kind;

constexpr std::size_t kTogether = 10;    // a constraint over more cells is judged rule by rule: nobody sees it as one
constexpr std::size_t kSmall = 4;        // cells of a rule that is joined with others
constexpr std::size_t kJoined = 8;       // cells of rules that hang together
constexpr std::size_t kPaired = 12;      // cells of two rules that share some
constexpr std::size_t kBeyond = 3;       // cells outside of a house that its rules may bring along
constexpr std::size_t kMostRules = 200;  // with more, they hold everywhere and hang together over the whole board
constexpr std::size_t kMostPaired = 300;
constexpr std::size_t kMostJoined = 4000;  // rules of a board on which they are joined at all
constexpr std::size_t kMostHouses = 4;
constexpr std::size_t kMostRest = 9;        // cells that cages leave of houses, in a supposition
constexpr std::size_t kMostFollowed = 150;  // rules together that a supposition asks, and rests

struct Part {
    int source;
    int rule;
    std::vector<int> cells;  // ascending
};

std::vector<int> united(const std::vector<int>& a, const std::vector<int>& b) {
    std::vector<int> both;
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return both;
}
std::vector<int> common(const std::vector<int>& a, const std::vector<int>& b) {
    std::vector<int> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return both;
}
std::vector<int> sorted(std::vector<int> cells) {
    std::sort(cells.begin(), cells.end());
    return cells;
}

// Groups of rules, each with other cells than all before.
class Groups {
  public:
    Groups(const Board& board, std::vector<Joined>& found) : board_(board), found_(found) {}

    void add(const std::vector<const Part*>& group, std::vector<int> cells, int house) {
        if (!known_.insert(cells).second) return;
        std::vector<general::Rule> rules;
        std::vector<int> sources;
        for (const Part* part : group) {
            rules.push_back(board_.problem().rules[part->rule]);
            if (std::find(sources.begin(), sources.end(), part->source) == sources.end())
                sources.push_back(part->source);
        }
        found_.push_back({Scope(board_, std::move(cells), std::move(rules), -1), std::move(sources), house});
    }

  private:
    const Board& board_;
    std::vector<Joined>& found_;
    std::set<std::vector<int>> known_;
};

// A cage is used if it lies in the region; `overlapping`: also if more of it lies inside than outside.
Rest rest_of(const std::vector<bool>& region, int houses, const Totals& totals, const Board& board, bool overlapping) {
    const int size = board.size();
    Rest rest;
    rest.sum = houses * size * (size + 1) / 2;
    std::vector<bool> inside = region;
    std::vector<int> outside;
    for (const auto& [cells, total] : totals.cages) {
        const auto within = std::count_if(cells.begin(), cells.end(), [&](int cell) { return region[cell]; });
        const auto beyond = static_cast<std::ptrdiff_t>(cells.size()) - within;
        if (within == 0 || (beyond > 0 && (!overlapping || beyond >= within))) continue;
        for (const int cell : cells) {
            if (region[cell])
                inside[cell] = false;
            else
                outside.push_back(cell);
        }
        rest.sum -= total;
    }
    for (int cell = 0; cell < board.cells(); ++cell)
        if (inside[cell]) rest.cells.push_back(cell);
    rest.weights.assign(rest.cells.size(), 1);
    std::sort(outside.begin(), outside.end());
    rest.cells.insert(rest.cells.end(), outside.begin(), outside.end());
    rest.weights.resize(rest.cells.size(), -1);
    return rest;
}

}  // namespace

Scope scope_of(const Rest& rest, const Board& board) {
    general::Rule rule;
    rule.kind = Kind::sum;
    rule.cells = rest.cells;
    rule.numbers = {rest.sum};
    rule.numbers.insert(rule.numbers.end(), rest.weights.begin(), rest.weights.end());
    return {board, rest.cells, {rule}, -1};
}

Workspace::Workspace(Board board, Stop& stop)
    : board_(std::move(board)), scopes_of_(board_.cells()), followed_of_(board_.cells()) {
    const auto& rules = board_.problem().rules;
    std::vector<bool> one_by_one(board_.sources().size());
    for (std::size_t source = 0; source < board_.sources().size(); ++source) {
        if (stop.now()) return;
        CellRule alone{{static_cast<int>(source)}, {}};
        std::vector<int> others, cells;
        std::vector<bool> met(board_.cells());
        for (const int at : board_.sources()[source].rules) {
            const auto& rule = rules[at];
            if (rule.kind == Kind::among) {
                Set allowed;
                for (const int digit : rule.numbers) allowed.add(digit);
                alone.allowed.push_back({rule.cells[0], allowed});
                continue;
            }
            others.push_back(at);
            for (const int cell : cells_of(rule)) {
                if (!met[cell]) cells.push_back(cell);
                met[cell] = true;
            }
        }
        if (!alone.allowed.empty()) add_cell_rule(std::move(alone));
        if (others.empty()) continue;
        if (cells.size() <= kTogether || others.size() == 1) {
            std::vector<general::Rule> all;
            for (const int at : others) all.push_back(rules[at]);
            scopes_.emplace_back(board_, std::move(cells), std::move(all), static_cast<int>(source));
            continue;
        }
        for (const int at : others) {
            if (rules[at].kind != Kind::pair)
                scopes_.emplace_back(board_, cells_of(rules[at]), std::vector{rules[at]}, static_cast<int>(source));
        }
        one_by_one[source] = true;
    }
    board_.tell_pairs_of(one_by_one);
    for (std::size_t k = 0; k < scopes_.size(); ++k) {
        for (const int cell : scopes_[k].cells()) scopes_of_[cell].push_back(static_cast<int>(k));
    }
    for (auto& scope : scopes_) follow(scope, {RuleUse::Kind::constraint, {scope.source()}, scope.cells(), {}, {}});
    try_pairs(stop);
}

void Workspace::follow(Scope& scope, RuleUse use) {
    for (const int cell : scope.cells()) followed_of_[cell].push_back(static_cast<int>(followed_.size()));
    followed_.push_back({&scope, std::move(use)});
}

int Workspace::followed(bool together) {
    if (together && !together_) follow_together();
    return static_cast<int>(together ? followed_.size() : scopes_.size());
}

void Workspace::follow_together() {
    together_ = true;
    std::size_t more = 0;
    for (auto& one : joined()) {
        if (++more > kMostFollowed) break;
        RuleUse use{RuleUse::Kind::joined, one.sources, one.scope.cells(), {}, {}};
        if (one.house >= 0) use.numbers = {one.house};
        follow(one.scope, std::move(use));
    }
    more = 0;
    std::set<std::vector<int>> known;
    for (const auto& region : totals().regions) {
        for (const Rest& rest : region.rests) {
            if (rest.cells.empty() || rest.cells.size() > kMostRest || ++more > kMostFollowed) continue;
            if (!known.insert(rest.cells).second) continue;
            RuleUse use{RuleUse::Kind::totals, {}, rest.cells, {rest.sum}, {}};
            use.numbers.insert(use.numbers.end(), rest.weights.begin(), rest.weights.end());
            follow(rests_.emplace_back(scope_of(rest, board_)), std::move(use));
        }
    }
}

void Workspace::add_cell_rule(CellRule rule) {
    const auto& sources = board_.sources();
    if (!cell_rules_.empty() && sources[cell_rules_.back().sources[0]].name == sources[rule.sources[0]].name) {
        auto& last = cell_rules_.back();
        last.sources.push_back(rule.sources[0]);
        last.allowed.insert(last.allowed.end(), rule.allowed.begin(), rule.allowed.end());
        return;
    }
    cell_rules_.push_back(std::move(rule));
}

// Rules of any kind for two cells, as tables.
void Workspace::try_pairs(Stop& stop) {
    const int size = board_.size();
    for (auto& scope : scopes_) {
        if (scope.cells().size() != 2 || scope.cells()[0] == scope.cells()[1]) continue;
        PairTable table{std::vector<Set>(size), std::vector<Set>(size)};
        for (int digit = 1; digit <= size; ++digit) {
            Domains tried{Set::only(digit), board_.all()};
            if (!scope.narrow(tried, stop)) continue;
            if (stop.stopped()) return;
            table.there[digit - 1] = tried[1];
            for (int d = tried[1].first(); d != 0; d = tried[1].after(d)) table.back[d - 1].add(digit);
        }
        board_.add_pair({scope.cells()[0], scope.cells()[1], 0, scope.source(), false}, std::move(table));
    }
}

void Workspace::next_moment() {
    almost_sets_.reset();
    links_.reset();
}

Scope& Workspace::whole() {
    if (!whole_) {
        std::vector<int> cells(board_.cells());
        std::iota(cells.begin(), cells.end(), 0);
        whole_.emplace(board_, std::move(cells), board_.problem().rules, -1);
    }
    return *whole_;
}

LinkGraph& Workspace::links(const Position& at, Stop& stop) {
    if (!links_) links_.emplace(board_, scopes_, at, stop);
    return *links_;
}

const AlmostSets& Workspace::almost_sets(const Position& at, Stop& stop) {
    if (!almost_sets_) almost_sets_.emplace(board_, at, links(at, stop), stop);
    return *almost_sets_;
}

std::vector<Joined>& Workspace::joined() {
    if (joined_) return *joined_;
    joined_.emplace();
    std::vector<Part> parts;
    for (std::size_t source = 0; source < board_.sources().size(); ++source) {
        for (const int at : board_.sources()[source].rules) {
            const auto& rule = board_.problem().rules[at];
            if (rule.kind != Kind::among) parts.push_back({static_cast<int>(source), at, sorted(cells_of(rule))});
        }
    }
    if (parts.size() > kMostJoined) return *joined_;
    Groups groups(board_, *joined_);
    std::vector<const Part*> small;
    for (const auto& part : parts)
        if (part.cells.size() <= kSmall) small.push_back(&part);
    if (small.size() <= kMostRules) {
        for (const Part* seed : small) {
            std::vector<const Part*> group{seed};
            std::vector<int> cells = seed->cells;
            bool several = false;
            for (const Part* part : small) {
                if (part == seed || common(part->cells, cells).empty()) continue;
                auto both = united(part->cells, cells);
                if (both.size() > kJoined) continue;
                group.push_back(part);
                cells = std::move(both);
                several = several || part->source != seed->source;
            }
            if (several) groups.add(group, cells, -1);
        }
    }
    for (std::size_t h = 0; h < board_.houses().size(); ++h) {
        if (!board_.houses()[h].whole) continue;
        const auto within = sorted(board_.houses()[h].cells);
        std::vector<std::pair<std::size_t, const Part*>> meeting;
        for (const auto& part : parts) {
            const auto inside = common(part.cells, within).size();
            if (inside > 1 && part.cells.size() <= within.size())
                meeting.push_back({part.cells.size() - inside, &part});
        }
        std::stable_sort(meeting.begin(), meeting.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        std::vector<const Part*> group;
        std::vector<int> cells = within;
        for (const auto& [beyond, part] : meeting) {
            auto both = united(part->cells, cells);
            if (both.size() > within.size() + kBeyond) continue;
            group.push_back(part);
            cells = std::move(both);
        }
        if (!group.empty()) groups.add(group, cells, static_cast<int>(h));
    }
    std::size_t paired = 0;
    for (std::size_t a = 0; a < parts.size() && parts.size() <= kMostRules; ++a) {
        for (std::size_t b = a + 1; b < parts.size() && paired < kMostPaired; ++b) {
            if (parts[a].source == parts[b].source || common(parts[a].cells, parts[b].cells).empty()) continue;
            auto both = united(parts[a].cells, parts[b].cells);
            if (both.size() > kPaired) continue;
            groups.add({&parts[a], &parts[b]}, std::move(both), -1);
            ++paired;
        }
    }
    return *joined_;
}

Totals& Workspace::totals() {
    if (totals_) return *totals_;
    totals_.emplace();
    std::vector<bool> taken(board_.cells());
    for (const bool cages : {true, false}) {
        for (const auto& rule : board_.problem().rules) {
            const bool plain = rule.kind == Kind::sum && std::all_of(rule.numbers.begin() + 1, rule.numbers.end(),
                                                                     [](int weight) { return weight == 1; });
            if (cages ? rule.kind != Kind::cage : !plain) continue;
            if (std::any_of(rule.cells.begin(), rule.cells.end(), [&](int cell) { return taken[cell]; })) continue;
            for (const int cell : rule.cells) taken[cell] = true;
            totals_->cages.push_back({rule.cells, rule.numbers[0]});
        }
    }
    if (totals_->cages.empty()) return *totals_;
    const auto& houses = board_.houses();
    const auto add = [&](std::vector<int> some) {
        std::vector<bool> cells(board_.cells());
        for (const int h : some) {
            for (const int cell : houses[h].cells) {
                if (cells[cell]) return;
                cells[cell] = true;
            }
        }
        const int count = static_cast<int>(some.size());
        Region region{std::move(some), {}};
        for (const bool overlapping : {false, true}) {
            Rest rest = rest_of(cells, count, *totals_, board_, overlapping);
            if (!overlapping || rest.cells != region.rests[0].cells) region.rests.push_back(std::move(rest));
        }
        totals_->regions.push_back(std::move(region));
    };
    std::vector<int> rows, columns, blocks;
    for (std::size_t h = 0; h < houses.size(); ++h) {
        if (!houses[h].whole) continue;
        add({static_cast<int>(h)});
        (houses[h].kind == HouseKind::row      ? rows
         : houses[h].kind == HouseKind::column ? columns
                                               : blocks)
            .push_back(static_cast<int>(h));
    }
    for (const auto& lines : {rows, columns}) {
        for (std::size_t count = 2; count <= kMostHouses && count < lines.size(); ++count) {
            for (std::size_t first = 0; first + count <= lines.size(); ++first)
                add({lines.begin() + static_cast<std::ptrdiff_t>(first),
                     lines.begin() + static_cast<std::ptrdiff_t>(first + count)});
        }
    }
    for (std::size_t a = 0; a < blocks.size() && blocks.size() <= 64; ++a) {
        for (std::size_t b = a + 1; b < blocks.size(); ++b) add({blocks[a], blocks[b]});
    }
    return *totals_;
}

}  // namespace ninefold::logic::any
