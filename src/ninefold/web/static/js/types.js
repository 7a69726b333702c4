/**
 * The words of the page, the same as in Python, C++ and HTTP. Cells count from 0, digits from 1, 0 is an empty cell;
 * a set of digits or colours is a bitmask whose lowest bit is the first of them.
 *
 * @typedef {{boxHeight: number, boxWidth: number}} Shape
 *
 * @typedef {object} Board  One moment of the work. Never changed, only replaced: that makes undo a list of boards.
 * @property {Shape} shape
 * @property {string} symbols             the symbol of digit 1 first
 * @property {string} title
 * @property {string} author
 * @property {string} said                the rules in the author's own words
 * @property {string} [notes]             of the setter, for the setter
 * @property {string} [praise]            what the author tells who has solved it
 * @property {readonly boolean[]} given   digits printed by the setter
 * @property {readonly number[]} digits
 * @property {readonly number[]} corner   the person's own marks
 * @property {readonly number[]} centre   the person's own candidates
 * @property {readonly number[]} removed  computed candidates that were crossed off
 * @property {readonly number[]} colours
 * @property {readonly number[]} lines    drawn by the person, see model/lines.js
 * @property {readonly boolean[]} wanted  cells marked `*`
 * @property {Variant | null} variant     rules beyond rows, columns and boxes
 * @property {readonly number[]} [painted]  the regions of a jigsaw that is being painted: for each cell the number of its own, -1 for none
 *
 * @typedef {object} Variant
 * @property {object[]} constraints       as the server wrote them, to be sent back as they are
 * @property {Layers & {around: number, top: number}} clues  their drawing, the room it needs around the board and in each cell
 * @property {Record<string, string[]>} words  the rules for a person, by kind
 * @property {{name: string, cells: number[]}[]} houses  further cells that hold each digit once
 * @property {number[]} apart             cells in no row, column or box
 * @property {import("./answers.js").Rule[]} rules  each constraint by its name and sentence
 * @property {object[]} [decoration]     what its author has drawn besides, to be sent back as it is
 * @property {Watch} watch                what is watched of them while one types
 *
 * @typedef {import("./answers.js").Watch} Watch
 * @typedef {import("./answers.js").WatchedRule} WatchedRule
 *
 * @typedef {[number, number]} Point  in cells, to the right and down
 * @typedef {{kind: string, style: string} & Record<string, any>} Primitive  of a scene, see `picture/scene.py`
 * @typedef {{under: Primitive[], over: Primitive[]}} Layers  below the lines and digits of a board, and above them
 *
 * @typedef {Layers & {around: number}} Laid  what a part lays on the board, and the room that it needs around it
 *
 * @typedef {{kind: string, name: string, cells: readonly number[]}} House
 *
 * @typedef {object} Game  What belongs to a board besides its cells.
 * @property {number} id
 * @property {string} level               "" if it was not dealt by level
 * @property {number} seconds             spent on it
 * @property {number} hints               how often the last stage of a hint was read
 * @property {number} checks
 * @property {boolean} answered           the solver filled it: there is nothing to finish
 * @property {string} daily               "2026-11-17 easy" if it is a puzzle of that day, else ""
 * @property {string} answer              the solution, where it came with the puzzle, else ""
 * @property {boolean} done               it was finished
 *
 * @typedef {{board: Board, game: Game, log: import("./model/moves.js").Log}} KeptGame  A game that was left for another one.
 *
 * @typedef {object} Result  A game that was finished.
 * @property {number} when                milliseconds since 1970
 * @property {string} day                 of the person's own clock, as 2026-11-17
 * @property {string} level
 * @property {string} kind                the names of its rules, "" if it is a plain one
 * @property {string} title
 * @property {string} daily               as in Game
 * @property {number} seconds
 * @property {number} hints
 * @property {number} checks
 * @property {string} puzzle              in our own JSON
 * @property {string} log                 its moves, "" if they are not kept any more
 *
 * @typedef {{name: string, title: string, level: string, answer: string, board: Board}} DailyPuzzle
 *
 * @typedef {{board: Board, game: Game, what: string}} Moment  `what` names the action that led here.
 *
 * @typedef {"digit" | "corner" | "centre" | "colour" | "line"} Mode
 *
 * @typedef {object} Settings
 * @property {"auto" | "light" | "dark"} theme
 * @property {"safe" | "bright"} palette
 * @property {"usual" | "large"} marks  their size
 * @property {boolean} candidates         computed candidates are shown
 * @property {boolean} peers
 * @property {boolean} equals
 * @property {boolean} conflicts
 * @property {boolean} mistakes           digits that are not the answer are marked at once
 * @property {boolean} timer
 * @property {boolean} digitFirst
 * @property {boolean} sideBySide
 * @property {import("./answers.js").Explain["rater"]} rater  whose path Explain tells
 *
 * What the server tells is as it says, in the types made from its answers.
 * @typedef {import("./answers.js").Part} Part
 * @typedef {import("./answers.js").Step} Step
 * @typedef {import("./answers.js").Grid} Position
 * @typedef {import("./answers.js").Explain} Path
 * @typedef {import("./answers.js").Hint} Hint
 *
 * @typedef {{cells: number[], houses: number[][], digits: number[]}} Emphasis
 *
 * @typedef {{kind: "own"}} OwnView
 * @typedef {{kind: "step", at: number}} StepView
 * @typedef {{kind: "hint"}} HintView
 * @typedef {{kind: "answer", at: number}} AnswerView
 * @typedef {{kind: "clash", cells: number[], houses: number[][]}} ClashView
 * @typedef {{kind: "replay", board: Board, cells: number[]}} ReplayView
 * @typedef {OwnView | ReplayView | StepView | HintView | AnswerView | ClashView} View
 *
 * @typedef {object} Work  Something long that can be stopped.
 * @property {string} what
 * @property {string} progress
 * @property {AbortController} stopper
 *
 * @typedef {object} SolveResult
 * @property {"answer" | "partly" | "none" | "checked" | "count" | "stopped"} kind
 * @property {string} sentence
 * @property {string[]} details
 * @property {number[][]} solutions
 * @property {number} count
 * @property {boolean} more               there are more than were counted
 *
 * @typedef {object} CheckRow
 * @property {string} name
 * @property {string} value
 * @property {"good" | "bad" | "plain"} tone
 * @property {{id: string, name: string} | null} [technique]  that the value names
 *
 * @typedef {object} Finish
 * @property {string} time
 * @property {string} level
 * @property {number | null} score
 * @property {{id: string, name: string, at: number, score: number, text: string}[]} bottlenecks
 * @property {number} hints
 * @property {number} checks
 * @property {string} compared            the time beside the best and the average, "" if there is nothing to compare
 * @property {number} streak              days in a row, 0 if it is no puzzle of the day
 *
 * @typedef {{id: string, group: string, title: string, level: string, givens: number, note: string}} Sample
 * @typedef {{name: string, suffixes: string[], writes: boolean, holds: string[], summary: string}} Format
 * @typedef {{title: string, board: Board, level?: string}} Found
 *
 * @typedef {object} Print  What is to be set on paper: puzzles that are there, or new ones, so many of each level.
 * @property {"this" | "made" | "listed" | "new"} which
 * @property {number} perPage
 * @property {string} paper
 * @property {string} title
 * @property {boolean} solutions
 * @property {boolean} codes
 * @property {boolean} hints
 * @property {boolean} large
 * @property {boolean} techniques
 * @property {string} variant
 * @property {Record<string, number>} counts
 *
 * @typedef {object} Drawer  The one sheet beside the panel: files, library, print, share, settings, help, new.
 * @property {string} open                one of SHEETS, or ""
 * @property {string} text                what was pasted
 * @property {Found[]} found
 * @property {string} sentence
 * @property {Offer | null} offer         a file that lacks something, until the person says yes
 * @property {{board: Board, list: Link[]} | null} links  to other programs, and the board that they hold
 *
 * @typedef {{format: string, name: string, text: string, type: string, losses: string[]}} Offer
 * @typedef {{where: string, link: string, note: string}} Link  without a link the note says why
 *
 * @typedef {object} State
 * @property {Board} board
 * @property {Game} game
 * @property {number} tab                 of the browser, see TABS
 * @property {import("./model/moves.js").Log} log  the moves of this game
 * @property {readonly KeptGame[]} games  unfinished ones beside it, the one left last first
 * @property {readonly Result[]} results  the newest first
 * @property {Readonly<Record<string, DailyPuzzle[]>>} days  puzzles by date, as far as they are here
 * @property {readonly Moment[]} past
 * @property {readonly Moment[]} future
 * @property {readonly number[]} selection
 * @property {number} cursor
 * @property {number} anchor              where a rectangle of Shift begins
 * @property {Mode} mode
 * @property {Mode | null} held           the mode while Shift or Ctrl is down
 * @property {number} armed               the digit that goes into the cells touched next, 0 for none
 * @property {boolean} typing             a printed puzzle is typed in: the cursor goes on by itself
 * @property {Settings} settings
 * @property {string} panel               one of PANELS
 * @property {Readonly<Record<string, any>>} own  what a part keeps for itself, by its id
 * @property {boolean} keypad             on a phone: the keypad instead of the panel
 * @property {boolean} zoomed             a large board is larger than its place, and is scrolled
 * @property {View} view
 * @property {Emphasis | null} emphasis
 * @property {string} message             the live region
 * @property {"plain" | "good" | "bad"} tone
 * @property {Work | null} work
 * @property {{result: SolveResult | null, method: string, limit: number}} solve
 * @property {{rows: CheckRow[], sentence: string, digging: boolean, board: Board | null, scales: {board: Board, rates: import("./answers.js").Rate} | null}} check
 * @property {{path: Path | null, board: Board | null, hint: Hint | null, playing: boolean, sentence: string}} explain
 * @property {{level: string, givens: string, running: boolean, paused: boolean, finish: Finish | null, staged: boolean}} play
 * @property {{variant: string, level: string, symmetry: string, technique: string, count: number, made: Found[], sentence: string}} generate
 * @property {{samples: Sample[], at: number}} library
 * @property {Format[]} formats
 * @property {{id: string, name: string, lesson?: string}[]} techniques  also those of another scale, with the lesson that tells their idea
 * @property {{id: string, name: string, techniques: string[], note: string}[]} kinds  of puzzles that are made, the plain one first
 * @property {Drawer} drawer
 * @property {Print} print
 */

export {};
