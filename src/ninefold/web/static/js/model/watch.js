/**
 * The rules of a variant while a person types: which digits each rule leaves, and which rules the digits break. Rules are
 * data of the server, of a few kinds (`desk/watch.py`); nothing here knows a constraint. Sets of digits are whole
 * numbers of 32 bits here: rules come for boards of up to 31 digits.
 *
 * @import {Board, Watch, WatchedRule} from "../types.js"
 * @typedef {Map<number, number>} Sets  for each cell the digits it may hold
 * @typedef {{size: number, tables: number[][]}} Context
 */
import { cellName, sizeOf } from "./shape.js";

/** A rule with more states than this is not followed to its end: it leaves everything as it is. */
const MOST_STATES = 20_000;

/** @param {number} set */
function digitsOf(set) {
  const digits = [];
  for (let digit = 1; set; digit += 1, set >>>= 1) if (set & 1) digits.push(digit);
  return digits;
}

/** Digits that are all different: the state is the set of those used. @param {number} used @param {number} digit */
const another = (used, digit) => (used & (1 << (digit - 1)) ? -1 : used | (1 << (digit - 1)));

/** @param {number} used */
const total = (used) => digitsOf(used).reduce((sum, digit) => sum + digit, 0);

/** Whether the digits follow each other without a gap. @param {number} used */
const isRun = (used) => ((used + (used & -used)) & used) === 0;

/**
 * For each kind, the digits of the cells that occur in some filling; null if there is no filling.
 * @type {Record<string, (rule: WatchedRule, sets: Sets, context: Context) => Sets | null>}
 */
const LEFT = {
  among({ cells: [cell], numbers }, sets) {
    const kept = numbers.reduce((set, digit) => set | (1 << (digit - 1)), 0) & (sets.get(cell) ?? 0);
    return kept ? new Map([[cell, kept]]) : null;
  },
  pair: ({ cells, table }, sets, { size, tables }) =>
    walked(cells, sets, 0, (first, digit, at) => (at ? tables[table][(first - 1) * size + digit - 1] - 1 : digit), () => true),
  sum: ({ cells, numbers: [sum, ...weights] }, sets) =>
    // Kept above zero, since a state below it is none.
    walked(cells, sets, 1e6, (state, digit, at) => state + weights[at] * digit, (state) => state === 1e6 + sum),
  cage: ({ cells, numbers: [sum] }, sets) => walked(cells, sets, 0, another, (used) => total(used) === sum),
  renban: ({ cells }, sets) => walked(cells, sets, 0, another, isRun),
  distinct: ({ cells }, sets) => walked(cells, sets, 0, another, () => true),
  automaton: ({ cells, numbers: [start], table }, sets, { size, tables }) =>
    // A row for each state: whether it accepts, then the state that follows with each digit.
    walked(cells, sets, start, (state, digit) => tables[table][state * (size + 1) + digit], (state) => tables[table][state * (size + 1)] !== 0),
  either({ cells, alternatives }, sets, context) {
    /** @type {Sets | null} */
    let union = null;
    for (const way of alternatives) {
      const left = allLeft(way, sets, context);
      if (!left) continue;
      union ??= new Map();
      for (const cell of cells) union.set(cell, (union.get(cell) ?? 0) | (left.get(cell) ?? 0));
    }
    return union;
  },
};

/**
 * Walks the cells from state to state, there and back: a digit stays if it lies on a way from the start to a state that
 * is accepted. A state below zero is none.
 * @param {readonly number[]} cells
 * @param {Sets} sets
 * @param {number} start
 * @param {(state: number, digit: number, at: number) => number} next
 * @param {(state: number) => boolean} accepts
 * @returns {Sets | null}
 */
function walked(cells, sets, start, next, accepts) {
  /** For each cell, the steps into it: state before, digit, state after. @type {[number, number, number][][]} */
  const steps = [];
  let states = new Set([start]);
  for (const [at, cell] of cells.entries()) {
    const digits = digitsOf(sets.get(cell) ?? 0);
    /** @type {[number, number, number][]} */
    const here = [];
    const after = new Set();
    for (const state of states) {
      for (const digit of digits) {
        const to = next(state, digit, at);
        if (to < 0) continue;
        here.push([state, digit, to]);
        after.add(to);
      }
    }
    if (after.size > MOST_STATES) return sets;
    steps.push(here);
    states = after;
  }
  let alive = new Set([...states].filter(accepts));
  if (!alive.size) return null;
  /** @type {Sets} */
  const left = new Map();
  for (let at = cells.length - 1; at >= 0; at -= 1) {
    const before = new Set();
    let kept = 0;
    for (const [state, digit, to] of steps[at]) {
      if (!alive.has(to)) continue;
      before.add(state);
      kept |= 1 << (digit - 1);
    }
    left.set(cells[at], kept & (left.get(cells[at]) ?? kept));
    alive = before;
  }
  return [...left.values()].every(Boolean) ? left : null;
}

/** Several rules, one after the other. @param {readonly WatchedRule[]} rules @param {Sets} sets @param {Context} context */
function allLeft(rules, sets, context) {
  const left = new Map(sets);
  for (const rule of rules) {
    const kept = LEFT[rule.kind](rule, left, context);
    if (!kept) return null;
    for (const [cell, set] of kept) left.set(cell, set);
  }
  return left;
}

/** What each rule left last, and of what: most keys change the cells of few rules. @type {WeakMap<WatchedRule, Map<string, Sets | null>>} */
const known = new WeakMap();

/** @param {WatchedRule} rule @param {(cell: number) => number} setOf @param {Context} context */
function leftBy(rule, setOf, context) {
  let answers = known.get(rule);
  if (!answers || answers.size > 100) known.set(rule, (answers = new Map()));
  const sets = rule.cells.map(setOf);
  const key = sets.join();
  let left = answers.get(key);
  if (left === undefined) {
    left = LEFT[rule.kind](rule, new Map(rule.cells.map((cell, i) => [cell, sets[i]])), context);
    answers.set(key, left);
  }
  return left;
}

/** @param {Board} board @returns {[Watch, Context] | null} */
function watchOf({ variant, shape }) {
  return variant?.watch?.rules.length ? [variant.watch, { size: sizeOf(shape), tables: variant.watch.tables }] : null;
}

/** For each cell the rules about it. @type {WeakMap<Watch, number[][]>} */
const rulesOfCells = new WeakMap();

/** @param {Watch} watch @param {number} cells */
function rulesOf(watch, cells) {
  let lists = rulesOfCells.get(watch);
  if (!lists) {
    lists = Array.from({ length: cells }, () => /** @type {number[]} */ ([]));
    for (const [i, rule] of watch.rules.entries()) for (const cell of new Set(rule.cells)) lists[cell].push(i);
    rulesOfCells.set(watch, lists);
  }
  return lists;
}

/**
 * What the rules leave of candidates, one rule after the other until none removes any more. A rule that cannot be kept
 * is told as broken elsewhere and removes nothing here.
 * @param {Board} board
 * @param {number[]} candidates
 * @returns {number[]}
 */
export function withoutBreaking(board, candidates) {
  const found = watchOf(board);
  if (!found) return candidates;
  const [watch, context] = found;
  const sets = candidates.map((set, cell) => (board.digits[cell] ? 1 << (board.digits[cell] - 1) : set));
  const lists = rulesOf(watch, sets.length);
  const waiting = new Set(watch.rules.keys());
  for (const at of waiting) {
    waiting.delete(at);
    const left = leftBy(watch.rules[at], (cell) => sets[cell], context);
    for (const [cell, set] of left ?? []) {
      if (set === sets[cell]) continue;
      sets[cell] = set;
      for (const other of lists[cell]) if (other !== at) waiting.add(other);
    }
  }
  return sets.map((set, cell) => (board.digits[cell] ? 0 : set));
}

/**
 * The rules that no filling of their open cells can keep, each with the digits that stand in it.
 * @param {Board} board
 * @returns {{cells: number[], sentence: string}[]}
 */
export function brokenRules(board) {
  const found = watchOf(board);
  if (!found || !board.variant) return [];
  const [watch, context] = found;
  const every = 2 ** context.size - 1;
  const broken = [];
  for (const [at, rule] of watch.rules.entries()) {
    const cells = [...new Set(rule.cells)].filter((cell) => board.digits[cell]);
    if (!cells.length || leftBy(rule, (cell) => (board.digits[cell] ? 1 << (board.digits[cell] - 1) : every), context)) continue;
    const { name, sentence } = board.variant.rules[watch.of[at]];
    const where = cells.map((cell) => cellName(cell, context.size)).join(", ");
    broken.push({ cells, sentence: `${name[0].toUpperCase()}${name.slice(1)} (${where}): ${sentence}.` });
  }
  return broken;
}
