// Which candidates and groups go false when a literal is assumed: for all literals at once, as rows of bits. It tells
// whether a chain can exist at all before any is built; on most grids nearly all starts lead nowhere.
//
// All chains are off -> on -> off -> on ..., so it is enough to know which node, once false, makes which others false
// by one strong and one weak link. The closure of that relation (Warshall, a row of bits at a time) is a tenth of the
// work of walking from every literal.
#pragma once

#include "logic/nine/implications.h"

namespace ninefold::logic {

class Reach {
  public:
    using Words = std::vector<std::uint64_t>;

    // For implications without sets.
    void build(const Implications& implications);

    std::size_t words() const { return words_; }
    // Whether any of these nodes, given as bits, is false if this one is true.
    bool if_on(int node, const Words& any_of) const;
    // The nodes that are false if this one is false.
    const std::uint64_t* if_off(int node) const { return row(closed_, node); }
    // The nodes that are true if this one is false.
    void follow(int node, Words& trues) const;

    static bool has(const std::uint64_t* bits, int node) { return bits[node / 64] >> (node % 64) & 1; }
    static void add(std::uint64_t* bits, int node) { bits[node / 64] |= 1ULL << (node % 64); }

  private:
    const std::uint64_t* row(const Words& bits, int node) const { return bits.data() + node * words_; }
    std::uint64_t* row(Words& bits, int node) { return bits.data() + node * words_; }
    bool meet(const std::uint64_t* one, const std::uint64_t* other) const {
        std::uint64_t both = 0;
        for (std::size_t w = 0; w < words_; ++w) both |= one[w] & other[w];
        return both != 0;
    }
    // The closure, for rows of so many words.
    template <std::size_t kWords>
    void close();

    const Implications* implications_ = nullptr;
    std::size_t words_ = 0;
    Words weak_, closed_;
    Words leading_;           // nodes that make something true when they are false
    std::vector<int> leads_;  // the same as a list
};

// For Workspace::current.
template <typename Links>
struct ReachOf : Reach {
    void build(const Links& links) { Reach::build(links); }
};

}  // namespace ninefold::logic
