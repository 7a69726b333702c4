/** A file that would lack something, offered where the person has just looked. */
/** @import {App} from "../app.js" */
/** @import {Offer} from "../types.js" */
import { changeDrawer } from "../update/view.js";
import { saveOffer } from "../work/export.js";
import { button, mainButton, row } from "./controls.js";
import { h } from "./dom.js";

/** @param {App} app @param {Offer} offer @param {string} where  the name of its format for a person */
export const offered = (app, { losses }, where) =>
  h("div", { class: "told", role: "status" },
    h("p", null, `${where} cannot hold: ${losses.join(", ")}.`),
    row(mainButton("Save without it", () => saveOffer(app)), button("Leave it", () => app.change(changeDrawer, { offer: null }))));
