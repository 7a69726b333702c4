#include "logic/any/scope.h"

#include <algorithm>
#include <map>

#include "general/gate.h"
#include "logic/any/space_filler.h"

namespace ninefold::logic::any {

namespace {

constexpr std::size_t kMostNarrowed = 256;  // questions that are remembered

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

bool Scope::narrow(Domains& domains, std::uint64_t& effort, Stop& stop) {
    if (narrowed_.empty()) narrowed_.resize(kMostNarrowed);
    std::uint64_t hash = 0;
    for (const auto& each : domains) hash = (hash ^ each.word(0) ^ each.word(1) << 7) * 0x9E3779B97F4A7C15ULL;
    Narrowed& known = narrowed_[(hash >> 40) % kMostNarrowed];
    if (known.asked != domains) {
        Domains asked = domains;
        const Filler* const own = filler(stop);
        const std::uint64_t before = own == nullptr ? 0 : own->effort();
        const bool kept = narrow(domains, stop);
        if (stop.stopped()) return kept;
        known = {std::move(asked), domains, own == nullptr ? 0 : own->effort() - before, kept};
    } else {
        domains = known.left;
    }
    effort += known.effort;
    return known.kept;
}

bool Scope::gave_up(Stop& stop) {
    if (!stop.look()) return false;
    filler_.reset();  // it may be in the middle of its work
    return true;
}

}  // namespace ninefold::logic::any
