/**
 * What the server answers. Made by scripts/page_types.py from the classes of its answers: not to be edited.
 *
 * @typedef {object} Ambiguity  Two solutions, the cells in which they differ, and what would tell them apart.
 * @property {number[]} cells
 * @property {[string, string]} solutions
 * @property {Suggestion} suggestion
 * @property {string} sentence
 *
 * @typedef {object} Board  A puzzle with all that its text says of it.
 * @property {string} puzzle
 * @property {number} size
 * @property {[number, number]} box
 * @property {string} symbols
 * @property {string} shape
 * @property {number[]} givens
 * @property {number[]} digits
 * @property {number[][]} candidates
 * @property {boolean} own_candidates
 * @property {Record<string, any>[]} constraints
 * @property {Rule[]} rules
 * @property {Record<string, string[]>} in_words
 * @property {House[]} houses
 * @property {number[]} marked
 * @property {string | null} solution
 * @property {Record<string, string>} facts
 *
 * @typedef {object} Candidates  The candidates of every cell; `empty` are empty cells that have none.
 * @property {number[][]} candidates
 * @property {"plain" | "true"} kind
 * @property {boolean} exact
 * @property {number[]} empty
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 *
 * @typedef {object} Check  All that can be said of a position. Exact is false where the time was too short.
 * @property {boolean} valid
 * @property {boolean} solvable
 * @property {boolean} unique
 * @property {number} count
 * @property {number} givens
 * @property {number} filled
 * @property {number} cells
 * @property {string | null} level
 * @property {number | null} score
 * @property {NamedTechnique | null} hardest
 * @property {number | null} rating
 * @property {string | null} mastery
 * @property {number | null} complexity
 * @property {boolean | null} minimal
 * @property {string | null} solution
 * @property {boolean} exact
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 * @property {string} sentence
 * @property {string[]} notes
 * @property {Violation[]} violations
 * @property {Contradiction | null} contradiction
 * @property {Ambiguity | null} ambiguity
 *
 * @typedef {object} Contradiction  Cells whose digits already clash. Irreducible: without any one of them the rest has a solution.
 * @property {number[]} cells
 * @property {string} sentence
 * @property {string} why
 * @property {boolean} irreducible
 *
 * @typedef {object} Count  How many solutions were counted. Exact: there are no more.
 * @property {number} count
 * @property {boolean} exact
 * @property {Estimate | null} estimate
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 * @property {string} sentence
 *
 * @typedef {object} Drawing  A piece of a constraint's drawing: line, arrow, thermo, cage, dot, circle, square, shade or outside.
 * @property {string} kind
 * @property {number[]} cells
 * @property {string} text
 *
 * @typedef {object} Estimate  The mean over random descents, and its standard error.
 * @property {number} mean
 * @property {number} error
 *
 * @typedef {object} Generate  The puzzle, and how hard it is; no board if the time was too short for the wish, and the sentence says more.
 * @property {Board | null} board
 * @property {string | null} level
 * @property {number | null} score
 * @property {number | null} seed
 * @property {string} sentence
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 *
 * @typedef {object} Grid  Digits and open candidates at a moment.
 * @property {number[]} digits
 * @property {number[][]} candidates
 *
 * @typedef {object} Hint  What to tell; `wrong` and `digit` only for a mistake, `technique` from stage 2 on, `step` at stage 4.
 * @property {"step" | "mistake" | "done" | "impossible" | "stuck"} kind
 * @property {number} stage
 * @property {string} sentence
 * @property {Part[]} parts
 * @property {number[]} cells
 * @property {Technique | null} technique
 * @property {Step | null} step
 * @property {string | null} wrong
 * @property {number | null} digit
 * @property {number} seconds
 *
 * @typedef {object} House  A house: its name and its cells.
 * @property {string} name
 * @property {number[]} cells
 *
 * @typedef {object} Link  A line between two nodes, solid if strong.
 * @property {Node} start
 * @property {Node} end
 * @property {boolean} strong
 * @property {number} chain
 *
 * @typedef {object} Mark  A candidate with a shape: pattern (filled circle), second (ring) or fin (diamond).
 * @property {number} cell
 * @property {number} digit
 * @property {string} kind
 *
 * @typedef {object} NamedTechnique  A technique by id and name.
 * @property {string} id
 * @property {string} name
 *
 * @typedef {object} Node  One end of a link.
 * @property {number[]} cells
 * @property {number} digit
 *
 * @typedef {object} Part  A piece of a sentence, and the cells, digits and houses that it speaks of.
 * @property {string} text
 * @property {string} role
 * @property {number[]} cells
 * @property {number[]} digits
 * @property {House[]} houses
 *
 * @typedef {object} Partial  What logic alone can fill.
 * @property {string} text
 * @property {number[]} digits
 * @property {number} filled
 * @property {number} left
 * @property {number} steps
 *
 * @typedef {object} Path  The steps, and the grid before each of them; `bottlenecks` are the places of the hardest steps, from 0.
 * @property {boolean} solved
 * @property {boolean} unique
 * @property {number} count
 * @property {Step[]} steps
 * @property {Grid[]} grids
 * @property {Grid} end
 * @property {string | null} level
 * @property {number | null} score
 * @property {number[]} bottlenecks
 * @property {UsedTechnique[]} techniques
 * @property {string} sentence
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 *
 * @typedef {object} Picture  What a picture of a step shows, from the ground up.
 * @property {Tint[]} tints
 * @property {Link[]} links
 * @property {Mark[]} marks
 * @property {[number, number][]} removed
 * @property {[number, number][]} placed
 *
 * @typedef {object} Read  The puzzles, and what was wrong with other entries; `more` says that the limit was the end.
 * @property {string} format
 * @property {Board[]} boards
 * @property {string[]} warnings
 * @property {boolean} more
 * @property {string} sentence
 *
 * @typedef {object} Rule  A constraint for a person: its name, its sentence, and what a board shows of it.
 * @property {string} name
 * @property {string} sentence
 * @property {Drawing[]} drawing
 *
 * @typedef {object} Solve  The solutions that were found. Exact: these are all.
 * @property {number} count
 * @property {boolean} exact
 * @property {string[]} solutions
 * @property {number[]} differences
 * @property {"auto" | "logic" | "guess" | "combined" | "backtracking"} method
 * @property {string} engine
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 * @property {string} sentence
 * @property {string | null} warning
 * @property {Partial | null} partial
 *
 * @typedef {object} Step  A step in words and as a picture.
 * @property {Technique} technique
 * @property {string} sentence
 * @property {Part[]} parts
 * @property {[number, number][]} placements
 * @property {[number, number][]} eliminations
 * @property {Picture} picture
 *
 * @typedef {object} StepCheck  A verdict per claim.
 * @property {Verdict[]} claims
 * @property {number} seconds
 *
 * @typedef {object} Suggestion  A digit that would leave one solution, or at least fewer.
 * @property {number} cell
 * @property {number} digit
 * @property {boolean} unique
 *
 * @typedef {object} Technique  A technique by its id and name, with its family, level and points.
 * @property {string} id
 * @property {string} name
 * @property {string} family
 * @property {string} level
 * @property {number} score
 *
 * @typedef {object} Tint  Cells with a coloured ground: base, cover, plain, set or set2.
 * @property {string} kind
 * @property {number[]} cells
 *
 * @typedef {object} UsedTechnique  A technique of a path: how often it was used, and the points of one use.
 * @property {string} id
 * @property {string} name
 * @property {string} level
 * @property {number} score
 * @property {number} count
 *
 * @typedef {object} Verdict  Whether a claim is true, and a step that shows it, if one does at once.
 * @property {string} claim
 * @property {number} cell
 * @property {number} digit
 * @property {"placement" | "elimination"} kind
 * @property {boolean} true
 * @property {Step | null} step
 * @property {string} sentence
 *
 * @typedef {object} Violation  A house that holds a digit more than once.
 * @property {string} house
 * @property {number[]} cells
 * @property {number} digit
 * @property {string} sentence
 *
 * @typedef {object} Write  The text, what it could not hold, and what a file of it is called.
 * @property {string} format
 * @property {string} text
 * @property {string[]} losses
 * @property {string} name
 * @property {string} media_type
 *
 * @typedef {{"solve": Solve, "count": Count, "check": Check, "candidates": Candidates, "path": Path, "hint": Hint, "step-check": StepCheck, "read": Read, "write": Write, "generate": Generate}} Answers  By verb.
 */

export {};
