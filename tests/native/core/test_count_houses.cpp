#include <random>

#include "check.h"
#include "core/houses.h"

using namespace ninefold;

TEST("the houses with a cell of a set are as many as are found one by one") {
    std::mt19937 random(9);
    for (int n = 0; n < 20'000; ++n) {
        CellSet cells;
        const int most = static_cast<int>(random() % 30);
        for (int i = 0; i < most; ++i) cells.add(static_cast<int>(random() % kCells));
        int houses = 0;
        for (int house = 0; house < kHouses; ++house) houses += cells.meets(house_cells(house));
        CHECK_EQ(count_houses(cells), houses);
    }
}
