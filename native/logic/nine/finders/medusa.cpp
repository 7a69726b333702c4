// 3D Medusa: colouring over all digits. Candidates of which just one is true, the two of a cell or the two places of a
// digit in a house, get opposite colours, and so on through the net: all candidates of one colour are true, those of
// the other false. What a candidate of a colour rules out is false if that colour is true.
//   - A colour that rules out one of its own candidates, or all candidates of a cell or of a digit in a house, is
//   false.
//   - Otherwise a candidate that both colours rule out is false.
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

using Places = std::array<CellSet, 10>;  // cells by digit

class MedusaNet {
  public:
    explicit MedusaNet(const Grid& grid) : grid_(grid) {}

    bool has(int cell, int digit) const { return colors_[0][digit].has(cell) || colors_[1][digit].has(cell); }

    // Colours all that hangs together with a candidate.
    void color(int cell, int digit, int color) {
        if (has(cell, digit)) return;
        colors_[color][digit].add(cell);
        ++size_;
        if (grid_.bivalue().has(cell)) {
            const Mask other = static_cast<Mask>(grid_.mask(cell) & ~bit(digit));
            for (const int second : each_digit(other)) this->color(cell, second, 1 - color);
        }
        for (int house = 0; house < 3 * kSize; ++house) {
            if (!house_cells(house).has(cell)) continue;
            const CellSet places = grid_.cells_of(digit, house);
            if (places.count() == 2) this->color((places - CellSet::only(cell)).first(), digit, 1 - color);
        }
    }

    std::optional<Step> step() const {
        if (size_ < 4) return {};
        const std::array<Places, 2> out = {ruled_out(colors_[0]), ruled_out(colors_[1])};
        Step step(Technique::medusa, digits());
        for (const int color : {0, 1}) {
            if (!fails(colors_[color], out[color], step)) continue;
            for (const int cell : grid_.empty())
                for (const int digit : each_digit(grid_.mask(cell)))
                    if (colors_[color][digit].has(cell)) step.eliminate(digit, CellSet::only(cell));
            return told(std::move(step));
        }
        for (const int cell : grid_.empty())
            for (const int digit : each_digit(grid_.mask(cell)))
                if (out[0][digit].has(cell) && out[1][digit].has(cell) && !has(cell, digit))
                    step.eliminate(digit, CellSet::only(cell));
        if (step.eliminations.empty()) return {};
        return told(std::move(step));
    }

  private:
    Places ruled_out(const Places& color) const {
        Places out;
        for (int digit = 1; digit <= kSize; ++digit)
            for (const int cell : color[digit]) {
                out[digit] |= peers(cell) & grid_.cells_of(digit);
                for (const int other : each_digit(grid_.mask(cell)))
                    if (other != digit) out[other].add(cell);
            }
        return out;
    }

    // Whether a colour cannot be true; then the step names the cell or the house that would be left with nothing.
    bool fails(const Places& color, const Places& out, Step& step) const {
        for (int digit = 1; digit <= kSize; ++digit)
            if (color[digit].meets(out[digit])) return true;
        for (const int cell : grid_.empty()) {
            bool left = false;
            for (const int digit : each_digit(grid_.mask(cell))) left = left || !out[digit].has(cell);
            if (left) continue;
            step.use(CellSet::only(cell));
            return true;
        }
        for (int house = 0; house < 3 * kSize; ++house)
            for (int digit = 1; digit <= kSize; ++digit) {
                const CellSet places = grid_.cells_of(digit, house);
                if (places.empty() || !places.within(out[digit])) continue;
                step.house(house);
                return true;
            }
        return false;
    }

    Mask digits() const {
        Mask used = 0;
        for (int digit = 1; digit <= kSize; ++digit)
            if (!(colors_[0][digit] | colors_[1][digit]).empty()) used |= bit(digit);
        return used;
    }

    Step told(Step&& step) const {
        for (int digit = 1; digit <= kSize; ++digit) {
            step.mark(digit, colors_[0][digit], Role::color_a);
            step.mark(digit, colors_[1][digit], Role::color_b);
        }
        return std::move(step);
    }

    const Grid& grid_;
    std::array<Places, 2> colors_;
    int size_ = 0;
};

}  // namespace

void find_medusas(Query& query) {
    const Grid& grid = query.grid;
    std::vector<MedusaNet> nets;
    for (const int cell : grid.empty())
        for (const int digit : each_digit(grid.mask(cell))) {
            if (std::any_of(nets.begin(), nets.end(), [&](const MedusaNet& net) { return net.has(cell, digit); }))
                continue;
            nets.emplace_back(grid);
            nets.back().color(cell, digit, 0);
            if (auto step = nets.back().step(); step && std::popcount(step->digits) > 1) query.add(std::move(*step));
            if (query.enough()) return;
        }
}

}  // namespace ninefold::logic
