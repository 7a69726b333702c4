#include "fast9/one.h"

#include "core/nine.h"

namespace ninefold::fast9 {
namespace {

struct Context {
    Stop& stop;
    std::vector<std::uint8_t>* solutions;
};

void found(void* context, const std::uint8_t* digits) {
    auto& solutions = *static_cast<Context*>(context)->solutions;
    solutions.insert(solutions.end(), digits, digits + kCells);
}

bool look(void* context) { return static_cast<Context*>(context)->stop.look(); }

}  // namespace

OneTally solve_one(const std::uint8_t* cells, std::uint64_t limit, const Engine& engine, Stop& stop,
                   std::vector<std::uint8_t>* solutions, std::uint64_t likely) {
    Context context{stop, solutions};
    return engine.one({cells, limit, solutions ? found : nullptr, look, &context, 0, likely});
}

OneTally Solutions::next(std::uint64_t limit, Stop& stop, std::vector<std::uint8_t>* solutions,
                         std::uint64_t patience) {
    Context context{stop, solutions};
    return walk_.go_on(state_.get(), {nullptr, limit, solutions ? found : nullptr, look, &context, patience});
}

}  // namespace ninefold::fast9
