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
 * @property {Record<string, any>[]} decoration
 * @property {Record<string, string[]>} in_words
 * @property {House[]} houses
 * @property {number[]} apart
 * @property {Watch} watch
 * @property {number[]} marked
 * @property {string | null} solution
 * @property {Record<string, string>} facts
 *
 * @typedef {object} BoardRule  A rule that holds everywhere, and the constraints that it is made of, as files hold them.
 * @property {string} name
 * @property {string} rule
 * @property {Record<string, any>[]} constraints
 *
 * @typedef {object} Candidates  The candidates of every cell; `empty` are empty cells that have none.
 * @property {string} puzzle
 * @property {number[][]} candidates
 * @property {number[][]} counts
 * @property {"plain" | "true"} kind
 * @property {boolean} exact
 * @property {number[]} empty
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 *
 * @typedef {object} Canonical  The form that a puzzle shares with all its isomorphs.
 * @property {string} puzzle
 * @property {string} canonical
 * @property {number} seconds
 *
 * @typedef {object} Case  A line of the tree of cases: how deep it stands, what is supposed, what follows, and what is impossible then.
 * @property {number} depth
 * @property {string} supposed
 * @property {string} follows
 * @property {string} end
 * @property {number[]} cells
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
 * @property {number} complexity
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
 * @typedef {object} Clue  A clue: a digit in a cell, or a constraint as files hold it; and its words.
 * @property {number | null} cell
 * @property {number | null} digit
 * @property {Record<string, any> | null} constraint
 * @property {string} text
 *
 * @typedef {object} Clues  The drawing of all constraints, the room it needs around the board, and the strip at the top of each cell.
 * @property {(Fill | Area | Line | Dot | Text | Arrow | Link | Chevron | Painted)[]} under
 * @property {(Fill | Area | Line | Dot | Text | Arrow | Link | Chevron | Painted)[]} over
 * @property {number} around
 * @property {number} top
 *
 * @typedef {object} Code  Its code; none for a link that is too long for one that a telephone reads from paper.
 * @property {QrCode | null} code
 *
 * @typedef {object} Compare  The rows that were measured, and how many of the plan are left.
 * @property {string} suite
 * @property {number} limit
 * @property {number} states
 * @property {number} repeats
 * @property {Row[]} rows
 * @property {number} left
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 * @property {string} sentence
 *
 * @typedef {object} Contradiction  Cells whose digits clash, and with what. Irreducible: without any one of them the rest has a solution.
 * @property {number[]} cells
 * @property {number[]} rules
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
 * @typedef {object} Daily  The puzzles of a day, the easy one first.
 * @property {string} date
 * @property {DailyPuzzle[]} puzzles
 * @property {string} sentence
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 *
 * @typedef {object} DailyPuzzle  A puzzle of a day; `variant` is what `generate` calls its kind, empty if it is a plain one.
 * @property {"easy" | "hard" | "variant"} name
 * @property {string} title
 * @property {string} variant
 * @property {string} level
 * @property {number} score
 * @property {number} givens
 * @property {number} seed
 * @property {Board} board
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
 * @typedef {object} Example  The example of a lesson: the board just before the step, the step, and the pictures that build up to it.
 * @property {Board} board
 * @property {Step} step
 * @property {Picture[]} pictures
 *
 * @typedef {object} Exercise  An exercise: the board, where it stands with its candidates, the task, help, and the step for the end.
 * @property {Technique} technique
 * @property {string} task
 * @property {[string, string, string]} help
 * @property {Board} board
 * @property {Grid} grid
 * @property {Step} step
 * @property {number} seed
 *
 * @typedef {object} Expected  Seconds that a run may take.
 * @property {number} least
 * @property {number} most
 * @property {number} measurements
 * @property {number} unknown
 * @property {number} limit
 * @property {string} sentence
 *
 * @typedef {object} Explain  The steps, and the grid before each of them; `bottlenecks` are the places of the hardest steps, from 0.
 * @property {string} puzzle
 * @property {"hodoku" | "explainer" | "whips" | "expert"} rater
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
 * @typedef {object} Family  A family with its lessons, the easiest first.
 * @property {string} id
 * @property {string} title
 * @property {string} about
 * @property {Listed[]} lessons
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
 * @property {1 | 2 | 3 | 4} stage
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
 * @typedef {object} HowOften  Of `puzzles` random minimal puzzles so many have the technique on their path, in so many steps.
 * @property {number} puzzles
 * @property {number} used
 * @property {number} steps
 *
 * @typedef {object} Improve  The proposals, the best first; `each` are clues that could go alone, where that was asked.
 * @property {string} puzzle
 * @property {"redundant" | "unique" | "harder" | "easier" | "fill" | "layout"} aim
 * @property {Proposal[]} proposals
 * @property {Clue[]} each
 * @property {string} sentence
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 *
 * @typedef {object} Judge  A verdict per claim; on all of them as one step, if a technique was named.
 * @property {string} puzzle
 * @property {Verdict[]} claims
 * @property {StepVerdict | null} verdict
 * @property {number} seconds
 *
 * @typedef {object} Learn  A lesson, or every family if none was asked for, and with them the course and the placement test, as ids, and the pages that belong to no single technique.
 * @property {Lesson | null} lesson
 * @property {Family[]} families
 * @property {string[]} course
 * @property {string[]} placement
 * @property {Topic[]} topics
 * @property {number} seconds
 *
 * @typedef {object} Lesson  A lesson with its family, its ladders and its example.
 * @property {Technique} technique
 * @property {string} standing
 * @property {string} family
 * @property {string} about
 * @property {string} what
 * @property {string} applies
 * @property {string[]} why
 * @property {string} spot
 * @property {string[]} mistakes
 * @property {Listed[]} related
 * @property {string} hodoku
 * @property {string} explainer
 * @property {string} how_often
 * @property {HowOften | null} counted
 * @property {Example} example
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
 * @typedef {object} Listed  A lesson in a list; `standing` is the level of its technique, or whose step it is if it has none.
 * @property {Technique} technique
 * @property {string} standing
 * @property {string} what
 *
 * @typedef {object} Minimize  What is left of the puzzle, and how many givens each of the two has; `whole` is all of it in our JSON.
 * @property {string} puzzle
 * @property {number} givens
 * @property {string} minimal
 * @property {number} minimal_givens
 * @property {string} whole
 * @property {number} seconds
 * @property {string} sentence
 *
 * @typedef {object} Option  A field of a constraint that a person fills in. Needed: it has no value unless told.
 * @property {string} name
 * @property {"number" | "number or none" | "numbers" | "pairs of numbers" | "flag" | "text"} kind
 * @property {(number | string)[]} usual
 * @property {number | string | boolean | number[] | [number, number][] | null} start
 * @property {boolean} needed
 *
 * @typedef {object} OwnRule  The rule as a constraint, as files hold it; without cells unless they were told.
 * @property {Record<string, any>} constraint
 * @property {number | null} pairs
 * @property {string} tried
 * @property {boolean | null} accepted
 * @property {string} sentence
 * @property {number} seconds
 *
 * @typedef {object} Painted  A fill, line, dot or text in colours of its own: what somebody has drawn, and no style of ours.
 * @property {string} style
 * @property {Fill | Line | Dot | Text} inner
 * @property {string} colour
 * @property {string} rim
 * @property {number} width
 * @property {"painted"} kind
 *
 * @typedef {object} ParameterRow  A parameter of the thesis with its value on this board.
 * @property {string} name
 * @property {string} meaning
 * @property {number | null} value
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
 * @typedef {object} Photo  The size of the picture in pixels, as a person sees it, and its grids, the best first.
 * @property {number} width
 * @property {number} height
 * @property {PhotoGrid[]} grids
 * @property {number} seconds
 * @property {string} sentence
 *
 * @typedef {object} PhotoCell  One cell as read: 0 is an empty cell; `others` is what else it may be, each with its chance.
 * @property {number} digit
 * @property {boolean} handwritten
 * @property {number} chance
 * @property {[number, number][]} others
 * @property {boolean} uncertain
 * @property {boolean} decided
 *
 * @typedef {object} PhotoGrid  One grid of the picture: `puzzle` has the printed digits, `entered` those written by hand, too.
 * @property {string} puzzle
 * @property {string} entered
 * @property {boolean} uncertain
 * @property {number} solutions
 * @property {string[]} remarks
 * @property {[number, number][]} corners
 * @property {[number, number][]} crossings
 * @property {PhotoCell[]} cells
 *
 * @typedef {object} Picture  A picture of the example: what is said below it, and the scene.
 * @property {"before" | "pattern" | "step" | "after"} stage
 * @property {string} sentence
 * @property {Part[]} parts
 * @property {number} width
 * @property {number} height
 * @property {number} around
 * @property {(Fill | Area | Line | Dot | Text | Arrow | Link | Chevron | Painted)[]} primitives
 *
 * @typedef {object} Practice  Exercises of one technique, or whole puzzles that need it and nothing that the course has later.
 * @property {Exercise[]} exercises
 * @property {Board[]} puzzles
 * @property {number} seconds
 *
 * @typedef {object} Proposal  A changed puzzle: what was added, what was taken away, and what it would be; `whole` is all of it in our JSON.
 * @property {string} puzzle
 * @property {Clue[]} added
 * @property {Clue[]} removed
 * @property {string | null} level
 * @property {number | null} score
 * @property {string} sentence
 * @property {string} whole
 *
 * @typedef {object} QrCode  How many modules a side has, white ones around it included; the dark ones as the path of an SVG; their size.
 * @property {number} side
 * @property {string} path
 * @property {number} module
 *
 * @typedef {object} Rate  The numbers of `Rates`, null for what was not asked or does not exist; `scale` is that of level and score.
 * @property {string} puzzle
 * @property {string | null} level
 * @property {number | null} score
 * @property {string | null} mastery
 * @property {number | null} er
 * @property {number | null} ep
 * @property {number | null} ed
 * @property {number | null} complexity
 * @property {string | null} hardest
 * @property {number | null} w
 * @property {number | null} b
 * @property {number | null} gw
 * @property {number | null} gb
 * @property {number | null} te
 * @property {number | null} bxb
 * @property {string | null} scale
 * @property {string | null} problem
 * @property {number} seconds
 *
 * @typedef {object} Read  The puzzles, and what was wrong with other entries; `more` says that the limit was the end.
 * @property {string} format
 * @property {Board[]} boards
 * @property {string[]} warnings
 * @property {boolean} more
 * @property {string} sentence
 *
 * @typedef {object} Relabel  The puzzle with other digits, `whole` all of it in our JSON; `stay` are names of clues that stay as they were.
 * @property {string} puzzle
 * @property {string} relabelled
 * @property {string} whole
 * @property {string[]} stay
 * @property {string} sentence
 * @property {number} seconds
 *
 * @typedef {object} Row  One algorithm on one puzzle: the outcome, its times over the repeats, and what was counted.
 * @property {string} puzzle
 * @property {string} group
 * @property {string} level
 * @property {number} size
 * @property {number} givens
 * @property {string} algorithm
 * @property {string} outcome
 * @property {string} cut
 * @property {number} repeats
 * @property {number} median
 * @property {number} quartile1
 * @property {number} quartile3
 * @property {number} least
 * @property {number} most
 * @property {number} mean
 * @property {number} nodes
 * @property {number} placements
 * @property {number} checks
 * @property {number} max_depth
 * @property {number} peak_states
 * @property {string} solution
 *
 * @typedef {object} Rule  A constraint for a person.
 * @property {string} name
 * @property {string} sentence
 *
 * @typedef {object} Search  All methods on one board, and the tables of the thesis with the numbers of this board.
 * @property {string} puzzle
 * @property {number} size
 * @property {number} givens
 * @property {number} limit
 * @property {number} states
 * @property {SearchRow[]} rows
 * @property {ParameterRow[]} parameters
 * @property {TheoryRow[]} theory
 * @property {number} seconds
 * @property {string} sentence
 *
 * @typedef {object} SearchRow  A method on the board: the cost of its first solution, and what its whole tree tells.
 * @property {string} method
 * @property {string} title
 * @property {string} outcome
 * @property {string} cut
 * @property {number} visited
 * @property {number} generated
 * @property {number | null} depth
 * @property {number | null} open
 * @property {number | null} closed
 * @property {number} kept
 * @property {number} state_bytes
 * @property {number} seconds
 * @property {TreeFacts} tree
 * @property {boolean | null} complete
 * @property {boolean | null} optimal
 *
 * @typedef {object} Section  A heading and its paragraphs.
 * @property {string} heading
 * @property {string[]} text
 *
 * @typedef {object} Solve  The solutions that were found. Exact: these are all.
 * @property {string} puzzle
 * @property {number} count
 * @property {boolean} exact
 * @property {string[]} solutions
 * @property {number[]} differences
 * @property {"auto" | "logic" | "guess" | "combined" | "backtracking" | "levels"} method
 * @property {string} engine
 * @property {number} seconds
 * @property {"time" | "asked" | null} stopped
 * @property {string} sentence
 * @property {string | null} warning
 * @property {Partial | null} partial
 *
 * @typedef {object} Step  A step in words, in the notation of the forums (`eureka`) and as a picture; at length the tree of its cases, too; a rater with ratings tells its own, and the lines that prove a chain.
 * @property {Technique} technique
 * @property {string} title
 * @property {string} sentence
 * @property {Part[]} parts
 * @property {[number, number][]} placements
 * @property {[number, number][]} eliminations
 * @property {string} eureka
 * @property {StepLayers} picture
 * @property {Case[]} cases
 * @property {number | null} rating
 * @property {string[]} proof
 *
 * @typedef {object} StepLayers  The drawing of a step; `drawn` are the candidates (cell, digit) that it draws itself.
 * @property {(Fill | Area | Line | Dot | Text | Arrow | Link | Chevron | Painted)[]} under
 * @property {(Fill | Area | Line | Dot | Text | Arrow | Link | Chevron | Painted)[]} over
 * @property {[number, number][]} drawn
 *
 * @typedef {object} StepVerdict  What is to be said of a step that somebody shows for a technique.
 * @property {"right" | "another" | "unproven" | "wrong"} finding
 * @property {string} sentence
 * @property {Step | null} step
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
 * @typedef {object} TheoryRow  What the thesis says of a method, its formulas worked out for this board, beside what we found.
 * @property {string} method
 * @property {string} title
 * @property {string} table
 * @property {string} time
 * @property {number} time_worked_out
 * @property {number} visited
 * @property {string} memory
 * @property {number} memory_worked_out
 * @property {number} kept
 * @property {boolean} complete
 * @property {boolean} optimal
 * @property {boolean | null} our_complete
 * @property {boolean | null} our_optimal
 *
 * @typedef {object} Tool  How one kind of constraint is put on a board: its name in files, what people call it, its rule, its options.
 * @property {string} kind
 * @property {string} name
 * @property {"" | "path" | "arrow" | "pieces" | "cells" | "copy" | "each" | "centre" | "place" | "edge" | "corner" | "line" | "diagonal" | "board"} placed
 * @property {string} rule
 * @property {string} convention
 * @property {Option[]} options
 * @property {string} clue
 * @property {boolean} valued
 * @property {number} least
 * @property {Clues} sample
 *
 * @typedef {object} Tools  The tools for constraints on cells, and the rules for a whole board of the shape.
 * @property {Tool[]} tools
 * @property {BoardRule[]} rules
 *
 * @typedef {object} Topic  A page: its id, its title and its sections.
 * @property {string} id
 * @property {string} title
 * @property {Section[]} sections
 *
 * @typedef {object} Trace  The first nodes of a search, a list for each of their properties; the root is the first.
 * @property {string} method
 * @property {string} title
 * @property {string[]} lists
 * @property {number} size
 * @property {number[]} box
 * @property {string[]} symbols
 * @property {number[]} givens
 * @property {number[]} parent
 * @property {number[]} cell
 * @property {number[]} digit
 * @property {number[]} made
 * @property {number[]} visited
 * @property {number[]} dead
 * @property {number[]} solutions
 * @property {number} steps
 * @property {number} first
 * @property {boolean} whole
 * @property {string} sentence
 *
 * @typedef {object} TreeFacts  The whole tree of a method; as far as it was seen if a limit came first (`cut`).
 * @property {number} nodes
 * @property {number} dead_ends
 * @property {number} depth
 * @property {number} solutions
 * @property {number | null} branching
 * @property {string} cut
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
 * @typedef {object} Watch  The rules, for each the number of its constraint on the board, from 0, and the tables they speak of.
 * @property {WatchedRule[]} rules
 * @property {number[]} of
 * @property {number[][]} tables
 *
 * @typedef {object} WatchedRule  A rule as in `native/general/problem.h`; `table` is its place among the tables of the board, -1 for none.
 * @property {string} kind
 * @property {number[]} cells
 * @property {number[]} numbers
 * @property {number} table
 * @property {WatchedRule[][]} alternatives
 *
 * @typedef {object} Write  The text, what it could not hold, and what a file of it is called.
 * @property {string} format
 * @property {string} text
 * @property {string[]} losses
 * @property {string} name
 * @property {string} media_type
 *
 * @typedef {{"solve": Solve, "count": Count, "check": Check, "candidates": Candidates, "explain": Explain, "hint": Hint, "rate": Rate, "minimize": Minimize, "improve": Improve, "tools": Tools, "relabel": Relabel, "rule": OwnRule, "canonical": Canonical, "judge": Judge, "read": Read, "write": Write, "code": Code, "generate": Generate, "compare": Compare, "estimate": Expected, "search": Search, "trace": Trace, "daily": Daily, "learn": Learn, "practice": Practice, "photo": Photo}} Answers  By verb.
 */

export {};
