/**
 * The smallest way to say what the page should look like: `h` describes elements, `patch` makes the page so.
 * Elements that are already right stay as they are, with their focus and their scroll; a description that is the very
 * same object as last time is not even looked at.
 *
 * @typedef {Record<string, any>} Props  `on…` are listeners, `style` an object, `key` says who is who in a list
 * @typedef {{tag: string, props: Props, children: Child[], key: string | number | undefined}} VNode
 * @typedef {VNode | string} Child
 * @typedef {Child | number | null | undefined | boolean | "" | any[]} Nested  lists may hold lists
 */

const SVG = "http://www.w3.org/2000/svg";

/** What must be set as a property, because the attribute only says how it starts. */
const LIVE = new Set(["value", "checked", "selected", "disabled", "scrollTop"]);

/** @param {string} tag @param {Props | null} [props] @param {...Nested} children @returns {VNode} */
export function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: flat(children), key: props?.key };
}

/** @param {Nested[]} children @param {Child[]} [into] */
function flat(children, into = []) {
  for (const child of children) {
    if (Array.isArray(child)) flat(child, into);
    else if (typeof child === "number") into.push(String(child));
    else if (child && child !== true) into.push(child);
  }
  return into;
}

/** @type {WeakMap<Node, Child[]>} */
const shown = new WeakMap();

/** @param {Element} parent @param {Nested[]} children */
export function patch(parent, ...children) {
  patchChildren(parent, flat(children));
}

/** @param {Element} parent @param {Child[]} next */
function patchChildren(parent, next) {
  const before = shown.get(parent) ?? [];
  if (before.length === next.length && before.every((old, i) => old === next[i] || alike(old, next[i]))) {
    updateInPlace(parent, before, next);
    return;
  }
  const nodes = [...parent.childNodes];
  /** @type {Map<string | number, number>} */
  const keyed = new Map();
  before.forEach((child, i) => typeof child !== "string" && child.key !== undefined && keyed.set(child.key, i));
  /** @type {Set<number>} */
  const used = new Set();
  const stays = next.map((child, i) => {
    const from = typeof child !== "string" && child.key !== undefined ? keyed.get(child.key) : i;
    if (from === undefined || used.has(from) || before[from] === undefined || !alike(before[from], child)) return -1;
    used.add(from);
    return from;
  });
  // What goes is gone before the rest is put in its place: what stays in its order is not moved.
  nodes.forEach((node, i) => used.has(i) || node.remove());
  let here = parent.firstChild;
  next.forEach((child, i) => {
    const from = stays[i];
    const node = from < 0 ? make(child, parent) : nodes[from];
    if (from >= 0 && before[from] !== child) update(node, before[from], child);
    if (node === here) here = node.nextSibling;
    else parent.insertBefore(node, here);
  });
  shown.set(parent, next);
}

/** The same elements in the same order, by far the most usual case. @param {Element} parent @param {Child[]} before @param {Child[]} next */
function updateInPlace(parent, before, next) {
  let node = parent.firstChild;
  for (let i = 0; node; i += 1, node = node.nextSibling) if (before[i] !== next[i]) update(node, before[i], next[i]);
  shown.set(parent, next);
}

/** @param {Child} a @param {Child} b */
const alike = (a, b) =>
  typeof a === "string" || typeof b === "string" ? typeof a === typeof b : a.tag === b.tag && a.key === b.key;

/** @param {Child} child @param {Element} parent */
function make(child, parent) {
  if (typeof child === "string") return document.createTextNode(child);
  const isSvg = child.tag === "svg" || (parent.namespaceURI === SVG && parent.tagName !== "foreignObject");
  const element = isSvg ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
  patchChildren(element, child.children);
  setProps(element, {}, child.props);
  return element;
}

/** @param {Node} node @param {Child} old @param {Child} child */
function update(node, old, child) {
  if (typeof child === "string") {
    if (old !== child) node.nodeValue = child;
    return;
  }
  const element = /** @type {Element} */ (node);
  patchChildren(element, child.children);
  setProps(element, /** @type {VNode} */ (old).props, child.props);
}

/** @param {any} element @param {Props} old @param {Props} props */
function setProps(element, old, props) {
  for (const name of Object.keys(old)) if (!(name in props)) setProp(element, name, undefined);
  for (const [name, value] of Object.entries(props)) {
    if (LIVE.has(name) ? element[name] !== value : old[name] !== value) setProp(element, name, value, old[name]);
  }
}

/** @param {any} element @param {string} name @param {any} value @param {any} [old] */
function setProp(element, name, value, old) {
  if (name === "key") return;
  if (name.startsWith("on")) element[name] = value ?? null;
  else if (name === "style") setStyle(element, old ?? {}, value ?? {});
  else if (LIVE.has(name)) element[name] = value ?? (name === "value" ? "" : false);
  else if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : String(value));
}

/** Through the CSSOM: our Content-Security-Policy allows no style attributes. @param {any} element @param {Props} old @param {Props} next */
function setStyle(element, old, next) {
  for (const name of Object.keys(old)) if (!(name in next)) element.style.removeProperty(name);
  for (const [name, value] of Object.entries(next)) if (old[name] !== value) element.style.setProperty(name, String(value));
}

/** The same description as text, for files. @param {Child} child @returns {string} */
export function markup(child) {
  const safe = (/** @type {string} */ text) =>
    text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);
  if (typeof child === "string") return safe(child);
  const attributes = Object.entries(child.props)
    .filter(([name, value]) => name !== "key" && name !== "style" && value !== undefined && value !== false && value !== null)
    .map(([name, value]) => ` ${name}="${safe(value === true ? "" : String(value))}"`);
  return `<${child.tag}${attributes.join("")}>${child.children.map(markup).join("")}</${child.tag}>`;
}
