// Interactive Sudoku Solver on many puzzles: `node iss.mjs CHECKOUT SECONDS < LINES`, where each line is a JSON object
// with `number` and `puzzle`. For each it prints one with `number`, `seconds` (processor time of building and of counting
// to two, the better of two tries where it is short), `solutions`, `guesses`; `late` or `error` where there is none.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

globalThis.self = globalThis;
self.VERSION_PARAM = "";
const [checkout, seconds] = process.argv.slice(2);
const from = (path) => import(new URL(`js/${path}`, pathToFileURL(`${checkout}/`)).href);
const { SudokuParser } = await from("sudoku_parser.js");
const { SudokuBuilder } = await from("solver/sudoku_builder.js");

const REPEATED_BELOW = 0.5;

/** Counts the solutions of one puzzle to two. */
function solve(puzzle) {
  const begun = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1e6;
  };
  const late = new Error("late");
  const answer = {};
  try {
    const solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(puzzle)));
    solver.setProgressCallback(() => {
      if (spent() > Number(seconds)) throw late;
    }, 8);
    answer.solutions = solver.countSolutions(2);
    answer.guesses = solver.state().counters.guesses;
  } catch (error) {
    if (error === late) answer.late = true;
    else answer.error = String(error.message ?? error);
  }
  return { ...answer, seconds: spent() };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { number, puzzle } = JSON.parse(line);
  let answer = solve(puzzle);
  if (answer.seconds < REPEATED_BELOW) {
    const again = solve(puzzle);
    if (again.seconds < answer.seconds) answer = again;
  }
  console.log(JSON.stringify({ number, ...answer }));
}
