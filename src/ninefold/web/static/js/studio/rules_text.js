/** The rules of a puzzle as its author could write them, from what each constraint says of itself. */
/** @import {Board} from "../types.js" */
import { hasBoxes, sizeOf } from "../model/shape.js";

/** @param {Board} board */
export function composed(board) {
  const size = sizeOf(board.shape);
  const jigsaw = board.variant?.words.jigsaw;
  const regions = hasBoxes(board.shape) ? `, column and ${board.shape.boxHeight}×${board.shape.boxWidth} box` : jigsaw ? ", column and region" : " and column";
  const symbols = board.symbols.slice(0, size);
  const digits = symbols === "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".slice(0, size) && size <= 9 ? `the digits 1 to ${size}` : `the symbols ${symbols[0]} to ${symbols[size - 1]}`;
  const rules = Object.entries(board.variant?.words ?? {}).filter(([name]) => name !== "jigsaw").map(([name, texts]) => `${capital(name)}: ${texts.join("; ")}.`);
  return [`Place ${digits} once each in every row${regions}.`, ...rules].join("\n");
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
