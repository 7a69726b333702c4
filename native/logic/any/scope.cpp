#include "logic/any/scope.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "general/build.h"
#include "general/gate.h"
#include "general/sides.h"

namespace ninefold::logic::any {

namespace {

constexpr int kPatience = 300;               // guesses of the question whether a candidate occurs in a filling
constexpr int kMostAsked = 260;              // with more candidates than this, what the propagators say is all
constexpr std::size_t kMostRemembered = 64;  // fillings

template <int Words>
DigitSet<Words> narrowed(const Set& set) {
    if constexpr (Words == 2)
        return set;
    else
        return DigitSet<1>::of_word(set.word(0));
}

template <int Words>
class SpaceFiller final : public Filler {
  public:
    using Own = DigitSet<Words>;

    // Throws Interrupted when the stop ends it.
    SpaceFiller(const general::Problem& plain, Stop& stop) : shown_(static_cast<int>(plain.givens.size())) {
        const auto more = general::with_sides(plain);
        const general::Problem& problem = more ? *more : plain;
        space_ = general::build<Words>(problem, true, stop);
        alive_ = general::start(*space_, problem);
        space_->forget();
        calm_ = space_->activities();
    }

    bool narrow(Domains& domains, Stop& stop) override {
        const bool kept = begin(domains, stop);
        if (kept && !space_->paused()) read(domains);
        space_->undo(0);
        return kept;
    }

    bool fill(Domains& domains, Stop& stop) override {
        bool kept = begin(domains, stop);
        if (kept && !space_->paused()) {
            read(domains);
            int candidates = 0;
            for (const auto& each : domains) candidates += each.count();
            if (candidates <= kMostAsked) kept = ask(domains, stop);
        }
        space_->undo(0);
        return kept;
    }

    bool fills(const Domains& domains, Stop& stop) override {
        for (const auto& filling : fillings_)
            if (fits(filling, domains)) return true;
        int patience = kPatience;
        const bool found = begin(domains, stop) && (space_->paused() || search(patience, stop));
        if (found && patience > 0) remember();
        space_->undo(0);
        return found;
    }

    bool begin_trees(const Domains& domains, Stop& stop) override {
        space_->set_activities(calm_);
        return begin(domains, stop) && !space_->paused();
    }

    void end_trees() override { space_->undo(0); }

    double room(std::pair<int, int> supposed, Domains& left) override {
        const auto [cell, digit] = supposed;
        const std::size_t before = space_->trail_size();
        double bits = -1;
        left.clear();
        if ((*space_)[cell].has(digit) && place(cell, digit)) {
            bits = bits_left();
            left.resize(static_cast<std::size_t>(shown_));
            read(left);
        }
        space_->undo(before);
        return bits;
    }

    bool refute(std::pair<int, int> supposed, int leaves, Tree& tree, Stop& stop) override {
        tree = {};
        leaves_left_ = leaves;
        const std::size_t before = space_->trail_size();
        Way way{supposed};
        bool all = true;
        if (!(*space_)[supposed.first].has(supposed.second) || !place(supposed.first, supposed.second))
            tree.leaves.push_back(way);
        else
            all = split(way, tree, stop);
        space_->undo(before);
        return all;
    }

    bool refused(std::pair<int, int> supposed) override {
        const std::size_t before = space_->trail_size();
        const bool kept = (*space_)[supposed.first].has(supposed.second) && place(supposed.first, supposed.second);
        space_->undo(before);
        return !kept;
    }

    bool refute_nested(std::pair<int, int> supposed, std::uint64_t most_effort, Lemmas& lemmas, Stop& stop) override {
        lemmas = {};
        const std::size_t before = space_->trail_size();
        const bool refuted =
            !place(supposed.first, supposed.second) || exclude_one_by_one(space_->effort() + most_effort, lemmas, stop);
        if (!refuted) lemmas.room = bits_left();
        space_->undo(before);
        return refuted;
    }

    std::uint64_t effort() const override { return space_->effort(); }

  private:
    double bits_left() const {
        double bits = 0;
        for (int k = 0; k < shown_; ++k) bits += std::log2((*space_)[k].count());
        return bits;
    }
    // Each open candidate is tried alone, those of cells with few of them and many contradictions first; what fails
    // goes at once. True: something impossible is left.
    bool exclude_one_by_one(std::uint64_t until, Lemmas& lemmas, Stop& stop) {
        std::vector<std::pair<double, int>> order;
        for (bool again = true; again;) {
            again = false;
            order.clear();
            for (int cell = 0; cell < shown_; ++cell) {
                const int count = (*space_)[cell].count();
                if (count > 1) order.emplace_back(count / space_->activity(cell), cell);
            }
            if (order.empty()) {
                lemmas.filling.resize(static_cast<std::size_t>(shown_));
                read(lemmas.filling);
                return false;
            }
            std::sort(order.begin(), order.end());
            for (const auto& [rank, cell] : order) {
                const Own digits = (*space_)[cell];
                for (int digit = digits.first(); digit != 0; digit = digits.after(digit)) {
                    if (space_->paused() || stop.look() || space_->effort() > until) return false;
                    if ((*space_)[cell].single() || !(*space_)[cell].has(digit)) continue;
                    if (!refused({cell, digit})) continue;
                    lemmas.gone.emplace_back(cell, digit);
                    if (!space_->remove(cell, Own::only(digit)) || !space_->propagate()) return true;
                    again = true;
                }
            }
        }
        lemmas.ended = true;
        return false;
    }
    // Every digit of one cell is a case of its own.
    bool split(Way& way, Tree& tree, Stop& stop) {
        if (space_->paused() || stop.look()) return false;
        int best = -1;
        double least = 0;
        for (int cell = 0; cell < shown_; ++cell) {
            const int count = (*space_)[cell].count();
            if (count < 2) continue;
            const double rank = count / space_->activity(cell);
            if (best < 0 || rank < least) best = cell, least = rank;
        }
        if (best < 0) {
            tree.filling.resize(static_cast<std::size_t>(shown_));
            read(tree.filling);
            return false;
        }
        const Own digits = (*space_)[best];
        leaves_left_ -= digits.count() - 1;
        if (leaves_left_ <= 0) return false;
        for (int digit = digits.first(); digit != 0; digit = digits.after(digit)) {
            const std::size_t before = space_->trail_size();
            way.emplace_back(best, digit);
            bool refuted = true;
            if (!place(best, digit))
                tree.leaves.push_back(way);
            else
                refuted = split(way, tree, stop);
            way.pop_back();
            space_->undo(before);
            if (!refuted) return false;
        }
        return true;
    }
    bool begin(const Domains& domains, Stop& stop) {
        if (!alive_) return false;
        space_->work_under(stop);
        // Seen before anything changes: work that waits would be that of a position which is given up.
        for (int k = 0; k < shown_; ++k) {
            if (!(*space_)[k].intersects(narrowed<Words>(domains[k]))) return false;
        }
        for (int k = 0; k < shown_; ++k) space_->keep(k, narrowed<Words>(domains[k]));
        return space_->propagate();
    }
    void read(Domains& domains) const {
        for (int k = 0; k < shown_; ++k) {
            Set set;
            const Own& here = (*space_)[k];
            for (int d = here.first(); d != 0; d = here.after(d)) set.add(d);
            domains[k] = set;
        }
    }

    bool ask(Domains& domains, Stop& stop) {
        Domains seen(domains.size());
        std::erase_if(fillings_, [&](const Filling& filling) { return !fits(filling, domains); });
        for (const auto& filling : fillings_) {
            for (int k = 0; k < shown_; ++k) seen[k].add(filling[k]);
        }
        for (int k = 0; k < shown_; ++k) {
            const Set asked = domains[k];
            for (int digit = asked.first(); digit != 0; digit = asked.after(digit)) {
                if (seen[k].has(digit)) continue;
                if (stop.look()) return true;
                const std::size_t before = space_->trail_size();
                int patience = kPatience;
                const bool found = place(k, digit) && search(patience, stop);
                if (found && space_->open() == 0 && patience > 0) {
                    for (int j = 0; j < shown_; ++j) seen[j].add((*space_)[j].first());
                    remember();
                }
                space_->undo(before);
                if (found)
                    seen[k].add(digit);
                else
                    domains[k].remove(digit);
            }
            if (domains[k].empty()) return false;
        }
        return true;
    }
    // A filling that still fits answers without a search; one that was searched for in vain would have been found.
    using Filling = std::vector<std::uint8_t>;
    bool fits(const Filling& filling, const Domains& domains) const {
        for (int k = 0; k < shown_; ++k)
            if (!domains[k].has(filling[k])) return false;
        return true;
    }
    void remember() {
        if (space_->open() != 0 || space_->paused() || fillings_.size() >= kMostRemembered) return;
        Filling filling;
        for (int k = 0; k < shown_; ++k) filling.push_back(static_cast<std::uint8_t>((*space_)[k].first()));
        fillings_.push_back(std::move(filling));
    }
    bool place(int cell, int digit) { return space_->place(cell, digit) && space_->propagate(); }

    // A filling from here on, which it leaves in the space; true as well where it is given up.
    bool search(int& patience, Stop& stop) {
        if (space_->paused() || space_->open() == 0) return true;
        int best = -1, fewest = 0;
        for (int cell = 0; cell < space_->cells(); ++cell) {
            const int count = (*space_)[cell].count();
            if (count > 1 && (best < 0 || count < fewest)) best = cell, fewest = count;
        }
        if (best < 0) return true;
        const Own digits = (*space_)[best];
        for (int digit = digits.first(); digit != 0; digit = digits.after(digit)) {
            if (--patience <= 0 || stop.now()) {
                patience = 0;
                return true;
            }
            const std::size_t before = space_->trail_size();
            if (place(best, digit) && search(patience, stop)) return true;
            space_->undo(before);
        }
        return false;
    }

    int shown_;
    int leaves_left_ = 0;
    bool alive_ = true;
    std::vector<Filling> fillings_;
    std::vector<double> calm_;  // how active the cells are before any search
    std::unique_ptr<general::Space<Words>> space_;
};

void renumber(general::Rule& rule, const std::map<int, int>& place) {
    for (int& cell : rule.cells) cell = place.at(cell);
    for (auto& alternative : rule.alternatives) {
        for (auto& inner : alternative) renumber(inner, place);
    }
}

}  // namespace

Scope::Scope(const Board& board, std::vector<int> cells, std::vector<general::Rule> rules, int source)
    : board_(&board), cells_(std::move(cells)), rules_(std::move(rules)), source_(source) {
    if (rules_.size() == 1 && rules_[0].kind == general::Rule::Kind::cage && source >= 0) {
        is_cage_ = true;
        total_ = rules_[0].numbers[0];
    }
}
Scope::~Scope() = default;
Scope::Scope(Scope&&) noexcept = default;

Filler* Scope::filler(Stop& stop) {
    if (filler_ || refused_) return filler_.get();
    std::map<int, int> place;
    for (std::size_t k = 0; k < cells_.size(); ++k) place[cells_[k]] = static_cast<int>(k);
    general::Problem problem;
    problem.size = board_->size();
    problem.givens.assign(cells_.size(), 0);
    for (const auto& house : board_->houses()) {
        std::vector<int> met;
        for (const int cell : house.cells) {
            if (const auto at = place.find(cell); at != place.end()) met.push_back(at->second);
        }
        if (met.size() > 1 && std::find(problem.houses.begin(), problem.houses.end(), met) == problem.houses.end())
            problem.houses.push_back(std::move(met));
    }
    std::map<int, int> tables;
    const auto own_tables = [&](auto& self, general::Rule& rule) -> void {
        if (rule.table >= 0) {
            const auto [at, fresh] = tables.try_emplace(rule.table, static_cast<int>(problem.tables.size()));
            if (fresh) problem.tables.push_back(board_->problem().tables[rule.table]);
            rule.table = at->second;
        }
        for (auto& alternative : rule.alternatives) {
            for (auto& inner : alternative) self(self, inner);
        }
    };
    problem.rules = rules_;
    for (auto& rule : problem.rules) {
        renumber(rule, place);
        own_tables(own_tables, rule);
    }
    if (!general::fault(problem).empty()) {
        refused_ = true;
        return nullptr;
    }
    try {
        if (board_->size() <= 64)
            filler_ = std::make_unique<SpaceFiller<1>>(problem, stop);
        else
            filler_ = std::make_unique<SpaceFiller<2>>(problem, stop);
    } catch (const general::Interrupted&) {
        stop.look();
    }
    return filler_.get();
}

Domains Scope::domains(const Position& at) const {
    Domains domains;
    domains.reserve(cells_.size());
    for (const int cell : cells_) domains.push_back(at.domain(cell));
    return domains;
}

const Domains* Scope::possible(const Position& at, Stop& stop) {
    Domains now = domains(at);
    if (has_answer_ && now == asked_) return has_filling_ ? &answer_ : nullptr;
    Filler* const own = filler(stop);
    if (own == nullptr) return nullptr;
    Domains left = now;
    const bool filling = own->fill(left, stop);
    if (gave_up(stop)) return nullptr;  // and nothing is remembered
    asked_ = std::move(now);
    answer_ = std::move(left);
    has_answer_ = true;
    has_filling_ = filling;
    return filling ? &answer_ : nullptr;
}

Set Scope::required(const Position& at, int most, Stop& stop) {
    Domains now = domains(at);
    if (!asked_required_.empty() && now == asked_required_) return required_;
    Filler* const own = filler(stop);
    Set found;
    if (own == nullptr) return found;
    for (int digit = 1; digit <= board_->size(); ++digit) {
        Domains without = now;
        int places = 0;
        bool empty = false;
        for (auto& each : without) {
            if (!each.has(digit)) continue;
            ++places;
            each.remove(digit);
            empty = empty || each.empty();
        }
        if (places < 2 || places > most) continue;
        if (empty || !own->fills(without, stop)) found.add(digit);
        if (gave_up(stop)) return {};
    }
    asked_required_ = std::move(now);
    return required_ = found;
}

const ScopeLinks& Scope::links(const Position& at, Stop& stop) {
    const Domains now = domains(at);
    if (now == asked_links_) return links_;
    asked_links_.clear();
    links_ = {};
    const int count = static_cast<int>(cells_.size());
    for (int k = 0; k < count; ++k) {
        if (at.digits[cells_[k]] != 0) continue;
        for (int d = now[k].first(); d != 0; d = now[k].after(d)) {
            if (stop.look()) return links_;
            Domains tried = now;
            tried[k] = Set::only(d);
            if (narrow(tried, stop) && !stop.stopped()) {
                for (int j = 0; j < count; ++j) {
                    if (j == k || at.digits[cells_[j]] != 0) continue;
                    const Set gone = now[j].without(tried[j]);
                    for (int g = gone.first(); g != 0; g = gone.after(g)) links_.weak.push_back({k, d, j, g});
                }
            }
            if (now[k].count() < 2) continue;
            Domains without = now;
            without[k].remove(d);
            if (!narrow(without, stop) || stop.stopped()) continue;
            for (int j = 0; j < count; ++j) {
                if (j != k && now[j].count() > 1 && without[j].single())
                    links_.strong.push_back({k, d, j, without[j].first()});
            }
        }
    }
    asked_links_ = now;
    return links_;
}

bool Scope::narrow(Domains& domains, Stop& stop) {
    Filler* const own = filler(stop);
    const bool kept = own == nullptr || own->narrow(domains, stop);
    return gave_up(stop) || kept;
}

bool Scope::gave_up(Stop& stop) {
    if (!stop.look()) return false;
    filler_.reset();  // it may be in the middle of its work
    return true;
}

}  // namespace ninefold::logic::any
