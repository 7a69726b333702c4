/**
 * Searches step by step: the tree with the number of each visit, the board of the present node, OPEN and CLOSED beside
 * it; several searches walk side by side. The same file is part of the pages that `ninefold lab` writes and of the app.
 * It needs nothing but a place and traces as `ninefold.lab.trace` makes them.
 *
 * @typedef {object} Trace
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
 */

const WIDE = 40;
const HIGH = 46;
const RADIUS = 11;
const CHIPS = 40;
const SPEEDS = /** @type {const} */ ([["slow", 1400], ["medium", 600], ["fast", 120]]);

/** @param {string} tag @param {Record<string, any>} props @param {...(Element | string)} children @returns {any} */
function make(tag, props, ...children) {
  const svg = ["svg", "g", "circle", "path", "text"].includes(tag);
  const element = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) /** @type {any} */ (element)[name] = value;
    else element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** The name of a node: the digit that was tried, and where. @param {Trace} trace @param {number} node */
function nameOf({ cell, digit, size, symbols }, node) {
  if (cell[node] < 0) return "start";
  return `r${Math.floor(cell[node] / size) + 1}c${(cell[node] % size) + 1}=${symbols[digit[node] - 1]}`;
}

/** The children of every node, in the order they were made. @param {Trace} trace */
function childrenOf({ parent }) {
  const children = parent.map(() => /** @type {number[]} */ ([]));
  parent.forEach((above, node) => above >= 0 && children[above].push(node));
  return children;
}

/** Leaves side by side, parents over the middle of their children. @param {Trace} trace @returns {[number, number][]} */
export function placesOf(trace) {
  const children = childrenOf(trace);
  const depth = trace.parent.map(() => 0);
  trace.parent.forEach((above, node) => (depth[node] = above < 0 ? 0 : depth[above] + 1));
  const x = trace.parent.map(() => 0);
  let leaves = 0;
  const walk = [0];
  const order = [];
  while (walk.length) {
    const node = /** @type {number} */ (walk.pop());
    order.push(node);
    if (!children[node].length) x[node] = leaves++;
    walk.push(...children[node].toReversed());
  }
  for (const node of order.toReversed()) {
    const [first, last] = [children[node][0], children[node].at(-1)];
    if (first !== undefined && last !== undefined) x[node] = (x[first] + x[last]) / 2;
  }
  return x.map((at, node) => [at * WIDE + WIDE, depth[node] * HIGH + RADIUS + 14]);
}

/**
 * What waits and what is done after a number of visits. OPEN stands in the order in which it is taken up; what is never
 * taken up comes last.
 * @param {Trace} trace @param {number} step
 */
export function listsAt({ made, visited, dead }, step) {
  const dropped = new Set(dead.filter((node) => !visited[node]));
  const nodes = made.map((_, node) => node).filter((node) => made[node] <= step);
  const turn = (/** @type {number} */ node) => visited[node] || Infinity;
  return {
    open: nodes.filter((node) => turn(node) > step && !dropped.has(node)).sort((a, b) => turn(a) - turn(b) || a - b),
    closed: nodes.filter((node) => visited[node] && visited[node] < step).sort((a, b) => visited[a] - visited[b]),
    now: visited.indexOf(step),
  };
}

/** One search. @param {Trace} trace */
function pane(trace) {
  const places = placesOf(trace);
  const children = childrenOf(trace);
  const dead = new Set(trace.dead);
  const solutions = new Set(trace.solutions);
  const width = Math.max(...places.map(([x]) => x)) + WIDE;
  const height = Math.max(...places.map(([, y]) => y)) + RADIUS + 10;
  const svg = make("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": `Search tree of ${trace.title}` });
  /** @type {Element[]} */
  const edges = [];
  /** @type {Element[]} */
  const nodes = [];
  places.forEach(([x, y], node) => {
    const above = trace.parent[node];
    const [px, py] = above < 0 ? [x, y] : places[above];
    const middle = (py + y) / 2;
    edges.push(make("path", { class: "edge", d: above < 0 ? "" : `M${px} ${py + RADIUS}C${px} ${middle} ${x} ${middle} ${x} ${y - RADIUS}` }));
    const label = make("text", { class: "label", x, y: y - RADIUS - 4 }, nameOf(trace, node));
    const number = make("text", { class: "number", x, y: y + 0.5 }, "");
    nodes.push(make("g", { class: "node" }, make("circle", { cx: x, cy: y, r: RADIUS }), number, label));
  });
  svg.append(...edges, ...nodes);
  const tree = make("div", { class: "tree", tabindex: 0, "aria-label": `Search tree of ${trace.title}, scrolls` }, svg);
  const told = make("p", { class: "now", "aria-live": "polite" });
  const board = make("table", { class: "little", "aria-label": "The board of the present node" });
  const open = make("div", { class: "list" });
  const closed = make("div", { class: "list" });
  const element = make("section", { class: "pane", "aria-label": trace.title },
    make("h3", {}, trace.title), make("p", { class: "quiet" }, trace.sentence), told, tree,
    make("div", { class: "under-tree" }, board, make("div", { class: "lists" }, open, closed)));

  /** @param {number} node */
  const digitsAt = (node) => {
    const digits = [...trace.givens];
    for (let at = node; at >= 0; at = trace.parent[at]) if (trace.cell[at] >= 0) digits[trace.cell[at]] = trace.digit[at];
    return digits;
  };

  /** @param {number} node */
  const drawBoard = (node) => {
    const { size, box: [high, wide], givens, symbols, cell } = trace;
    const boxes = high > 1 && wide > 1;
    const digits = digitsAt(node);
    board.replaceChildren(...Array.from({ length: size }, (_, r) =>
      make("tr", { class: boxes && r % high === high - 1 && r < size - 1 ? "below" : "" }, ...Array.from({ length: size }, (_, c) => {
        const at = r * size + c;
        const kind = [givens[at] ? "" : "tried", at === cell[node] ? "here" : "", boxes && c % wide === wide - 1 && c < size - 1 ? "right" : ""];
        return make("td", { class: kind.join(" ").trim() }, digits[at] ? symbols[digits[at] - 1] : "");
      }))));
  };

  /** @param {Element} place @param {string} name @param {number[]} list @param {string} none */
  const drawList = (place, name, list, none) => {
    const chips = (none ? [] : list).slice(0, CHIPS).map((node) => make("span", { class: "chip" }, nameOf(trace, node)));
    const rest = !none && list.length > CHIPS ? [make("span", { class: "quiet" }, `and ${list.length - CHIPS} more`)] : [];
    place.replaceChildren(make("b", {}, `${name} ${none ? "" : list.length}`.trim()), none ? make("span", { class: "quiet" }, none) : "", ...chips, ...rest);
  };

  return {
    element,
    /** @param {number} wanted */
    show(wanted) {
      const step = Math.min(wanted, trace.steps);
      const { open: waiting, closed: done, now } = listsAt(trace, step);
      const way = new Set();
      for (let at = now; at >= 0; at = trace.parent[at]) way.add(at);
      nodes.forEach((element, node) => {
        const there = trace.made[node] <= step;
        const seen = there && trace.visited[node] > 0 && trace.visited[node] <= step;
        const kind = !there ? "later" : node === now ? "present" : seen || dead.has(node) && !trace.visited[node] ? "seen" : "waiting";
        const end = there && (seen || !trace.visited[node]) ? (solutions.has(node) ? " solution" : dead.has(node) ? " dead" : "") : "";
        element.setAttribute("class", `node ${kind}${end}${way.has(node) ? " way" : ""}`);
        const text = element.children[1];
        text.setAttribute("class", trace.visited[node] > 999 ? "number long" : "number");
        text.textContent = seen ? String(trace.visited[node]) : "";
        element.children[2].textContent = nameOf(trace, node) + (end === " dead" ? " ✕" : end ? " ✓" : "");
        edges[node].setAttribute("class", `edge ${there ? "" : "later"} ${way.has(node) ? "way" : ""}`);
      });
      const name = now < 0 ? "" : nameOf(trace, now);
      const made = now < 0 ? 0 : children[now].filter((child) => trace.made[child] <= step).length;
      const end = solutions.has(now) ? "a solution" : dead.has(now) ? "a dead end: nothing fits" : trace.lists.length ? `${made} made` : "on the way";
      told.textContent = wanted > trace.steps ? `${trace.whole ? "Ended" : "Written down"} as far as visit ${trace.steps}.` : step ? `Visit ${step}: ${name}, ${end}.` : "Before the first visit.";
      drawBoard(Math.max(now, 0));
      const { lists } = trace;
      drawList(open, "OPEN", waiting, lists.includes("open") ? "" : "none is kept: only the way to the present node");
      drawList(closed, "CLOSED", done, lists.includes("closed") ? "" : "none is kept");
      if (now >= 0) scrollTo(tree, places[now]);
    },
  };
}

/** @param {HTMLElement} tree @param {[number, number]} place */
function scrollTo(tree, [x, y]) {
  if (x < tree.scrollLeft + WIDE || x > tree.scrollLeft + tree.clientWidth - WIDE) tree.scrollLeft = x - tree.clientWidth / 2;
  if (y < tree.scrollTop + HIGH || y > tree.scrollTop + tree.clientHeight - HIGH) tree.scrollTop = y - tree.clientHeight / 2;
}

/** Shows searches in a place. @param {Element} place @param {Trace[]} traces @returns {{go: (step: number) => void, focus: () => void, end: () => void}} */
export function mount(place, traces) {
  const panes = traces.map(pane);
  const last = Math.max(...traces.map(({ steps }) => steps));
  const firsts = traces.map(({ first }) => first).filter((first) => first > 0 && first <= last);
  let step = 0;
  let timer = 0;
  let pace = 600;
  const slider = make("input", { type: "range", min: 0, max: last, value: 0, "aria-label": "Visit", oninput: () => go(Number(slider.value)) });
  const count = make("output", {});
  const play = make("button", { type: "button", class: "play", onclick: () => (timer ? rest() : walk()) }, "Play");
  const speed = make("select", { "aria-label": "Speed", onchange: () => { pace = Number(speed.value); if (timer) walk(); } },
    ...SPEEDS.map(([name, value]) => make("option", { value, ...(value === pace ? { selected: "" } : {}) }, name)));

  /** @param {number} to */
  function go(to) {
    step = Math.max(0, Math.min(last, to));
    slider.value = String(step);
    count.textContent = `${step} of ${last}`;
    for (const one of panes) one.show(step);
    if (step === last) rest();
  }
  function rest() {
    clearInterval(timer);
    timer = 0;
    play.textContent = "Play";
  }
  function walk() {
    rest();
    if (step === last) go(0);
    play.textContent = "Pause";
    timer = window.setInterval(() => go(step + 1), pace);
  }

  /** @param {string} text @param {string} label @param {() => void} onclick */
  const button = (text, label, onclick) => make("button", { type: "button", "aria-label": label, title: label, onclick: () => { rest(); onclick(); } }, text);
  const bar = make("div", { class: "bar", role: "toolbar", "aria-label": "Steps" },
    button("|◀", "To the start (Home)", () => go(0)), button("◀", "Back (←)", () => go(step - 1)), play,
    button("▶", "Forward (→)", () => go(step + 1)), button("▶|", "To the end (End)", () => go(last)),
    ...(firsts.length ? [button("First solution", "To the first solution of any", () => go(Math.min(...firsts)))] : []),
    slider, count, speed);
  const element = make("div", { class: "searches" }, bar,
    make("p", { class: "quiet" }, "A number says when a node was visited; hollow nodes wait in OPEN; ✕ is a dead end, ✓ a solution; the thick line leads to the present node."),
    make("div", { class: "panes" }, ...panes.map((one) => one.element)));
  element.onkeydown = (/** @type {KeyboardEvent} */ event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    /** @type {Record<string, () => void>} */
    const keys = { ArrowRight: () => go(step + 1), ArrowLeft: () => go(step - 1), Home: () => go(0), End: () => go(last) };
    const known = keys[event.key];
    if (!known) return;
    event.preventDefault();
    rest();
    known();
  };
  place.replaceChildren(element);
  go(1);
  return { go, focus: () => play.focus(), end: rest };
}
