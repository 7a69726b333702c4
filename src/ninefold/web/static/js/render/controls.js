/** Buttons and fields as all panels have them. */
import { h } from "./dom.js";
import { icon } from "./icons.js";

/** @import {VNode} from "./dom.js" */

/** @param {string} text @param {() => void} onclick @param {Record<string, any>} [more] @returns {VNode} */
export const button = (text, onclick, { picture, ...more } = {}) =>
  h("button", { class: "button", type: "button", onclick, ...more }, picture && icon(picture), h("span", null, text));

/** The one thing a panel is for. @param {string} text @param {() => void} onclick @param {Record<string, any>} [more] */
export const mainButton = (text, onclick, more = {}) => button(text, onclick, { class: "button main", ...more });

/** @param {string} name @param {string} label @param {() => void} onclick @param {Record<string, any>} [more] */
export const iconButton = (name, label, onclick, more = {}) =>
  h("button", { class: "button icon-only", type: "button", "aria-label": label, title: label, onclick, ...more }, icon(name));

/** @param {string} label @param {boolean} checked @param {(on: boolean) => void} change @param {string} [note] */
export const toggle = (label, checked, change, note) =>
  h("label", { class: "toggle" },
    h("input", { type: "checkbox", checked, onchange: (/** @type {any} */ event) => change(event.target.checked) }),
    h("span", null, label, note && h("small", null, note)));

/**
 * A few choices side by side.
 * @template {string | number} T
 * @param {string} label
 * @param {readonly (readonly [T, string])[]} options
 * @param {T} chosen
 * @param {(value: T) => void} change
 */
export const choice = (label, options, chosen, change) =>
  h("div", { class: "choice", role: "radiogroup", "aria-label": label },
    options.map(([value, text]) =>
      h("button", { type: "button", role: "radio", "aria-checked": String(value === chosen), onclick: () => change(value) }, text)));

/**
 * @template {string} T
 * @param {string} label
 * @param {readonly (readonly [T, string])[]} options
 * @param {T} chosen
 * @param {(value: T) => void} change
 */
export const select = (label, options, chosen, change) =>
  h("label", { class: "field" },
    h("span", null, label),
    h("select", { onchange: (/** @type {any} */ event) => change(event.target.value) },
      options.map(([value, text]) => h("option", { key: value, value, selected: value === chosen }, text))));

/** @param {string} label @param {number} value @param {number} most @param {(value: number) => void} change */
export const number = (label, value, most, change) =>
  h("label", { class: "field" },
    h("span", null, label),
    h("input", { type: "number", min: 1, max: most, value: String(value), onchange: (/** @type {any} */ event) => change(Number(event.target.value) || 1) }));

/** @param {string} title @param {...any} children */
export const group = (title, ...children) => h("section", { class: "group" }, h("h3", null, title), ...children);

/** @param {...any} children */
export const row = (...children) => h("div", { class: "buttons" }, ...children);
