// Boards drawn by hand: an empty grid, then the few things that matter.
//
//   Sketch().places(5, "r1", "r1c2 r1c8")     5 fits in row 1 in these two cells only
//           .keep("r4c4", "27")               r4c4 keeps the candidates 2 and 7
#pragma once

#include <sstream>
#include <string>

#include "core/stop.h"
#include "logic/nine/finder.h"

namespace sketch {

using namespace ninefold;
using namespace ninefold::logic;

inline int cell(const std::string& name) { return 9 * (name[1] - '1') + name[3] - '1'; }

inline int house(const std::string& name) { return name[1] - '1' + (name[0] == 'r' ? 0 : name[0] == 'c' ? 9 : 18); }

inline CellSet cells(const std::string& names) {
    CellSet set;
    std::istringstream in(names);
    for (std::string name; in >> name;) set.add(cell(name));
    return set;
}

class Sketch {
  public:
    Sketch& places(int digit, const std::string& where, const std::string& names) {
        return remove(digit, house_cells(house(where)) - cells(names));
    }
    Sketch& keep(const std::string& name, const std::string& digits) {
        for (char digit = '1'; digit <= '9'; ++digit)
            if (digits.find(digit) == std::string::npos) grid_.eliminate(cell(name), digit - '0');
        return *this;
    }
    // The digit fits nowhere but in these cells of the whole board.
    Sketch& only(int digit, const std::string& names) { return remove(digit, CellSet::all() - cells(names)); }
    const Grid& grid() const { return grid_; }

  private:
    Sketch& remove(int digit, CellSet from) {
        for (const int cell : from) grid_.eliminate(cell, digit);
        return *this;
    }
    Grid grid_ = *read_grid(std::string(81, '.'));
};

// Every step of one technique.
inline std::vector<Step> steps(const Grid& grid, Technique technique, const Options& options = {}) {
    Workspace workspace;
    Stop stop;
    return find_all(grid, logic::only(technique), options, workspace, stop);
}

// `r1c1<>5 r1c2<>5` for eliminations, `r1c1=5` for placements.
inline std::string effect(const Step& step) {
    std::ostringstream out;
    const auto write = [&](const std::vector<Candidate>& list, const char* sign) {
        for (const auto& [cell, digit] : list)
            out << (out.tellp() > 0 ? " " : "") << 'r' << cell / 9 + 1 << 'c' << cell % 9 + 1 << sign << int(digit);
    };
    write(step.placements, "=");
    write(step.eliminations, "<>");
    return out.str();
}

// Whether one of the steps has exactly this effect.
inline const Step* find(const std::vector<Step>& steps, const std::string& expected) {
    for (const auto& step : steps)
        if (effect(step) == expected) return &step;
    return nullptr;
}

// A chain as it is written: `r1c2:5 = r1c8:5 - r3c7:5`. Groups list their cells.
inline std::string chain(const Step& step, std::size_t which = 0) {
    const auto& evidence = step.evidence;
    const std::size_t begin = evidence.chains[which];
    const std::size_t end = which + 1 < evidence.chains.size() ? evidence.chains[which + 1] : evidence.links.size();
    std::ostringstream out;
    const auto write = [&](const Node& node) {
        for (const int cell : node.cells) out << 'r' << cell / 9 + 1 << 'c' << cell % 9 + 1;
        out << ':' << int(node.digit);
    };
    write(evidence.links[begin].from);
    for (std::size_t i = begin; i < end; ++i) {
        out << (evidence.links[i].strong ? " = " : " - ");
        write(evidence.links[i].to);
    }
    return out.str();
}

}  // namespace sketch
