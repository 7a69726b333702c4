// The scale of Sudoku Explainer for Python: kinds of steps, the next step, whole paths, ratings of many puzzles.
#include <memory>

#include "bind/module.h"
#include "bind/signals.h"
#include "bind/steps.h"
#include "logic/explainer/rater.h"

namespace nb = nanobind;

namespace ninefold::bound_explainer {

using namespace logic;
using namespace logic::explainer;

namespace {

// A technique of the catalogue is the catalogue's; the others have their row here alone.
nb::object technique(Kind kind, const StepModel& model) {
    const KindRow& row = explainer::row(kind);
    const auto known = technique_of_id(row.id);
    return known ? model.technique(logic::row(*known)) : model.technique(row.id, row.name, row.family);
}

nb::list kinds() {
    const StepModel model;
    nb::list techniques;
    for (int i = 0; i < kKinds; ++i) techniques.append(technique(static_cast<Kind>(i), model));
    return techniques;
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

std::span<const Candidate> placements(const Finding& finding) {
    return {&finding.placed, finding.placed.digit ? std::size_t{1} : std::size_t{0}};
}

// (step, rating in tenths, how deep techniques are nested in its chains, proof)
nb::tuple told(const Finding& finding, const StepModel& model) {
    const nb::object proof = finding.proof.chains.empty() ? nb::none() : nb::object(proof_tuple(finding.proof));
    return nb::make_tuple(model.step(technique(finding.kind, model), placements(finding), finding.eliminations,
                                     finding.evidence, finding.digits),
                          finding.tenths(), finding.level, proof);
}

nb::object next(const Grid& grid, Stop& stop) {
    Finding finding;
    const bool found = with_signals(stop, [&](Stop& stop) {
        const Board board = Board::of(grid);
        return !board.broken() && std::make_unique<Rater>()->next(board, true, stop, finding);
    });
    return found ? nb::object(told(finding, StepModel())) : nb::none();
}

// (how it ended, each step with the digits and candidates after it)
nb::tuple path(const Grid& start, Stop& stop) {
    Grid grid = start;
    std::vector<Finding> findings;
    std::vector<Position> positions;
    const Ratings ratings = with_signals(stop, [&](Stop& stop) {
        const auto rater = std::make_unique<Rater>();
        return rater->walk(Board::of(start), true, stop, [&](const Finding& finding) {
            findings.push_back(finding);
            for (const Candidate& gone : finding.eliminations) grid.eliminate(gone.cell, gone.digit);
            for (const Candidate& placed : placements(finding)) grid.place(placed.cell, placed.digit);
            positions.push_back(Position::of(grid));
        });
    });
    const StepModel model;
    nb::list steps;
    for (std::size_t i = 0; i < findings.size(); ++i)
        steps.append(
            nb::make_tuple(told(findings[i], model), positions[i].digit_bytes(), positions[i].candidate_masks()));
    return nb::make_tuple(text(name_of(ratings.end)), steps);
}

}  // namespace

void bind(nb::module_& module) {
    module.def("explainer_kinds", &kinds);
    module.def("explainer_next_step", &next, nb::arg("grid"), nb::arg("stop"));
    module.def("explainer_path", &path, nb::arg("grid"), nb::arg("stop"));
}

}  // namespace ninefold::bound_explainer
