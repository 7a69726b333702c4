// What finders keep between two searches of one path: memory to reuse, and tables worth sharing while the
// grid stays as it is. One per thread of work; never shared.
#pragma once

#include <memory>
#include <vector>

namespace ninefold::logic {

class Workspace {
  public:
    // Grows whenever the grid changes. A table built at an older moment is stale.
    int moment() const { return moment_; }
    void next_moment() { ++moment_; }

    // The one T of this workspace, made by its default constructor at the first call.
    template <typename T>
    T& get() {
        for (auto& slot : slots_)
            if (slot.key == &kKey<T>) return *static_cast<T*>(slot.value.get());
        slots_.push_back({&kKey<T>, {new T(), [](void* value) { delete static_cast<T*>(value); }}});
        return *static_cast<T*>(slots_.back().value.get());
    }

    // The same, for a T with `void build(const Grid&, ...)`: rebuilt once per moment.
    template <typename T, typename... Arguments>
    T& current(Arguments&&... arguments) {
        auto& held = get<Held<T>>();
        if (held.moment != moment_) {
            held.table.build(arguments...);
            held.moment = moment_;
        }
        return held.table;
    }

  private:
    template <typename T>
    struct Held {
        T table;
        int moment = -1;
    };
    template <typename T>
    static constexpr char kKey = 0;
    struct Slot {
        const void* key;
        std::unique_ptr<void, void (*)(void*)> value;
    };
    std::vector<Slot> slots_;
    int moment_ = 0;
};

}  // namespace ninefold::logic
