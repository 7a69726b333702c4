// Text of puzzle lines, whole, in chunks and on two threads; what is read is compared with a slow twin, and solved by
// every engine.
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "bytes.h"
#include "fast9/batch.h"
#include "fast9/parse.h"
#include "require.h"

using namespace ninefold;
using namespace ninefold::fast9;

namespace {

constexpr std::string_view kCells = "0123456789.-*_?Xx", kSpace = " \t\r\v\f", kEnds = " \t\r\v\f,;#";

const std::uint8_t* bytes(std::string_view text) { return reinterpret_cast<const std::uint8_t*>(text.data()); }

struct Read {
    std::vector<std::uint64_t> starts, lines, bad;  // of each puzzle its place and its line; the lines that are bad
    std::uint64_t count = 0;

    bool operator==(const Read&) const = default;
};

Read simply(std::string_view text, std::uint64_t first) {
    Read read;
    std::size_t at = 0;
    if (first == 1 && text.starts_with("\xEF\xBB\xBF")) at = 3;
    while (at < text.size()) {
        const auto line = text.substr(at, std::min(text.find('\n', at), text.size()) - at);
        const auto number = first + read.count++;
        const bool skipped = line.starts_with('#') || line.find_first_not_of(kSpace) == std::string_view::npos;
        const bool whole = line.size() >= 81 &&
                           line.substr(0, 81).find_first_not_of(kCells) == std::string_view::npos &&
                           (line.size() == 81 || kEnds.find(line[81]) != std::string_view::npos);
        if (whole) {
            read.starts.push_back(at);
            read.lines.push_back(number);
        } else if (!skipped) {
            read.bad.push_back(number);
        }
        at += line.size() + 1;
    }
    return read;
}

// The same from what parse_lines gives; `offset` is where its text begins.
void add(Read& read, const Lines& lines, std::uint64_t offset) {
    std::size_t jump = 0;
    for (std::size_t i = 0; i < lines.starts.size(); ++i) {
        while (jump + 1 < lines.jumps.size() && lines.jumps[jump + 1].puzzle <= i) ++jump;
        REQUIRE(jump < lines.jumps.size() && lines.jumps[jump].puzzle <= i);
        read.starts.push_back(offset + lines.starts[i]);
        read.lines.push_back(lines.jumps[jump].line + i - lines.jumps[jump].puzzle);
    }
    for (const auto& bad : lines.bad) {
        REQUIRE(!bad.why.empty() && bad.why.size() < 700);
        read.bad.push_back(bad.line);
    }
    read.count += lines.lines;
}

Read parsed(std::string_view text, std::uint64_t first, unsigned threads) {
    Read read;
    add(read, parse_lines(bytes(text), text.size(), first, threads), 0);
    return read;
}

// As a file is read: pieces of any length, cut behind their last line end.
Read in_chunks(std::string_view text, std::size_t piece) {
    Read read;
    std::size_t begin = 0;
    for (std::size_t end = 0; end < text.size();) {
        end = std::min(end + piece, text.size());
        const auto newline = text.substr(0, end).rfind('\n');
        const std::size_t cut = end == text.size() ? end : newline == std::string_view::npos ? 0 : newline + 1;
        if (cut <= begin) continue;
        const auto part = text.substr(begin, cut - begin);
        add(read, parse_lines(bytes(part), part.size(), 1 + read.count), begin);
        begin = cut;
    }
    return read;
}

void solve_all(const std::uint8_t* text, const Lines& lines) {
    constexpr std::size_t kMost = 4;
    const std::size_t size = std::min(lines.starts.size(), kMost);
    std::vector<std::uint32_t> counts(size), expected;
    std::vector<std::uint8_t> solutions(81 * size);
    for (const Engine& engine : engines()) {
        Stop stop(0.005);
        const Tally tally =
            solve_batch({text, lines.starts.data(), size, 2, counts.data(), solutions.data()}, engine, 2, stop);
        if (tally.stopped) return;
        REQUIRE(expected.empty() || expected == counts);
        expected = counts;
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes in(data, size);
    const int what = in.byte(), piece = in.byte() + 1;
    const auto rest = in.rest();
    const std::string_view text(reinterpret_cast<const char*>(rest.data()), rest.size());
    // What stands before and behind is no part of the text: whoever reads it reads outside.
    const std::vector<std::uint8_t> alone(rest.begin(), rest.end());
    const Lines lines = parse_lines(alone.data(), alone.size(), 1);
    Read read;
    add(read, lines, 0);
    REQUIRE(read == simply(text, 1));
    REQUIRE(parsed(text, 7, 1) == simply(text, 7));
    // The mark at the beginning counts in the first piece alone, even if that is all there is of the file.
    if (!text.starts_with("\xEF\xBB\xBF")) REQUIRE(in_chunks(text, static_cast<std::size_t>(piece)) == read);
    if (what % 16 == 1) solve_all(alone.data(), lines);

    const std::size_t rows = alone.size() / 81;
    const Lines as_rows = parse_rows(alone.data(), rows);
    REQUIRE(as_rows.starts.size() + as_rows.bad.size() == rows);
    if (what % 16 == 2) solve_all(alone.data(), as_rows);

    if (what == 0 && piece % 16 == 1 && text.size() > 150 &&
        lines.bad.size() < 3) {  // enough of it that several threads read
        std::string much;
        while (much.size() < 530'000) much += text;
        REQUIRE(parsed(much, 5, 2) == parsed(much, 5, 1));
    }
    return 0;
}
