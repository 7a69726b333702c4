#include "fast9/parse.h"

#include <algorithm>
#include <cstring>

#if defined(__SSE4_1__)
#include <smmintrin.h>
#endif

namespace ninefold::fast9 {
namespace {

constexpr int kCells = 81;
constexpr std::size_t kShown = 100;  // of a bad line

struct Allowed {
    bool cell[256];
};
constexpr Allowed make_allowed() {
    Allowed allowed{};
    for (const char c : {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '-', '*', '_', 'X', 'x'}) {
        allowed.cell[static_cast<std::uint8_t>(c)] = true;
    }
    return allowed;
}
constexpr Allowed kAllowed = make_allowed();

#if defined(__SSE4_1__)
// A character is allowed if its two nibbles share a bit: 1 for 0x30-0x39, 2 for . - *, 4 for _ X, 8 for x.
bool are_cells(const std::uint8_t* text) {
    const __m128i low = _mm_setr_epi8(1, 1, 1, 1, 1, 1, 1, 1, 13, 1, 2, 0, 0, 2, 2, 4);
    const __m128i high = _mm_setr_epi8(0, 0, 2, 1, 0, 4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0);
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
bool are_cells(const std::uint8_t* text) {
    bool all = true;
    for (int i = 0; i < kCells; ++i) all &= kAllowed.cell[text[i]];
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

const char* const kWanted = "a digit 1-9 or one of . 0 - * _ X x";

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

}  // namespace

Lines parse_lines(const std::uint8_t* text, std::size_t size, std::uint64_t first) {
    Lines result;
    result.starts.reserve(size / (kCells + 1) + 1);
    const std::uint8_t* const end = text + size;
    const std::uint8_t* p = text;
    std::uint64_t line = first, expected = 0;  // expected: the line that would need no Jump
    if (first == 1 && size >= 3 && std::memcmp(text, "\xEF\xBB\xBF", 3) == 0) p += 3;
    for (; p < end; ++line) {
        const bool whole = end - p >= kCells && are_cells(p) && (end - p == kCells || ends_cells(p[kCells]));
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

Lines parse_rows(const std::uint8_t* rows, std::size_t count) {
    Lines result;
    result.starts.reserve(count);
    std::uint64_t expected = 0;
    for (std::uint64_t row = 0; row < count; ++row) {
        const std::uint8_t* cells = rows + kCells * row;
        int bad = 0;
        while (bad < kCells && (cells[bad] <= 9 || kAllowed.cell[cells[bad]])) ++bad;
        if (bad < kCells) {
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
