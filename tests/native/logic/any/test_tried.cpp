// What a path remembers of candidates that were supposed in vain: until something else follows from them.
#include "check.h"
#include "logic/any/tried.h"

using namespace ninefold;
using namespace ninefold::logic::any;

namespace {

// Two cells with the digits 1 to 3.
Position two_cells() { return {std::vector<std::uint8_t>(2), {Set::all(3), Set::all(3)}}; }

Domains domains(std::initializer_list<std::initializer_list<int>> cells) {
    Domains all;
    for (const auto& digits : cells) {
        Set set;
        for (const int digit : digits) set.add(digit);
        all.push_back(set);
    }
    return all;
}

int levels_after(Tried& tried, const Position& at, Domains left) { return tried.meet({0, 1}, at, left, 1).levels; }

}  // namespace

TEST("what was tried counts as long as a supposition leaves the same") {
    Tried tried;
    Position at = two_cells();
    Domains left = domains({{1}, {2, 3}});
    tried.meet({0, 1}, at, left, 1).levels = 3;
    CHECK_EQ(levels_after(tried, at, domains({{1}, {2, 3}})), 3);
    at.open[1].remove(1);  // had gone inside of the supposition, too
    CHECK_EQ(levels_after(tried, at, domains({{1}, {2, 3}})), 3);
    at.open[1].remove(3);  // and so nothing else follows
    CHECK_EQ(levels_after(tried, at, domains({{1}, {2}})), 3);
}

TEST("what was tried does not count once something else follows") {
    Tried tried;
    Position at = two_cells();
    Domains left = domains({{1}, {1, 2, 3}});
    tried.meet({0, 1}, at, left, 1).levels = 3;
    at.open[1].remove(3);
    CHECK_EQ(levels_after(tried, at, domains({{1}, {2}})), 0);
}

TEST("what a supposition left holds until something of it is gone") {
    Tried tried;
    Position at = two_cells();
    tried.next_moment(at);
    Domains left = domains({{1}, {2, 3}});
    auto& trial = tried.meet({0, 1}, at, left, 1);
    trial.by_rules = domains({{1}, {1, 2, 3}});
    at.open[1].remove(1);
    tried.next_moment(at);
    CHECK(trial.now);
    CHECK(trial.by_rules.empty());
    at.open[1].remove(3);
    tried.next_moment(at);
    CHECK(!trial.now);
    at.open[0].remove(1);
    tried.next_moment(at);
    CHECK(tried.known({0, 1}) == nullptr);
}

TEST("fillings are remembered as long as they fit") {
    Tried tried;
    Position at = two_cells();
    tried.fillings(at).push_back(domains({{1}, {2}}));
    CHECK_EQ(tried.fillings(at).size(), 1u);
    at.open[1].remove(2);
    CHECK_EQ(tried.fillings(at).size(), 0u);
}
