// A board that falls into regions of equal size which nobody has drawn, seen from the sides between its cells: two
// cells that touch are in one region (kJoined) or there is a border between them (kBorder). Cells that are sure to be
// in one region, although it may not be known in which, form a piece; a piece must be able to grow to a region.
#pragma once

#include <map>

#include "general/space.h"

namespace ninefold::general {

constexpr int kJoined = 1, kBorder = 2;

struct Side {
    int a, b;  // the cells that touch, by their place on the board
    int cell;  // the one of the space that says whether there is a border
};

template <int Words>
class Borders final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    // cells: `count` of the board, as many labels, then for each cell the side to the right and the one below, where
    // there are such. first_alike: see links.h
    Borders(std::vector<int> cells, int region_size, int count, int columns, const std::vector<int>& first_alike)
        : Propagator<Words>(std::move(cells)),
          count_(count),
          region_size_(region_size),
          sides_of_(count),
          parents_(count),
          pieces_(count),
          steps_(count),
          rings_(region_size + 1) {
        const int* side = this->watched().data() + 2 * count;
        std::map<int, int> places;
        for (int k = 0; k < count; ++k) {
            first_.push_back(places.try_emplace(first_alike[label(k)], k).first->second);
            if (k % columns + 1 < columns && k + 1 < count) sides_.push_back({k, k + 1, *side++});
            if (k + columns < count) sides_.push_back({k, k + columns, *side++});
        }
        for (std::size_t k = 0; k < sides_.size(); ++k) {
            sides_of_[sides_[k].a].push_back({sides_[k].b, sides_[k].cell});
            sides_of_[sides_[k].b].push_back({sides_[k].a, sides_[k].cell});
        }
    }
    Price price() const override { return Price::matching; }

    bool propagate(Space<Words>& space) override {
        if (!news(space)) return true;
        const std::size_t before = space.trail_size();
        if (!gather(space) || !spread(space) || !draw(space) || !grow(space)) {
            settled_.clear();
            return false;
        }
        if (space.trail_size() == before) settled_ = seen_;
        return true;
    }

  private:
    struct Piece {
        std::vector<int> cells;
        Set labels, digits, placed;
        std::vector<int> apart;  // pieces that are in another region for sure
    };

    int cell(int k) const { return this->watched()[k]; }
    int label(int k) const { return this->watched()[count_ + k]; }
    static bool is_joined(const Space<Words>& space, int side) { return !space[side].has(kBorder); }
    static bool is_border(const Space<Words>& space, int side) { return !space[side].has(kJoined); }

    // Most changes are about candidates of cells that are not placed: nothing follows from them here. Whether anything
    // has changed since nothing followed.
    bool news(const Space<Words>& space) {
        seen_.clear();
        for (int k = 0; k < count_; ++k) {
            seen_.push_back(space[cell(k)]);
            seen_.push_back(space[label(k)]);
        }
        for (const Side& side : sides_) seen_.push_back(space[side.cell]);
        return seen_ != settled_;
    }

    int root(int k) {
        while (parents_[k] != k) k = parents_[k] = parents_[parents_[k]];
        return k;
    }
    void unite(int a, int b) {
        a = root(a), b = root(b);
        parents_[std::max(a, b)] = std::min(a, b);
    }

    bool gather(const Space<Words>& space) {
        std::copy(first_.begin(), first_.end(), parents_.begin());
        for (const Side& side : sides_) {
            if (is_joined(space, side.cell)) unite(side.a, side.b);
        }
        named_.assign(space.size() + 1, -1);
        for (int k = 0; k < count_; ++k) {
            if (!space[label(k)].single()) continue;
            int& first = named_[space[label(k)].first()];
            if (first < 0) first = k;
            unite(first, k);
        }
        for (int k = 0; k < count_; ++k) parents_[k] = root(k);
        for (int k = 0; k < count_; ++k) {
            Piece& piece = pieces_[parents_[k]];
            if (parents_[k] == k) {
                piece.cells.clear();
                piece.apart.clear();
                piece.labels = space.all();
                piece.digits = piece.placed = Set();
            }
            piece.cells.push_back(k);
            piece.labels &= space[label(k)];
            piece.digits |= space[cell(k)];
            if (!space[cell(k)].single()) continue;
            if (piece.placed.intersects(space[cell(k)])) return false;
            piece.placed |= space[cell(k)];
        }
        return true;
    }

    // What is true of one cell of a piece is true of all.
    bool spread(Space<Words>& space) {
        for (int k = 0; k < count_; ++k) {
            const Piece& piece = pieces_[parents_[k]];
            if (static_cast<int>(piece.cells.size()) > region_size_) return false;
            if (static_cast<int>(piece.cells.size()) > piece.digits.count()) return false;
            if (!space.keep(label(k), piece.labels)) return false;
            if (!space[cell(k)].single() && !space.remove(cell(k), piece.placed)) return false;
        }
        return true;
    }

    bool draw(Space<Words>& space) {
        for (const Side& side : sides_) {
            if (!is_border(space, side.cell)) continue;
            const int a = parents_[side.a], b = parents_[side.b];
            if (a == b) return false;
            pieces_[a].apart.push_back(b);
            pieces_[b].apart.push_back(a);
            if (pieces_[a].labels.single() && !space.remove(label(side.b), pieces_[a].labels)) return false;
            if (pieces_[b].labels.single() && !space.remove(label(side.a), pieces_[b].labels)) return false;
        }
        for (const Side& side : sides_) {
            if (space[side.cell].single()) continue;
            const int a = parents_[side.a], b = parents_[side.b];
            if (a == b) {
                if (!space.place(side.cell, kJoined)) return false;
            } else if (!may_join(a, b)) {
                if (!space.place(side.cell, kBorder)) return false;
            }
        }
        return true;
    }
    bool may_join(int a, int b) const {
        const Piece &one = pieces_[a], &other = pieces_[b];
        const int size = static_cast<int>(one.cells.size() + other.cells.size());
        return size <= region_size_ && one.labels.intersects(other.labels) && !one.placed.intersects(other.placed) &&
               (one.digits | other.digits).count() >= size &&
               std::find(one.apart.begin(), one.apart.end(), b) == one.apart.end();
    }

    bool grow(Space<Words>& space) {
        for (int k = 0; k < count_; ++k) {
            if (parents_[k] != k || static_cast<int>(pieces_[k].cells.size()) == region_size_) continue;
            if (!grow(space, k)) return false;
        }
        return true;
    }

    bool grow(Space<Words>& space, int start) {
        const bool named = pieces_[start].labels.single();
        const int more = region_size_ - size_of(start);
        std::fill(steps_.begin(), steps_.end(), kFar);
        for (int step = 0; step <= more; ++step) rings_[step].clear();
        steps_[start] = 0;
        rings_[0].push_back(start);
        int reached = size_of(start), next_pieces = 0, way = -1;
        for (int step = 0; step < more; ++step) {
            for (std::size_t at = 0; at < rings_[step].size(); ++at) {
                const int here = rings_[step][at];
                if (steps_[here] != step) continue;
                for (const int k : pieces_[here].cells) {
                    for (const auto& [other, side] : sides_of_[k]) {
                        const int next = parents_[other];
                        const int then = step + size_of(next);
                        if (then >= steps_[next] || then > more || is_border(space, side)) continue;
                        if (steps_[next] == kFar) {
                            if (!may_join(start, next)) continue;
                            reached += size_of(next);
                        }
                        steps_[next] = then;
                        rings_[then].push_back(next);
                        if (here == start) ++next_pieces, way = side;
                    }
                }
                // Nothing follows for a piece without a name that has more than one way, and room.
                if (!named && next_pieces > 1 && reached > region_size_) return true;
            }
        }
        if (reached < region_size_) return false;
        if (next_pieces == 1 && !space.place(way, kJoined)) return false;
        if (reached == region_size_ && !join_reached(space)) return false;
        for (int k = 0; named && k < count_; ++k) {
            if (steps_[parents_[k]] == kFar && !space.remove(label(k), pieces_[start].labels)) return false;
        }
        return true;
    }
    bool join_reached(Space<Words>& space) {
        for (const Side& side : sides_) {
            const bool both = steps_[parents_[side.a]] != kFar && steps_[parents_[side.b]] != kFar;
            if (both && !space.place(side.cell, kJoined)) return false;
        }
        return true;
    }
    int size_of(int piece) const { return static_cast<int>(pieces_[piece].cells.size()); }

    static constexpr int kFar = 1 << 30;

    int count_;
    int region_size_;
    std::vector<Side> sides_;
    std::vector<int> first_;
    std::vector<std::vector<std::pair<int, int>>> sides_of_;  // [cell]: the cell beyond, and the side
    std::vector<int> parents_;
    std::vector<Piece> pieces_;
    std::vector<int> named_;  // [label]: the first cell that surely has it
    std::vector<int> steps_;
    std::vector<Set> seen_, settled_;
    std::vector<std::vector<int>> rings_;
};

}  // namespace ninefold::general
