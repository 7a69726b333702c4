#include "logic/nine/lines.h"

using namespace lines;

TEST("an X-wing removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0300:2:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "242 252 254 262 264 284::"),
             "");
}

TEST("a swordfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0301:6:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "642 643 649::"),
             "");
}

TEST("a jellyfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0302:5:"
                    "...14.......3..6...5.....8...17......8..3...96....2.5...28..17...3...5...1.....94:"
                    ":"
                    "551 556 591 595 596::"),
             "");
}

TEST("a squirmbag removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0303:7:"
                    "125..8.4...4.1...2...........+1..52+69...2.+6+713+2.6.7.8+5+4.......3.91+3.54+6+2...+2.634..:"
                    "314 914 571 771 871 572 772 872 599:"
                    "724 734 739 774 779 794 799::"),
             "");
}

TEST("a whale removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0304:8:"
                    "+1.8+4...+324.2+1.3.6.6.+3..91..23.7...+91.1..9...3.+4.+3+15.+2.7.+4+9.+1356.+615...7..."
                    ".6...+1.:"
                    "517 527 881 891 592 992:"
                    "835 839 851 856 857::"),
             "");
}

TEST("a leviathan removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0305:1:"
                    ".................................................................................:"
                    "111 112 113 114 115 118 119 123 125 128 129 132 133 134 136 138 139 142 143 144 146 149 "
                    "151 152 154 "
                    "155 156 157 158 161 163 166 167 169 171 172 173 175 177 178 179 181 182 184 185 187 188 "
                    "193 194 196 "
                    "197 199:"
                    "186::"),
             "");
}

TEST("a finned X-wing removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0310:6:"
                    ".+59..3....+8+25....+313...2.....8.35...31........2+5...+3.686.+3+2+9.51+59+174+8+63+2+"
                    "2.+3.+5.9.8:"
                    ":"
                    "634::"),
             "");
}

TEST("a finned swordfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0311:6:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "669::"),
             "");
}

TEST("a siamese finned swordfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":03111:2:"
                    "1.+5...893..+3...5+6+4+4+86+5+3+92+17+65...8+7+3+2.4+8+3.+76+51+3.76+5.+94+8+56+2173+4+"
                    "8+98....5+37+"
                    "6+73....+1+2+5:"
                    "216:"
                    "221 262::"),
             "");
}

TEST("a finned jellyfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0312:6:"
                    ".+59..3....+8+25....+313...2.....8.35...31........2+5...+3.686.+3+2+9.51+59+174+8+63+2+"
                    "2.+3.+5.9.8:"
                    ":"
                    "634::"),
             "");
}

TEST("a siamese finned jellyfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":03121:8:"
                    "7+6.+2...+93+2+14+96+35+7+839...+72..+6...9....8...7...+9+4.+96.+2.51+92+7..+6.4+5+5+4+"
                    "37.9...+1+865"
                    ".49.7:"
                    "115 815 516 434 135 835 543 553 174:"
                    "877 885::"),
             "");
}

TEST("a finned squirmbag removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0313:1:"
                    "1+7+4+9+3825+6.+6+2+74.3.8...2.6...2.......7+49.8......1.32.4....5+6+8........7..6..4.59....:"
                    "643 653:"
                    "198::"),
             "");
}

TEST("a finned whale removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0314:4:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "454::"),
             "");
}

TEST("a finned leviathan removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0315:1:"
                    ".......1.........................................................................:"
                    "121 123 131 134 135 136 142 143 146 147 149 152 153 154 155 157 165 166 171 174 175 177 "
                    "179 181 182 "
                    "184 186 189 192 195 196 197:"
                    "122::"),
             "");
}

TEST("a sashimi X-wing removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0320:3:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "382::"),
             "");
}

TEST("a siamese sashimi X-wing removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":03201:6:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "622 632::"),
             "");
}

TEST("a sashimi swordfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0321:3:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "382::"),
             "");
}

TEST("a siamese sashimi swordfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":03211:6:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "622 632::"),
             "");
}

TEST("a sashimi jellyfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0322:6:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "669::"),
             "");
}

TEST("a siamese sashimi jellyfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":03221:2:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "247 249::"),
             "");
}

TEST("a sashimi squirmbag removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0323:3:"
                    "...+2.+5.47.7+5.+642+8+9+4..+789..+5+2875+9+6+4+135..+42..76.4+6..+7.+5+263..+71+52+4.+"
                    "5.6+4..91..4."
                    "5...+8:"
                    "161:"
                    "313::"),
             "");
}

TEST("a sashimi whale removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0324:3:"
                    "+6+95...+27+112.+79+6+4+5.4.+7+2+5196..+5+98+1.+6+24.+4+16+2+5..+92.6..9.15+97+2+1.45.+"
                    "6.1+4+5+62.9+"
                    "7+5+6.+9..+1+42:"
                    ":"
                    "367::"),
             "");
}

TEST("a sashimi leviathan removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0325:3:"
                    "+6+95...+27+112.+79+6+4+5.4.+7+2+5196..+5+98+1.+6+24.+4+16+2+5..+92.6..9.15+97+2+1.45.+"
                    "6.1+4+5+62.9+"
                    "7+5+6.+9..+1+42:"
                    ":"
                    "367::"),
             "");
}

TEST("a Franken X-wing removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0330:4:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "454::"),
             "");
}

TEST("a Franken swordfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0331:4:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "454::"),
             "");
}

TEST("a Franken jellyfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0332:4:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "454::"),
             "");
}

TEST("a Franken squirmbag removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0333:1:"
                    ".......1.1............1..........................................................:"
                    "143 144 146 147 159 163 167 172 174 177 182 186 192 194 197 199:"
                    "153::"),
             "");
}

TEST("a Franken whale removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0334:1:"
                    ".......1.1............1..........................................................:"
                    "143 144 146 147 159 163 167 172 174 177 182 186 192 194 197 199:"
                    "153::"),
             "");
}

TEST("a Franken leviathan removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0335:1:"
                    ".......1....1....................................................................:"
                    "131 142 147 152 153 155 156 157 161 162 163 171 175 176 177 181 183 191 192 197 199:"
                    "143::"),
             "");
}

TEST("a finned Franken X-wing removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0340:4:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "454::"),
             "");
}

TEST("a siamese finned Franken X-wing removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":03401:5:"
                    "+3..8.+17.....43...1....693.88.+3....+1..17.+8...3.95+613.+87+9.4+1+75.+3.+53.2+98.+7..."
                    ".+34+6.59:"
                    ":"
                    "544 547::"),
             "");
}

TEST("a finned Franken swordfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0341:4:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "454::"),
             "");
}

TEST("a siamese finned Franken swordfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":03411:4:"
                    "+269....+1.+7+839+1..525+4+12+7...8+3+9.+1..5...+1.3...4.+4+57698.+2.9+74.6+2.3..+3.7."
                    "12..1+2..+3+9."
                    "..:"
                    ":"
                    "419 497::"),
             "");
}

TEST("a finned Franken jellyfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0342:4:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "454::"),
             "");
}

TEST("a siamese finned Franken jellyfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":03421:3:"
                    "...14.......3..6...5.....8...17......8..3...96....2.5...28..17...3...5...1.....94:"
                    "551 556 591 595 596:"
                    "312 341::"),
             "");
}

TEST("a finned Franken squirmbag removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0343:1:"
                    "......1..1.............1.........................................................:"
                    "143 144 148 154 158 159 162 165 169 174 179 182 183 185 192 198:"
                    "178::"),
             "");
}

TEST("a finned Franken whale removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0344:1:"
                    "......1..1...........1...........................................................:"
                    "148 152 155 159 162 165 166 168 173 175 176 178 182 185 193 199:"
                    "183::"),
             "");
}

TEST("a finned Franken leviathan removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0345:1:"
                    ".......1..1............1.........................................................:"
                    "143 149 153 154 155 161 163 169 173 174 179 181 187 191 194 197:"
                    "171::"),
             "");
}

TEST("a mutant X-wing removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0350:1:"
                    ".......1.1............1..........................................................:"
                    "143 144 146 147 159 163 167 172 174 177 182 186 192 194 197 199:"
                    "153::"),
             "");
}

TEST("a mutant swordfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0351:3:"
                    "..6+1+94+7.+897+1+6.+8.+42.+4+8..7+91+64..8.+6.+7.+8.7+91.6.+4+6..+74..8..64.+7.+8+9.7+"
                    "835+6+9+421.."
                    ".+48..+67:"
                    "312 231 545 347 547 367 567 192:"
                    "335 376::"),
             "");
}

TEST("a mutant jellyfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0352:1:"
                    ".......1.1............1..........................................................:"
                    "143 144 146 147 159 163 167 172 174 177 182 186 192 194 197 199:"
                    "153::"),
             "");
}

TEST("a mutant squirmbag removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0353:1:"
                    ".......1.1............1..........................................................:"
                    "143 144 146 147 159 163 167 172 174 177 182 186 192 194 197 199:"
                    "153::"),
             "");
}

TEST("a mutant whale removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0354:1:"
                    "1.............1.........1........................................................:"
                    "142 143 144 149 152 153 158 164 168 169 173 174 179 182 185 188 193 198:"
                    "165::"),
             "");
}

TEST("a mutant leviathan removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0355:1:"
                    "......1.....1....................................................................:"
                    "133 141 145 148 158 159 161 162 165 166 168 171 173 175 176 179 182 185 186 189 191 193 198 199:"
                    "192::"),
             "");
}

TEST("a finned mutant X-wing removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0360:6:"
                    ".+59..3....+8+25....+313...2.....8.35...31........2+5...+3.686.+3+2+9.51+59+174+8+63+2+"
                    "2.+3.+5.9.8:"
                    "447:"
                    "634::"),
             "");
}

TEST("a finned mutant swordfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0361:1:"
                    ".+8+6+47...+9.+72.9+8+6.+4+94.+2+63.+7+8+2..+7.+93.6+7+69+3....54+386+5+2+79+162+7+9..8."
                    "38.+4.37.62."
                    ".+38+26..7:"
                    "111 117 528 145 478 182 197 198:"
                    "128::"),
             "");
}

TEST("a finned mutant jellyfish removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0362:6:"
                    "...2..1.8+2.+8+154+7.+9+1....+8.2+4+823+5..94+67+19.+4.+2+85...+98+23+715+8+2..9+4.3."
                    "714.+5+8+9+29.."
                    "82...+7:"
                    "316 692:"
                    "611::"),
             "");
}

TEST("a finned mutant squirmbag removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0363:1:"
                    "......1..1.............1.........................................................:"
                    "143 144 148 154 158 159 162 165 169 174 179 182 183 185 192 198:"
                    "178::"),
             "");
}

TEST("a finned mutant whale removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0364:9:"
                    "..+2+5.3...+35......2.7.+2..53..+3+74+2.+65+12..+31+57+4.+54+16.7.2+3.+23.5.1..79+5+1.2+"
                    "3.46+1..3.+2"
                    ".+5:"
                    "724 426 436:"
                    "927::"),
             "");
}

TEST("a finned mutant leviathan removes what its covers hold beyond the base") {
    CHECK_EQ(judged(":0365:1:"
                    "1.............1.........1........................................................:"
                    "142 143 144 149 152 153 158 164 168 169 173 174 179 182 185 188 193 198:"
                    "165::"),
             "");
}
