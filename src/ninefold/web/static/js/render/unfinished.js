/** The games that wait, each with a small picture. */
/** @import {App} from "../app.js" */
/** @import {KeptGame} from "../types.js" */
import { capital } from "../model/capital.js";
import { goOn } from "../update/games.js";
import { changeDrawer } from "../update/view.js";
import { clockText } from "../work/clock.js";
import { h } from "./dom.js";
import { picture } from "./picture.js";
import { plainBoard } from "./shown.js";

/**
 * @param {readonly KeptGame[]} games
 * @param {App} app
 * @param {(entry: KeptGame) => any} [beside]  a further control of each
 */
export const unfinished = (games, app, beside = () => null) =>
  h("ol", { class: "waiting" }, games.map((entry) =>
    h("li", { key: entry.game.id },
      h("button", { type: "button", class: "game", "aria-label": `Go on: ${nameOf(entry)}, ${doneOf(entry)}`, onclick: () => {
        app.change(goOn, entry.game.id);
        app.change(changeDrawer, { open: "" });
      } },
      picture(plainBoard(entry.board), { "aria-hidden": "true", focusable: "false" }),
      h("span", null, h("b", null, nameOf(entry)), h("small", null, doneOf(entry)))),
      beside(entry))));

/** @param {KeptGame} entry */
export const nameOf = ({ board, game }) => board.title || (game.level ? capital(game.level) : "A puzzle of your own");

/** @param {KeptGame} entry */
function doneOf({ board, game }) {
  const open = board.digits.filter((_, cell) => !board.given[cell]);
  return `${open.filter(Boolean).length} of ${open.length} cells, ${clockText(game.seconds)}`;
}
