// Exocets of any shape, judged by all the ways in which a digit can be placed in the grid. Two cells of a box in one
// line, the base, have three or four digits together. Two targets anywhere: if for each of these digits every way that
// has it in the base has it in a target too, the targets hold just the two digits of the base. Junior exocets are the
// case in which the targets stand in the base's band; these may stand outside it (senior exocets), and the lines that
// hold the digit may be rows, columns and boxes.
//
// So of each digit only the ways count that have it in the base and in a target, or in neither: a candidate that is in
// none of them is false. And the targets lose all digits but those of the base.
//
// Double exocet: two of them with the same four digits, their bases and targets eight cells. If no way has a digit in
// both bases, each of the four digits is in just one of them, and in a target of that one: fewer ways are left.
#include <algorithm>
#include <vector>

#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

constexpr std::size_t kMostWays = 3000;  // of a digit: with more of them it is not looked at

struct Exocet {
    CellSet base, targets;
    Mask digits;
};

class AnyExocets {
  public:
    explicit AnyExocets(Query& query) : query_(query), grid_(query.grid) {
        for (int digit = 1; digit <= kSize; ++digit) place(digit, 0, {}, 0, 0);
    }

    void find() {
        std::vector<Exocet> found;
        for (int line = 0; line < 2 * kSize; ++line)
            for (int box = 2 * kSize; box < 3 * kSize; ++box) {
                const CellSet piece = house_cells(line) & house_cells(box) & grid_.empty();
                for (const int one : piece)
                    for (const int other : piece)
                        if (one < other && !query_.stop.now()) with_base(CellSet::of({one, other}), found);
            }
        if (query_.wants(Technique::double_exocet))
            for (std::size_t i = 0; i < found.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    if (query_.enough() || query_.stop.now()) return;
                    judge_both(found[j], found[i]);
                }
        // Those that are no junior exocets first: with a target outside the band and the stack of the base.
        std::stable_partition(found.begin(), found.end(), [](const Exocet& one) {
            const int cell = one.base.first();
            const auto inside = [&](int line) {
                const CellSet chute = house_cells(line) | house_cells(line + 1) | house_cells(line + 2);
                return one.targets.within(chute);
            };
            return !inside(cell / kSize / 3 * 3) && !inside(kFirstColumn + cell % kSize / 3 * 3);
        });
        if (query_.wants(Technique::exocet))
            for (const Exocet& one : found) {
                if (query_.enough()) return;
                judge(one);
            }
    }

  private:
    bool can_hold(int cell, int digit) const {
        return grid_.digit(cell) == digit || (grid_.digit(cell) == 0 && grid_.has(cell, digit));
    }

    void place(int digit, int row, CellSet way, unsigned columns, unsigned boxes) {
        std::vector<CellSet>& ways = ways_[digit];
        if (ways.size() > kMostWays) return;
        if (row == kSize) {
            ways.push_back(way);
            every_[digit] |= way;
            return;
        }
        for (int column = 0; column < kSize; ++column) {
            const unsigned box = 1u << (row / 3 * 3 + column / 3);
            const int cell = row * kSize + column;
            if ((columns >> column & 1) || (boxes & box) || !can_hold(cell, digit)) continue;
            place(digit, row + 1, way | CellSet::only(cell), columns | 1u << column, boxes | box);
        }
    }

    void with_base(CellSet base, std::vector<Exocet>& found) const {
        Mask digits = 0;
        for (const int cell : base) digits |= grid_.mask(cell);
        if (std::popcount(digits) < 3 || std::popcount(digits) > 4) return;
        for (const int digit : each_digit(digits))
            if (ways_[digit].size() > kMostWays) return;
        const auto missing = [&](CellSet targets) -> const CellSet* {
            for (const int digit : each_digit(digits))
                for (const CellSet& way : ways_[digit])
                    if (way.meets(base) && !way.meets(targets)) return &way;
            return nullptr;
        };
        // Each way has to meet a target: those of the first that does not are all that can be tried.
        const CellSet* first = missing({});
        if (first == nullptr) return;
        for (const int one : (*first - base) & grid_.empty()) {
            const CellSet* second = missing(CellSet::only(one));
            if (second == nullptr) continue;
            for (const int other : (*second - base) & grid_.empty()) {
                const CellSet targets = CellSet::of({one, other});
                if (missing(targets) != nullptr) continue;
                const auto same = [&](const Exocet& have) { return have.base == base && have.targets == targets; };
                if (std::none_of(found.begin(), found.end(), same)) found.push_back({base, targets, digits});
            }
        }
    }

    // Where a digit can be if it is in base and targets, or in neither.
    CellSet possible(int digit, const Exocet& one) const {
        CellSet all;
        for (const CellSet& way : ways_[digit])
            if (way.meets(one.base) == way.meets(one.targets)) all |= way;
        return all;
    }

    void judge(const Exocet& one) {
        std::array<CellSet, 10> keep;
        for (const int digit : each_digit(one.digits)) keep[digit] = possible(digit, one);
        tell(Technique::exocet, one.digits, one.base, one.targets, keep);
    }

    void judge_both(const Exocet& one, const Exocet& other) {
        if (one.digits != other.digits || std::popcount(one.digits) != 4) return;
        const CellSet base = one.base | other.base, targets = one.targets | other.targets;
        if ((base | targets).count() != 8) return;
        std::array<CellSet, 10> keep;
        bool more = false;
        for (const int digit : each_digit(one.digits)) {
            for (const CellSet& way : ways_[digit]) {
                if (way.meets(one.base) != way.meets(one.targets) || way.meets(other.base) != way.meets(other.targets))
                    continue;
                if (way.meets(one.base) && way.meets(other.base)) return;
                if (way.meets(base)) keep[digit] |= way;
            }
            const CellSet alone = possible(digit, one) & possible(digit, other) & grid_.cells_of(digit);
            more = more || !alone.within(keep[digit]);
        }
        if (more) tell(Technique::double_exocet, one.digits, base, targets, keep);
    }

    // What no way at all has is another technique's.
    void tell(Technique technique, Mask digits, CellSet base, CellSet targets, const std::array<CellSet, 10>& keep) {
        Step step(technique, digits);
        for (const int cell : grid_.empty())
            for (const int digit : each_digit(grid_.mask(cell))) {
                const bool gone =
                    (digits & bit(digit)) != 0 ? every_[digit].has(cell) && !keep[digit].has(cell) : targets.has(cell);
                if (gone) step.eliminate(digit, CellSet::only(cell));
            }
        if (step.eliminations.empty()) return;
        step.use(base);
        step.evidence.sets.push_back({base, digits});
        step.evidence.sets.push_back({targets, digits});
        for (const int digit : each_digit(digits)) {
            step.mark(digit, base & grid_.cells_of(digit));
            step.mark(digit, targets & grid_.cells_of(digit), Role::pincer);
        }
        query_.add(std::move(step));
    }

    Query& query_;
    const Grid& grid_;
    std::array<std::vector<CellSet>, 10> ways_;
    std::array<CellSet, 10> every_;  // the cells of all ways
};

}  // namespace

void find_exocets(Query& query) { AnyExocets(query).find(); }

}  // namespace ninefold::logic
