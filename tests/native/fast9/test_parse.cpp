#include <random>
#include <string>

#include "check.h"
#include "fast9/parse.h"

using namespace ninefold::fast9;

namespace {

const std::string kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Lines parse(const std::string& text, std::uint64_t first = 1) {
    // A copy of the exact size: the sanitizer then sees a read beyond the end.
    const std::vector<std::uint8_t> exact(text.begin(), text.end());
    return parse_lines(exact.data(), exact.size(), first);
}

std::string only_error(const std::string& text) {
    const Lines lines = parse(text);
    CHECK_EQ(lines.starts.size(), 0U);
    CHECK_EQ(lines.bad.size(), 1U);
    return lines.bad.empty() ? "" : lines.bad[0].why;
}

}  // namespace

TEST("fast9 parse: every character for an empty cell is read") {
    for (const char blank : std::string(".0-*_?Xx")) {
        std::string text = kPuzzle;
        for (auto& c : text) c = c == '.' ? blank : c;
        CHECK_EQ(parse(text).starts.size(), 1U);
    }
}

TEST("fast9 parse: every other byte in a cell is a bad line") {
    const std::string allowed = "0123456789.-*_?Xx\n";
    for (int byte = 0; byte < 256; ++byte) {
        for (const int cell : {0, 15, 16, 40, 79, 80}) {
            std::string text = kPuzzle;
            text[cell] = static_cast<char>(byte);
            const bool fine = allowed.find(static_cast<char>(byte)) != std::string::npos || (byte == '#' && cell == 0);
            CHECK_EQ(parse(text).bad.empty(), fine && byte != '\n');
        }
    }
}

TEST("fast9 parse: line ends of Unix and Windows, and none at the end of the text") {
    for (const std::string end : {"\n", "\r\n"}) {
        for (const std::string last : {"", "\n", "\r\n"}) {
            const Lines lines = parse(kPuzzle + end + kPuzzle + last);
            CHECK_EQ(lines.starts.size(), 2U);
            CHECK_EQ(lines.starts[1], 81 + end.size());
            CHECK_EQ(lines.bad.size(), 0U);
            CHECK_EQ(lines.lines, 2U);
        }
    }
}

TEST("fast9 parse: what follows the cells is a comment") {
    for (const std::string comment : {" hard", "\t1.2", "#x", ",534678912", ";9"}) {
        const Lines lines = parse(kPuzzle + comment + "\n" + kPuzzle);
        CHECK_EQ(lines.starts.size(), 2U);
        CHECK_EQ(lines.bad.size(), 0U);
    }
}

TEST("fast9 parse: blank lines and comment lines are skipped, and line numbers go on") {
    const Lines lines = parse("# ninefold\n" + kPuzzle + "\n" + kPuzzle + "\n\n  \t\n" + kPuzzle, 10);
    CHECK_EQ(lines.starts.size(), 3U);
    CHECK_EQ(lines.jumps.size(), 2U);
    CHECK_EQ(lines.jumps[0].puzzle, 0U);
    CHECK_EQ(lines.jumps[0].line, 11U);
    CHECK_EQ(lines.jumps[1].puzzle, 2U);
    CHECK_EQ(lines.jumps[1].line, 15U);
    CHECK_EQ(lines.bad.size(), 0U);
}

TEST("fast9 parse: a bad line is named by number and reason and does not stop the rest") {
    const Lines lines = parse(kPuzzle + "\n12345\n" + kPuzzle + "\n");
    CHECK_EQ(lines.starts.size(), 2U);
    CHECK_EQ(lines.bad.size(), 1U);
    CHECK_EQ(lines.bad[0].line, 2U);
    CHECK_EQ(lines.bad[0].why, "expected 81 cells, got 5: '12345'");
}

TEST("fast9 parse: the sentence says what is wrong") {
    CHECK_EQ(only_error(kPuzzle + "1"), "expected 81 cells, got 82: '" + kPuzzle + "1'");
    CHECK_EQ(only_error(kPuzzle + "a"),
             "expected the end of the line or white space after 81 cells, got 'a': '" + kPuzzle + "a'");
    CHECK_EQ(only_error("5!3"), "cell 2 is '!', expected a digit 1-9 or one of . 0 - * _ ? X x: '5!3'");
    CHECK_EQ(only_error("\x01"), "cell 1 is '\\x01', expected a digit 1-9 or one of . 0 - * _ ? X x: '\\x01'");
}

TEST("fast9 parse: a byte order mark is no part of the first puzzle") {
    CHECK_EQ(parse("\xEF\xBB\xBF" + kPuzzle).starts[0], 3U);
}

TEST("fast9 parse: rows hold characters or numbers") {
    std::string rows = kPuzzle + std::string(81, '\0') + std::string(81, '\x09') + std::string(81, 'a');
    const Lines lines = parse_rows(reinterpret_cast<const std::uint8_t*>(rows.data()), 4);
    CHECK_EQ(lines.starts.size(), 3U);
    CHECK_EQ(lines.bad.size(), 1U);
    CHECK_EQ(lines.bad[0].line, 4U);
}

TEST("fast9 parse: in every cell every byte is taken or refused, in a line and in a row") {
    const std::string characters = "0123456789.-*_?Xx";
    for (std::size_t cell = 0; cell < 81; ++cell) {
        for (int byte = 0; byte < 256; ++byte) {
            std::string text = kPuzzle;
            text[cell] = static_cast<char>(byte);
            const auto* data = reinterpret_cast<const std::uint8_t*>(text.data());
            const bool character = characters.find(static_cast<char>(byte)) != std::string::npos;
            const Lines row = parse_rows(data, 1);
            CHECK_EQ(row.starts.size(), character || byte <= 9 ? 1U : 0U);
            CHECK_EQ(row.bad.size(), 1U - row.starts.size());
            CHECK_EQ(parse(text).starts.size(), character ? 1U : 0U);
        }
    }
}

TEST("fast9 parse: a million mutated lines are read or named, none is lost") {
    std::mt19937 random(7);
    const std::string spice = "123456789.0-*_?Xx #,;\t\r\n\n\v abcé\xFF\x00\x01Z";
    std::uint64_t puzzles = 0, bad = 0, seen = 0;
    for (int round = 0; round < 100; ++round) {
        std::string text;
        for (int line = 0; line < 10000; ++line) {
            std::string mutated = kPuzzle;
            for (auto times = random() % 4; times > 0 && !mutated.empty(); --times) {
                const auto at = random() % mutated.size();
                const char c = spice[random() % spice.size()];
                switch (random() % 4) {
                    case 0:
                        mutated[at] = c;
                        break;
                    case 1:
                        mutated.insert(at, 1, c);
                        break;
                    case 2:
                        mutated.erase(at, 1 + random() % 3);
                        break;
                    default:
                        mutated.resize(at);
                        break;
                }
            }
            text += mutated + "\n";
        }
        const Lines lines = parse(text);
        puzzles += lines.starts.size();
        bad += lines.bad.size();
        seen += lines.lines;
        for (const auto start : lines.starts) CHECK(start + 81 <= text.size());
    }
    CHECK(seen >= 1000000);
    CHECK(puzzles > 100000);
    CHECK(bad > 100000);
    CHECK(puzzles + bad <= seen);
}

TEST("fast9 parse: the number of threads changes nothing") {
    std::mt19937 random(7);
    const std::string kinds[] = {kPuzzle + "\n", kPuzzle + " # why\n", "\n", "# a comment\n",
                                 "12..\n",       kPuzzle + "\r\n"};
    for (const std::size_t size : {std::size_t{1} << 18, std::size_t{3} << 19}) {
        std::string text;
        while (text.size() < size) text += kinds[random() % 8 < 5 ? 0 : random() % 6];
        text += std::string(random() % 2 ? size / 2 : 0, '7');  // a line that is longer than a piece
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
        const Lines one = parse_lines(bytes, text.size(), 5);
        for (const unsigned threads : {0U, 2U, 3U, 7U}) {
            const Lines many = parse_lines(bytes, text.size(), 5, threads);
            CHECK(many.starts == one.starts);
            CHECK_EQ(many.lines, one.lines);
            CHECK_EQ(many.bad.size(), one.bad.size());
            CHECK_EQ(many.jumps.size(), one.jumps.size());
            for (std::size_t i = 0; i < std::min(many.bad.size(), one.bad.size()); ++i) {
                CHECK_EQ(many.bad[i].line, one.bad[i].line);
                CHECK_EQ(many.bad[i].why, one.bad[i].why);
            }
            for (std::size_t i = 0; i < std::min(many.jumps.size(), one.jumps.size()); ++i) {
                CHECK_EQ(many.jumps[i].puzzle, one.jumps[i].puzzle);
                CHECK_EQ(many.jumps[i].line, one.jumps[i].line);
            }
        }
    }
}
