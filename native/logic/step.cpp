#include "logic/step.h"

namespace ninefold::logic {

std::string_view name_of(Role role) {
    constexpr std::array<std::string_view, 12> names = {"pattern", "fin",     "endo-fin", "cannibal",
                                                        "color-a", "color-b", "color-c",  "color-d",
                                                        "pivot",   "pincer",  "extra",    "restricted"};
    return names[static_cast<int>(role)];
}

std::string_view name_of(HouseRole role) {
    constexpr std::array<std::string_view, 3> names = {"plain", "base", "cover"};
    return names[static_cast<int>(role)];
}

}  // namespace ninefold::logic
