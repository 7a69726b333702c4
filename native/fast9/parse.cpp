#include "fast9/parse.h"

#include <algorithm>
#include <atomic>
#include <cstring>

#include "core/nine.h"
#include "core/workers.h"

#if defined(__SSE4_1__)
#include <smmintrin.h>
#endif

namespace ninefold::fast9 {
namespace {

constexpr std::size_t kShown = 100;  // of a bad line

struct Allowed {
    bool cell[256];
};
constexpr Allowed make_allowed() {
    Allowed allowed{};
    for (const char c : {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '-', '*', '_', '?', 'X', 'x'}) {
        allowed.cell[static_cast<std::uint8_t>(c)] = true;
    }
    return allowed;
}
constexpr Allowed kAllowed = make_allowed();

enum class Cells { characters, or_numbers };

#if defined(__SSE4_1__)
// A character is allowed if its two nibbles share a bit: 1 for 0x30-0x39 and ?, 2 for . - *, 4 for _ X, 8 for x, 16
// for 0 to 9.
template <Cells kind>
bool are_cells(const std::uint8_t* text) {
    constexpr char n = kind == Cells::or_numbers ? 16 : 0;
    const __m128i low =
        _mm_setr_epi8(1 | n, 1 | n, 1 | n, 1 | n, 1 | n, 1 | n, 1 | n, 1 | n, 13 | n, 1 | n, 2, 0, 0, 2, 2, 5);
    const __m128i high = _mm_setr_epi8(n, 0, 2, 1, 0, 4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0);
    const __m128i nibble = _mm_set1_epi8(15);
    const auto shared = [&](int at) {
        const __m128i c = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text + at));
        return _mm_and_si128(_mm_shuffle_epi8(low, _mm_and_si128(c, nibble)),
                             _mm_shuffle_epi8(high, _mm_and_si128(_mm_srli_epi16(c, 4), nibble)));
    };
    // No shared bit is the smallest value a byte can have, so the minimum of all tells.
    const __m128i least = _mm_min_epu8(_mm_min_epu8(_mm_min_epu8(shared(0), shared(16)), shared(32)),
                                       _mm_min_epu8(_mm_min_epu8(shared(48), shared(64)), shared(65)));
    return _mm_movemask_epi8(_mm_cmpeq_epi8(least, _mm_setzero_si128())) == 0;
}
#else
template <Cells kind>
bool are_cells(const std::uint8_t* text) {
    bool all = true;
    for (int i = 0; i < kCells; ++i) all &= kAllowed.cell[text[i]] || (kind == Cells::or_numbers && text[i] <= kSize);
    return all;
}
#endif

bool is_space(std::uint8_t c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }
bool ends_cells(std::uint8_t c) { return c == '\n' || is_space(c) || c == ',' || c == ';' || c == '#'; }

std::string quoted(const std::uint8_t* text, std::size_t size) {
    std::string result = "'";
    for (std::size_t i = 0; i < std::min(size, kShown); ++i) {
        const char c = static_cast<char>(text[i]);
        if (text[i] >= 0x20 && text[i] < 0x7F) {
            result += c;
        } else {
            constexpr char kHex[] = "0123456789abcdef";
            result += {'\\', 'x', kHex[text[i] >> 4], kHex[text[i] & 15]};
        }
    }
    return result + (size > kShown ? "…'" : "'");
}

const char* const kWanted = "a digit 1-9 or one of . 0 - * _ ? X x";

std::string why_bad(const std::uint8_t* line, std::size_t size) {
    std::size_t cells = 0;
    while (cells < size && kAllowed.cell[line[cells]]) ++cells;
    std::string why;
    if (cells >= size || ends_cells(line[cells]) || cells > kCells) {
        why = "expected 81 cells, got " + std::to_string(cells);
    } else if (cells == kCells) {
        why = "expected the end of the line or white space after 81 cells, got " + quoted(line + cells, 1);
    } else {
        why = "cell " + std::to_string(cells + 1) + " is " + quoted(line + cells, 1) + ", expected " + kWanted;
    }
    return why + ": " + quoted(line, size);
}

// Less text than this is not worth a thread, which costs some 20 µs to start.
constexpr std::size_t kPiece = 1 << 18;

// The lines of text[begin, stop_at), numbered from `first`.
Lines parse_piece(const std::uint8_t* text, std::size_t begin, std::size_t stop_at, std::uint64_t first) {
    Lines result;
    result.starts.reserve((stop_at - begin) / (kCells + 1) + 1);
    const std::uint8_t* const end = text + stop_at;
    const std::uint8_t* p = text + begin;
    std::uint64_t line = first, expected = ~std::uint64_t{0};  // expected: the line that would need no Jump
    for (; p < end; ++line) {
        const bool whole =
            end - p >= kCells && are_cells<Cells::characters>(p) && (end - p == kCells || ends_cells(p[kCells]));
        if (whole) {
            if (line != expected) result.jumps.push_back({result.starts.size(), line});
            expected = line + 1;
            result.starts.push_back(static_cast<std::uint64_t>(p - text));
            p += kCells;
            if (p < end && *p == '\n') {  // the usual case needs no search for the end of the line
                ++p;
                continue;
            }
        }
        const void* newline = p < end ? std::memchr(p, '\n', static_cast<std::size_t>(end - p)) : nullptr;
        const auto* stop = newline ? static_cast<const std::uint8_t*>(newline) : end;
        if (!whole && p < stop && *p != '#' && !std::all_of(p, stop, is_space)) {
            const auto* last = stop;
            while (last > p && is_space(last[-1])) --last;
            result.bad.push_back({line, why_bad(p, static_cast<std::size_t>(last - p))});
        }
        p = newline ? stop + 1 : end;
    }
    result.lines = line - first;
    return result;
}

// A piece whose lines are numbered from 0, behind what was read before it.
void append(Lines& all, Lines piece, std::uint64_t first) {
    const std::uint64_t puzzles = all.starts.size(), line = first + all.lines;
    all.starts.insert(all.starts.end(), piece.starts.begin(), piece.starts.end());
    for (const auto& jump : piece.jumps) {
        const Jump here{puzzles + jump.puzzle, line + jump.line};
        const bool goes_on =
            !all.jumps.empty() && here.puzzle - all.jumps.back().puzzle == here.line - all.jumps.back().line;
        if (!goes_on) all.jumps.push_back(here);
    }
    for (auto& bad : piece.bad) all.bad.push_back({line + bad.line, std::move(bad.why)});
    all.lines += piece.lines;
}

}  // namespace

Lines parse_lines(const std::uint8_t* text, std::size_t size, std::uint64_t first, unsigned threads) {
    const std::size_t mark = first == 1 && size >= 3 && std::memcmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    const std::size_t most = std::clamp<std::size_t>(threads, 1, kMostThreads);
    const std::size_t count = std::clamp<std::size_t>((size - mark) / kPiece, 1, most);
    // Pieces begin behind a line end. A very long line may swallow the beginnings of others: those become empty.
    std::vector<std::size_t> cuts{mark};
    for (std::size_t i = 1; i < count; ++i) {
        const std::size_t from = std::max(mark + (size - mark) / count * i, cuts.back());
        const void* newline = std::memchr(text + from, '\n', size - from);
        cuts.push_back(newline ? static_cast<std::size_t>(static_cast<const std::uint8_t*>(newline) - text) + 1 : size);
    }
    cuts.push_back(size);
    if (count == 1) return parse_piece(text, mark, size, first);
    // Line numbers from 0: how many lines come before a piece is known only when those before it are read.
    std::vector<Lines> pieces(count);
    std::atomic<std::size_t> next{0};
    Stop never;  // a hundred megabytes are read in some hundredths of a second
    work_together(count, never, [&](std::size_t, Stop&) {
        for (std::size_t i = next++; i < count; i = next++) pieces[i] = parse_piece(text, cuts[i], cuts[i + 1], 0);
    });
    Lines all;
    all.starts.reserve((size - mark) / (kCells + 1) + 1);
    for (auto& piece : pieces) append(all, std::move(piece), first);
    return all;
}

Lines parse_rows(const std::uint8_t* rows, std::size_t count) {
    Lines result;
    result.starts.reserve(count);
    std::uint64_t expected = 0;
    for (std::uint64_t row = 0; row < count; ++row) {
        const std::uint8_t* cells = rows + kCells * row;
        if (!are_cells<Cells::or_numbers>(cells)) {
            int bad = 0;
            while (cells[bad] <= kSize || kAllowed.cell[cells[bad]]) ++bad;
            result.bad.push_back({row + 1, "cell " + std::to_string(bad + 1) + " is the byte " +
                                               std::to_string(cells[bad]) + ", expected a number 0-9, " + kWanted});
            continue;
        }
        if (row + 1 != expected) result.jumps.push_back({result.starts.size(), row + 1});
        expected = row + 2;
        result.starts.push_back(kCells * row);
    }
    result.lines = count;
    return result;
}

}  // namespace ninefold::fast9
