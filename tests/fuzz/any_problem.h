// Bytes to a problem: mostly one that makes sense, so that the gate lets it through, now and then any numbers at all.
#pragma once

#include <bit>

#include "bytes.h"
#include "general/problem.h"

namespace fuzz {

using ninefold::general::Problem;
using ninefold::general::Rule;

class AnyProblem {
  public:
    explicit AnyProblem(Bytes& in) : in_(in) {}

    Problem board() {
        const int pick = in_.byte();
        size_ = pick == 255 ? in_.number() : pick < 160 ? pick % 9 + 1 : pick % 40 + 1;
        problem_.size = size_;
        const int side = std::clamp(size_, 0, 130);
        const int kind = in_.upto(7);
        cells_ = kind < 6 ? side * side : in_.upto(60);
        if (kind == 5) cells_ += in_.upto(5);
        if (kind < 5) lines(side);
        if (kind < 2) boxes(side);
        problem_.givens.assign(static_cast<std::size_t>(cells_), 0);
        for (int n = in_.upto(20); n > 0; --n) {
            const int at = cell(), given = digit();
            if (at >= 0 && at < cells_) problem_.givens[at] = static_cast<std::uint8_t>(given);
        }
        for (int n = in_.upto(15); n > 0; --n) {
            const int at = cell();
            problem_.removed.emplace_back(at, digit());
        }
        for (int n = in_.upto(7) - 4; n > 0; --n) problem_.houses.push_back(some_cells(in_.upto(size_ > 0 ? side : 3)));
        return problem_;
    }

    Problem with_rules() {
        board();
        for (int n = in_.upto(5); n > 0; --n) problem_.tables.push_back(table());
        for (int n = 0; n < 40 && !in_.done(); ++n) problem_.rules.push_back(rule(0));
        return problem_;
    }

  private:
    bool odd() { return in_.byte() > 250; }  // time for something that makes no sense
    int digit() { return odd() ? in_.number() : size_ > 0 ? in_.byte() % size_ + 1 : 1; }
    int cell() {
        if (cells_ <= 0) return in_.number();
        const int high = cells_ > 256 ? in_.byte() : 0, low = in_.byte();
        if (low == 255) return in_.number();
        return (high * 256 + low) % cells_;
    }
    // A run of neighbours, a column, or any.
    std::vector<int> some_cells(int count) {
        std::vector<int> list;
        const int kind = in_.upto(3);
        int at = cell();
        for (int i = 0; i < count; ++i) {
            list.push_back(at);
            if (kind == 3)
                at = cell();
            else if (cells_ > 0)
                at = static_cast<int>((static_cast<long>(at) + (kind == 0   ? 1
                                                                : kind == 1 ? std::max(size_, 1)
                                                                            : 3)) %
                                      cells_);
        }
        return list;
    }
    std::vector<int> all_cells(int count) {
        std::vector<int> list(static_cast<std::size_t>(std::clamp(count, 0, 20'000)));
        for (int i = 0; i < static_cast<int>(list.size()); ++i) list[i] = i;
        return list;
    }

    void lines(int side) {
        for (int line = 0; line < side; ++line) {
            std::vector<int> row, column;
            for (int i = 0; i < side; ++i) {
                row.push_back(line * side + i);
                column.push_back(i * side + line);
            }
            problem_.houses.push_back(row);
            problem_.houses.push_back(column);
        }
    }
    void boxes(int side) {
        int high = 1;
        for (int i = 2; i * i <= side; ++i)
            if (side % i == 0) high = i;
        const int wide = high > 0 ? side / high : 0;
        if (high < 2) return;
        for (int box = 0; box < side; ++box) {
            std::vector<int> list;
            for (int i = 0; i < side; ++i)
                list.push_back((box / high * high + i / wide) * side + box % high * wide + i % wide);
            problem_.houses.push_back(list);
        }
    }

    // Pairs of digits, an automaton, or any numbers.
    std::vector<int> table() {
        const int side = std::clamp(size_, 0, 130), kind = in_.upto(7);
        std::vector<int> numbers;
        if (kind < 3) {
            unsigned bits = 0;
            for (int i = 0; i < side * side; ++i) {
                if (i % 8 == 0) bits = static_cast<unsigned>(in_.done() ? 0xB7 : in_.byte());
                numbers.push_back(static_cast<int>(bits >> i % 8 & 1));
            }
        } else if (kind < 7) {
            const int states = kind == 6 ? in_.upto(80) + 1 : in_.upto(7) + 1;
            for (int i = 0; i < states * (side + 1); ++i) {
                const int value = in_.done() ? i : in_.byte();
                numbers.push_back(i % (side + 1) == 0 ? value & 1
                                  : value == 255      ? in_.number()
                                                      : value % (states + 1) - 1);
            }
        } else {
            for (int n = in_.upto(60); n > 0; --n) numbers.push_back(in_.number());
        }
        return numbers;
    }

    Rule rule(int depth) {
        Rule rule;
        rule.kind = static_cast<Rule::Kind>(in_.upto(static_cast<int>(Rule::Kind::either)));
        shape(rule, depth);
        if (odd()) {  // something of it does not fit
            switch (in_.upto(4)) {
                case 0:
                    rule.cells = some_cells(in_.upto(12));
                    break;
                case 1:
                    rule.numbers.push_back(in_.number());
                    break;
                case 2:
                    if (!rule.numbers.empty()) rule.numbers[in_.byte() % rule.numbers.size()] = in_.number();
                    break;
                case 3:
                    rule.table = in_.number();
                    break;
                default:
                    if (depth < 10) rule.alternatives.push_back({this->rule(depth + 1)});
            }
        }
        return rule;
    }

    void shape(Rule& rule, int depth) {
        using Kind = Rule::Kind;
        const int side = std::clamp(size_, 1, 40);
        switch (rule.kind) {
            case Kind::pair:
                rule.cells = some_cells(2);
                rule.table = in_.upto(4);
                break;
            case Kind::sum:
                rule.cells = some_cells(in_.upto(9) + 1);
                rule.numbers.push_back(in_.number());
                for (std::size_t i = 0; i < rule.cells.size(); ++i)
                    rule.numbers.push_back(in_.flag() ? 1 : in_.number());
                break;
            case Kind::cage:
                rule.cells = some_cells(in_.upto(side));
                rule.numbers = {in_.byte() * (in_.upto(3) + 1)};
                break;
            case Kind::automaton:
                rule.cells = some_cells(in_.upto(20) + 1);
                rule.numbers = {in_.upto(3)};
                rule.table = in_.upto(4);
                break;
            case Kind::renban:
            case Kind::distinct:
                rule.cells = some_cells(in_.upto(12));
                break;
            case Kind::among:
                rule.cells = {cell()};
                for (int n = in_.upto(5); n > 0; --n) rule.numbers.push_back(digit());
                break;
            case Kind::same: {
                const int length = in_.upto(5) + 1;
                rule.cells = some_cells(length * (in_.upto(3) + 1));
                rule.numbers = {length};
                break;
            }
            case Kind::circles:
                rule.cells = some_cells(in_.upto(15) + 1);
                for (int i = 0; i < side; ++i) rule.numbers.push_back(in_.flag() ? i + 1 : in_.number());
                break;
            case Kind::rank:
                rule.cells = all_cells(size_ > 0 && size_ <= 128 ? size_ * size_ : 0);
                rule.numbers = {in_.upto(4 * side - 1), in_.upto(4 * side - 1) + 1, in_.upto(1)};
                break;
            case Kind::unlike:
                rule.cells = all_cells(size_ > 0 && size_ <= 128 ? size_ * size_ : 0);
                break;
            case Kind::connected:
                rule.cells = some_cells(in_.upto(40) + 1);
                rule.numbers = {in_.upto(9) + 1, in_.upto(10)};
                for (int n = in_.upto(5); n > 0; --n) rule.numbers.push_back(digit());
                break;
            case Kind::regions: {
                const int each = in_.upto(5) + 1;
                rule.cells = some_cells(2 * each * (in_.upto(5) + 1));
                rule.numbers = {each};
                break;
            }
            case Kind::borders:
                rule.cells = some_cells(in_.upto(20));
                break;
            case Kind::alike: {
                rule.numbers = {in_.upto(3) - 1};
                int together = 0;
                for (int n = in_.upto(4); n > 0; --n) {
                    rule.numbers.push_back(in_.upto(6));
                    together += rule.numbers.back();
                }
                rule.cells = some_cells(2 + together);
                break;
            }
            case Kind::variety:
                rule.cells = some_cells(in_.upto(9) + 2);
                rule.numbers = {in_.number()};
                break;
            case Kind::sandwich:
            case Kind::x_sum:
                rule.cells = some_cells(std::min(size_, 130));
                rule.numbers = {in_.byte(), in_.upto(1)};
                alternatives(rule, depth);
                break;
            case Kind::either:
                alternatives(rule, depth);
                break;
        }
    }
    void alternatives(Rule& rule, int depth) {
        if (depth > 9) return;
        for (int n = in_.upto(3); n > 0; --n) {
            rule.alternatives.emplace_back();
            for (int k = in_.upto(2); k > 0; --k) rule.alternatives.back().push_back(this->rule(depth + 1));
        }
    }

    Bytes& in_;
    Problem problem_;
    int size_ = 0, cells_ = 0;
};

}  // namespace fuzz
