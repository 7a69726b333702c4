// Lines of text to the places where puzzles begin. The text is not copied: the engines read it where it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace ninefold::fast9 {

struct BadLine {
    std::uint64_t line;  // from 1
    std::string why;     // one sentence, ends with the line
};

// From this puzzle on (until the next Jump) lines follow each other without a gap.
struct Jump {
    std::uint64_t puzzle, line;
};

struct Lines {
    std::vector<std::uint64_t> starts;  // of each puzzle's 81 cells in the text
    std::vector<Jump> jumps;
    std::vector<BadLine> bad;
    std::uint64_t lines = 0;  // all lines of the text
};

// One puzzle per line: 81 cells, each 1-9 or one of . 0 - * _ ? X x for an empty one; then the end of the line, or
// white space, '#', ',' or ';' and anything. Blank lines and lines that begin with '#' are skipped. `first` is the
// number of the first line; `threads` changes nothing but the time.
Lines parse_lines(const std::uint8_t* text, std::size_t size, std::uint64_t first = 1, unsigned threads = 1);

// Rows of 81 bytes with nothing between: cells as above, or the numbers 0 to 9.
Lines parse_rows(const std::uint8_t* rows, std::size_t count);

}  // namespace ninefold::fast9
