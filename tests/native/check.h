// A test runner in one page: TEST("a rule") { CHECK(...); CHECK_EQ(a, b); }. No package of the registries we use
// ships a C++ test library, and the native tests must build with a compiler alone.
#pragma once

#include <functional>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace check {

struct Test {
    std::string rule;
    std::function<void()> body;
};

std::vector<Test>& tests();
void fail(const char* file, int line, const std::string& what);

struct Register {
    Register(const char* rule, std::function<void()> body) { tests().push_back({rule, std::move(body)}); }
};

template <typename A, typename B>
void equal(const A& a, const B& b, const char* text, const char* file, int line) {
    if (a == b) return;
    std::ostringstream out;
    out << text << ": " << a << " != " << b;
    fail(file, line, out.str());
}

}  // namespace check

#define CHECK_JOIN_(a, b) a##b
#define CHECK_JOIN(a, b) CHECK_JOIN_(a, b)
#define TEST(rule)                                                                                   \
    static void CHECK_JOIN(test_, __LINE__)();                                                       \
    static const check::Register CHECK_JOIN(register_, __LINE__)(rule, CHECK_JOIN(test_, __LINE__)); \
    static void CHECK_JOIN(test_, __LINE__)()
#define CHECK(condition)                                               \
    do {                                                               \
        if (!(condition)) check::fail(__FILE__, __LINE__, #condition); \
    } while (false)
#define CHECK_EQ(a, b) check::equal((a), (b), #a " == " #b, __FILE__, __LINE__)
