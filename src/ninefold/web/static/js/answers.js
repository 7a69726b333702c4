/**
 * What the server answers. Made by scripts/page_types.py from the classes of its answers: not to be edited.
 *
 * @typedef {object} Ambiguity  Two solutions that are as alike as any two that were looked at, and what would tell them apart.
 * @property {number[]} cells
 * @property {[string, string]} solutions
 * @property {Suggestion} suggestion
 * @property {string} sentence
 *
 * @typedef {object} Area  What a closed line surrounds.
 * @property {string} style
 * @property {[number, number][]} points
 * @property {"area"} kind
 *
 * @typedef {object} Arrow  A line with an open head at its last point.
 * @property {string} style
 * @property {[number, number][]} points
 * @property {"arrow"} kind
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
 * @property {Clues} clues
 * @property {Record<string, string[]>} in_words
 * @property {House[]} houses
 * @property {number[]} marked
 * @property {string | null} solution
 * @property {Record<string, string>} facts
 *
 * @typedef {object} Candidates  The candidates of every cell; `empty` are empty cells that have none.
 * @property {string} puzzle
 * @property {number[][]} candidates
 * @property {"plain" | "true"} kind
 * @property {boolean} exact
 * @property {number[]} empty
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 *
 * @typedef {object} Check  All that can be said of a position. Exact is false where the time was too short.
 * @property {string} puzzle
 * @property {string} shape
 * @property {boolean} valid
 * @property {boolean} solvable
 * @property {boolean} unique
 * @property {number} count
 * @property {number} givens
 * @property {number} filled
 * @property {number} cells
 * @property {string | null} level
 * @property {number | null} score
 * @property {Technique | null} hardest
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
 * @typedef {object} Chevron  An open angle around (x, y) that points along (right, down), (1, 0) to the right; `reach` is half its width.
 * @property {string} style
 * @property {number} x
 * @property {number} y
 * @property {number} reach
 * @property {number} right
 * @property {number} down
 * @property {"chevron"} kind
 *
 * @typedef {object} Clues  The drawing of all constraints, the room it needs around the board, and the strip at the top of each cell.
 * @property {(Fill | Area | Line | Dot | Text | Arrow | Link | Chevron)[]} under
 * @property {(Fill | Area | Line | Dot | Text | Arrow | Link | Chevron)[]} over
 * @property {number} around
 * @property {number} top
 *
 * @typedef {object} Contradiction  Cells whose digits clash. Irreducible: without any one of them the rest has a solution.
 * @property {number[]} cells
 * @property {string} sentence
 * @property {string} why
 * @property {boolean} irreducible
 *
 * @typedef {object} Count  How many solutions were counted. Exact: there are no more.
 * @property {string} puzzle
 * @property {number} count
 * @property {boolean} exact
 * @property {Estimate | null} estimate
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 * @property {string} sentence
 *
 * @typedef {object} Dot  A circle.
 * @property {string} style
 * @property {number} x
 * @property {number} y
 * @property {number} radius
 * @property {"dot"} kind
 *
 * @typedef {object} Estimate  The mean over random descents, and its standard error.
 * @property {number} mean
 * @property {number} error
 *
 * @typedef {object} Explain  The steps, and the grid before each of them; `bottlenecks` are the places of the hardest steps, from 0.
 * @property {string} puzzle
 * @property {"hodoku" | "explainer" | "whips"} rater
 * @property {boolean} solved
 * @property {boolean} unique
 * @property {number} count
 * @property {Step[]} steps
 * @property {Grid[]} grids
 * @property {Grid} end
 * @property {string | null} level
 * @property {number | null} score
 * @property {number | null} rating
 * @property {number[]} bottlenecks
 * @property {UsedTechnique[]} techniques
 * @property {string} sentence
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 *
 * @typedef {object} Fill  A rectangle; `radius` rounds its corners.
 * @property {string} style
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} radius
 * @property {"fill"} kind
 *
 * @typedef {object} Generate  The puzzle, and how hard it is; no puzzle if the time was too short for the wish, and the sentence says more.
 * @property {string | null} puzzle
 * @property {string | null} solution
 * @property {number | null} givens
 * @property {string | null} level
 * @property {number | null} score
 * @property {string | null} mastery
 * @property {number | null} rating
 * @property {Record<string, number> | null} techniques
 * @property {number | null} seed
 * @property {number | null} attempt
 * @property {Board | null} board
 * @property {string} sentence
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 *
 * @typedef {object} Grid  Digits and open candidates at a moment; the digits as one line, too.
 * @property {string} text
 * @property {number[]} digits
 * @property {number[][]} candidates
 *
 * @typedef {object} Hint  What to tell; `wrong` and `digit` only for a mistake, `technique` from stage 2 on, `step` at stage 4.
 * @property {string} puzzle
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
 * @typedef {object} Judge  A verdict per claim.
 * @property {string} puzzle
 * @property {Verdict[]} claims
 * @property {number} seconds
 *
 * @typedef {object} Line  One or more strokes: a line through cells, the lines of a grid, the outline of a cage.
 * @property {string} style
 * @property {[number, number][][]} strokes
 * @property {"line"} kind
 *
 * @typedef {object} Link  A curve from start to end that leans towards a third point, so that links along one line stay apart.
 * @property {string} style
 * @property {[number, number]} start
 * @property {[number, number]} towards
 * @property {[number, number]} end
 * @property {"link"} kind
 *
 * @typedef {object} Part  A piece of a sentence, and the cells, digits and houses that it speaks of, in the ink they have on the board.
 * @property {string} text
 * @property {string} role
 * @property {string} ink
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
 * @typedef {object} Read  The puzzles, and what was wrong with other entries; `more` says that the limit was the end.
 * @property {string} format
 * @property {Board[]} boards
 * @property {string[]} warnings
 * @property {boolean} more
 * @property {string} sentence
 *
 * @typedef {object} Rule  A constraint for a person.
 * @property {string} name
 * @property {string} sentence
 *
 * @typedef {object} Solve  The solutions that were found. Exact: these are all.
 * @property {string} puzzle
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
 * @typedef {object} Step  A step in words and as a picture; a rater with ratings tells its own, and the lines that prove a chain.
 * @property {Technique} technique
 * @property {string} title
 * @property {string} sentence
 * @property {Part[]} parts
 * @property {[number, number][]} placements
 * @property {[number, number][]} eliminations
 * @property {StepLayers} picture
 * @property {number | null} rating
 * @property {string[]} proof
 *
 * @typedef {object} StepLayers  The drawing of a step; `drawn` are the candidates (cell, digit) that it draws itself.
 * @property {(Fill | Area | Line | Dot | Text | Arrow | Link | Chevron)[]} under
 * @property {(Fill | Area | Line | Dot | Text | Arrow | Link | Chevron)[]} over
 * @property {[number, number][]} drawn
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
 * @typedef {object} Text  A text with its middle at (x, y).
 * @property {string} style
 * @property {number} x
 * @property {number} y
 * @property {number} size
 * @property {string} text
 * @property {"text"} kind
 *
 * @typedef {object} UsedTechnique  A technique of a path, and how often it was used; its points are those of one use.
 * @property {string} id
 * @property {string} name
 * @property {string} family
 * @property {string} level
 * @property {number} score
 * @property {number} count
 *
 * @typedef {object} Verdict  Whether a claim is true, and a step of logic that shows it, if one does at once.
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
 * @typedef {{"solve": Solve, "count": Count, "check": Check, "candidates": Candidates, "explain": Explain, "hint": Hint, "judge": Judge, "read": Read, "write": Write, "generate": Generate}} Answers  By verb.
 */

export {};
