// The scale of Sudoku Explainer for Python: kinds of steps, the next step, whole paths, ratings of many puzzles.
#include "bind/module.h"
#include "bind/signals.h"
#include "bind/steps.h"
#include "core/nine_digits.h"
#include "logic/explainer/batch.h"

namespace nb = nanobind;
using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::logic::explainer;

namespace {

nb::list kinds() {
    nb::list rows;
    for (int i = 0; i < kKinds; ++i) {
        const KindRow& kind = explainer::row(static_cast<Kind>(i));
        rows.append(nb::make_tuple(text(kind.id), text(kind.name), text(kind.family)));
    }
    return rows;
}

// (kind, complexity, chains, inner proofs); a chain is its lines: cell, digit, true or false, the house that forces it,
// the inner proof or the kind of the technique that concludes it, and the lines before it that it follows from.
nb::tuple proof_tuple(const Proof& proof) {
    const auto line = [](const ProofLine& l) {
        const nb::object house = l.house < 0 ? nb::none() : nb::object(nb::int_(int(l.house)));
        const nb::object inner = l.inner < 0 ? nb::none() : nb::object(nb::int_(int(l.inner)));
        const nb::object rule = l.advanced ? nb::object(text(explainer::row(l.rule).id)) : nb::none();
        return nb::make_tuple(int(l.cell), int(l.digit), l.on, house, inner, rule,
                              tuple_of(l.parents, [](int parent) { return nb::int_(parent); }));
    };
    return nb::make_tuple(text(explainer::row(proof.kind).id), int(proof.complexity),
                          tuple_of(proof.chains, [&](const ProofChain& chain) { return tuple_of(chain.lines, line); }),
                          tuple_of(proof.inner, proof_tuple));
}

nb::dict finding_dict(const Finding& finding) {
    nb::dict d = evidence_dict(finding.evidence);
    d["technique"] = text(explainer::row(finding.kind).id);
    d["rating"] = finding.tenths();
    d["level"] = finding.level;
    d["complexity"] = finding.complexity;
    d["digits"] = digits_tuple(finding.digits);
    nb::list placements;
    if (finding.placed.digit) placements.append(candidate_tuple(finding.placed));
    d["placements"] = nb::tuple(placements);
    d["eliminations"] = tuple_of(finding.eliminations, candidate_tuple);
    d["proof"] = finding.proof.chains.empty() ? nb::none() : nb::object(proof_tuple(finding.proof));
    return d;
}

nb::object next(const Grid& grid, Stop& stop) {
    Finding finding;
    const bool found = with_signals(stop, [&](Stop& stop) {
        const Board board = Board::of(grid);
        return !board.broken() && std::make_unique<Rater>()->next(board, true, stop, finding);
    });
    return found ? nb::object(finding_dict(finding)) : nb::none();
}

// (how it ended, the steps)
nb::tuple path(const Grid& grid, Stop& stop) {
    std::vector<Finding> findings;
    const Ratings ratings = with_signals(stop, [&](Stop& stop) {
        const auto rater = std::make_unique<Rater>();
        return rater->walk(Board::of(grid), true, stop, [&](const Finding& finding) { findings.push_back(finding); });
    });
    nb::list steps;
    for (const Finding& finding : findings) steps.append(finding_dict(finding));
    return nb::make_tuple(text(name_of(ratings.end)), steps);
}

// Puzzles of 81 digits each, one after the other: four bytes per puzzle, how it ended and ER, EP, ED in tenths.
nb::bytes rate(const nb::bytes& puzzles, unsigned threads, Stop& stop) {
    const std::size_t count = puzzles.size() / kCells;
    const auto* digits = static_cast<const std::uint8_t*>(puzzles.data());
    need_puzzles(digits, puzzles.size());
    const auto rated = with_signals(stop, [&](Stop& stop) { return rate_batch(digits, count, threads, stop); });
    std::string out;
    out.reserve(4 * count);
    for (const Ratings& ratings : rated)
        for (const int value : {static_cast<int>(ratings.end), ratings.er, ratings.ep, ratings.ed})
            out.push_back(static_cast<char>(value));
    return nb::bytes(out.data(), out.size());
}

}  // namespace

void bind_explainer(nb::module_& module) {
    module.def("explainer_kinds", &kinds);
    module.def("explainer_next_step", &next, nb::arg("grid"), nb::arg("stop"));
    module.def("explainer_path", &path, nb::arg("grid"), nb::arg("stop"));
    module.def("explainer_rate", &rate, nb::arg("puzzles"), nb::arg("threads"), nb::arg("stop"));
}
