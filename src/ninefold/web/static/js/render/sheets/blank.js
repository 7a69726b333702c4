/** A board of any shape: its size, boxes, variant and symbols; empty, or filled at random. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { SIZES, boxFrom, boxesOf } from "../../model/boxes.js";
import { symbolSets } from "../../model/symbols.js";
import { changeOwn } from "../../update/view.js";
import { fillAtRandom, openEmpty } from "../../work/blank.js";
import { button, group, mainButton, row, select } from "../controls.js";
import { h } from "../dom.js";

const START = { size: "9", box: "3x3", variant: "classic", symbols: "standard" };

/** @param {State} state @param {App} app */
export function blank(state, app) {
  const own = { ...START, ...state.own.blank };
  const size = Number(own.size);
  const change = (/** @type {object} */ to) => app.change(changeOwn, "blank", to);
  const wished = { box: boxFrom(own.box), variant: own.variant, symbols: own.symbols };
  return group("Any other board",
    h("div", { class: "line" },
      select("Size", SIZES.map((one) => /** @type {const} */ ([String(one), `${one}×${one}`])), own.size,
        (to) => change({ size: to, box: boxesOf(Number(to))[0][0], symbols: "standard" })),
      select("Boxes", boxesOf(size), own.box, (to) => change({ box: to }))),
    h("div", { class: "line" },
      select("Variant", state.kinds.map(({ id, name }) => /** @type {const} */ ([id, name])), own.variant, (to) => change({ variant: to })),
      select("Symbols", symbolSets(size), own.symbols, (to) => change({ symbols: to }))),
    row(
      mainButton("Empty board", () => openEmpty(app, wished)),
      button("Fill at random", () => fillAtRandom(app, wished), { title: "A filled grid to take digits from, with a check after each" })));
}
