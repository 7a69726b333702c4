"use strict";
// The table: 50 rows at a time, boards drawn when a row is opened. State in one object, one function that shows it.
(() => {
  const KINDS = ["solved", "multiple", "impossible", "unfinished", "failed", "malformed"];
  const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];
  const PAGE = 50, MOST_PRINTED = 1000, CELL = 40, MARGIN = 4;
  const data = JSON.parse(document.getElementById("data").textContent);
  const rows = data.rows.map(([file, number, kind, high, wide, givens, count, level, score, seconds, puzzle, solutions, note], at) => ({
    at, file: data.files[file], number, kind: KINDS[kind], high, wide, size: high * wide, givens, count, level, score, seconds, puzzle, solutions, note,
  }));
  for (const row of rows) {
    row.name = row.number ? `${row.file} #${row.number}` : row.file; // numbered where a file has several
    row.found = `${row.name} ${row.kind} ${row.size}×${row.size} ${LEVELS[row.level] ?? ""} ${row.puzzle} ${row.note}`.toLowerCase();
  }
  const state = { query: "", kinds: new Set(), sort: "", down: false, page: 0, open: new Set(), printing: false };

  const $ = (id) => document.getElementById(id);
  const element = (name, props = {}, ...children) => {
    const made = Object.assign(document.createElement(name), props);
    made.append(...children);
    return made;
  };

  // -- what is shown ------------------------------------------------------------------------------------------------
  const KEYS = {
    file: (row) => row.at, kind: (row) => KINDS.indexOf(row.kind), shape: (row) => row.size, givens: (row) => row.givens,
    level: (row) => row.level * 1e6 + row.score,
    count: (row) => Number(row.count.replace(">=", "")) + (row.count.startsWith(">=") ? 0.5 : 0), seconds: (row) => row.seconds,
  };
  function chosen() {
    const words = state.query.toLowerCase().replaceAll("x", "×").split(/\s+/).filter(Boolean);
    const plain = state.query.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = (row) => (!state.kinds.size || state.kinds.has(row.kind))
      && words.every((word, at) => row.found.includes(word) || row.found.includes(plain[at]));
    const found = rows.filter(fits);
    if (state.sort) {
      const key = KEYS[state.sort], sign = state.down ? -1 : 1;
      found.sort((a, b) => sign * (key(a) - key(b)) || a.at - b.at);
    }
    return found;
  }

  // -- boards: drawn like picture/board.py, for one board at a time ----------------------------------------------
  const cellsOf = (text) => (text.includes(" ") ? text.split(" ") : [...text]);
  const isBlank = (text, zeroIsDigit) => text === "." || (text === "0" && !zeroIsDigit);
  function digitsOf(row, text) {
    const zeroIsDigit = row.puzzle.includes(".");
    return cellsOf(text).map((cell) => (isBlank(cell, zeroIsDigit) ? "" : cell));
  }
  function boxes(row) { return row.high > 1 && row.wide > 1; }
  function clashing(row, digits) {
    const size = row.size, seen = new Map(), bad = new Set();
    digits.forEach((digit, cell) => {
      if (!digit) return;
      const r = Math.floor(cell / size), c = cell % size;
      const houses = [`r${r}`, `c${c}`];
      if (boxes(row)) houses.push(`b${Math.floor(r / row.high)},${Math.floor(c / row.wide)}`);
      for (const house of houses) {
        const key = `${house}=${digit}`;
        if (seen.has(key)) bad.add(cell).add(seen.get(key));
        seen.set(key, cell);
      }
    });
    return bad;
  }
  function board(row, first, second) {
    const { size, high, wide } = row, end = size * CELL, side = end + 2 * MARGIN;
    const givens = digitsOf(row, row.puzzle);
    const shown = first ? cellsOf(first) : givens;
    const others = second ? cellsOf(second) : shown;
    const paths = { thin: "", thick: "" };
    for (let k = 0; k <= size; k++) {
      const at = MARGIN + k * CELL, edge = k === 0 || k === size;
      paths[edge || (boxes(row) && k % high === 0) ? "thick" : "thin"] += `M${MARGIN} ${at}h${end}`;
      paths[edge || (boxes(row) && k % wide === 0) ? "thick" : "thin"] += `M${at} ${MARGIN}v${end}`;
    }
    let tints = "", digits = "", marks = "";
    const bad = first ? new Set() : clashing(row, givens);
    const longest = Math.max(...shown.map((digit) => digit.length), 1);
    const text = (kind, x, y, height, digit) =>
      `<text class="${kind}" x="${x}" y="${y + 0.36 * height}" font-size="${height}">${digit}</text>`;
    shown.forEach((digit, cell) => {
      const x = MARGIN + (cell % size) * CELL, y = MARGIN + Math.floor(cell / size) * CELL;
      if (others[cell] !== digit) {
        tints += `<rect class="differ" x="${x}" y="${y}" width="${CELL}" height="${CELL}"/>`;
        digits += text("entered", x + 12, y + 12, 16 / longest, digit) + text("other", x + 28, y + 28, 16 / longest, others[cell]);
      } else if (digit) {
        digits += text(givens[cell] ? "given" : "entered", x + 20, y + 20, 24 / longest, digit);
      }
      if (bad.has(cell)) {
        marks += `<rect class="clash" x="${x + 3}" y="${y + 3}" width="${CELL - 6}" height="${CELL - 6}"/>`
          + `<path class="clash-corner" d="M${x + CELL - 3} ${y + 3}v9l-9 -9z"/>`;
      }
    });
    return `<svg viewBox="0 0 ${side} ${side}" role="img" aria-label="${size}×${size} board"><rect class="paper" width="${side}" height="${side}" rx="8"/>`
      + `${tints}<path class="thin" d="${paths.thin}"/><path class="thick" d="${paths.thick}"/>${digits}${marks}</svg>`;
  }
  function pattern(row) {
    let path = "";
    digitsOf(row, row.puzzle).forEach((digit, cell) => {
      if (digit) path += `M${cell % row.size + 0.1} ${Math.floor(cell / row.size) + 0.1}h.8v.8h-.8z`;
    });
    return `<svg viewBox="0 0 ${row.size} ${row.size}" aria-hidden="true"><path class="pattern" d="${path}"/><rect class="frame" width="${row.size}" height="${row.size}"/></svg>`;
  }
  function figure(title, svg) {
    const made = element("figure", {}, element("figcaption", { textContent: title }));
    made.insertAdjacentHTML("beforeend", svg);
    return made;
  }

  // -- rows ----------------------------------------------------------------------------------------------------------
  const time = (seconds) => {
    for (const [unit, size] of [["s", 1], ["ms", 1e-3]]) if (seconds >= size * 0.9995) return `${Number((seconds / size).toPrecision(3))} ${unit}`;
    return `${Number((seconds * 1e6).toPrecision(3))} µs`;
  };
  const countText = (row) => row.count.replace(">=", "≥ ").replace(/\d+/, (digits) => Number(digits).toLocaleString("en"));
  const ANSWER = { solved: () => "solved", multiple: (row) => `${countText(row)} solutions`, impossible: () => "no solution", unfinished: () => "unfinished" };
  function rowElement(row) {
    const open = state.open.has(row.at);
    const button = element("button", { type: "button", textContent: row.name });
    button.setAttribute("aria-expanded", open);
    const made = element("tr", { className: `row ${row.kind}` },
      element("td"), element("td", {}, button),
      element("td", {}, element("span", { className: "kind" }, element("i", { className: "dot" }), ANSWER[row.kind](row))),
      element("td", { textContent: `${row.size}×${row.size}` }),
      element("td", { className: "figure", textContent: row.givens }),
      element("td", { className: "figure", textContent: countText(row) }),
      element("td", { textContent: row.level < 0 ? "" : `${LEVELS[row.level]} (${row.score.toLocaleString("en")})` }),
      element("td", { className: "figure", textContent: time(row.seconds) }));
    made.cells[0].innerHTML = pattern(row);
    made.cells[3].dataset.givens = row.givens;
    made.dataset.at = row.at;
    if (open) made.dataset.open = "";
    return made;
  }
  function detailElement(row) {
    const boards = element("div", { className: row.size > 12 ? "boards large" : "boards" }, figure("Puzzle", board(row)));
    const [first, second] = row.solutions;
    if (first && !second) boards.append(figure("Solution", board(row, first)));
    if (second) {
      const cells = cellsOf(second), differing = cellsOf(first).filter((digit, cell) => digit !== cells[cell]).length;
      boards.append(figure(row.count === "2" ? "First solution" : "First two solutions", board(row, first)));
      boards.append(figure(row.count === "2" ? "Second solution" : "The second one", board(row, second)));
      boards.append(figure(`Differences: ${differing} cells, both digits`, board(row, first, second)));
    }
    const copy = element("button", { type: "button", className: "quiet", textContent: "Copy puzzle" });
    copy.dataset.copy = row.puzzle;
    const cell = element("td", { colSpan: 8 }, boards);
    if (row.note) cell.append(element("p", { className: "muted", textContent: row.note }));
    cell.append(element("div", { className: "text" }, copy, element("code", { textContent: row.puzzle })));
    return element("tr", { className: "detail" }, cell);
  }

  // -- showing the state ------------------------------------------------------------------------------------------------
  function show() {
    const found = chosen(), pages = Math.max(1, Math.ceil(found.length / PAGE));
    state.page = Math.min(state.page, pages - 1);
    const from = state.printing ? 0 : state.page * PAGE;
    const some = found.slice(from, from + (state.printing ? MOST_PRINTED : PAGE));
    const body = document.createDocumentFragment();
    for (const row of some) {
      body.append(rowElement(row));
      if (state.open.has(row.at)) body.append(detailElement(row));
    }
    $("table").tBodies[0].replaceChildren(body);
    const number = (count) => count.toLocaleString("en");
    $("place").textContent = found.length
      ? `${number(from + 1)} to ${number(from + some.length)} of ${number(found.length)}` : "";
    $("printed").hidden = !state.printing || some.length === found.length;
    $("printed").textContent = `The first ${number(some.length)} of ${number(found.length)} puzzles are printed.`;
    $("previous").disabled = state.page === 0;
    $("next").disabled = state.page >= pages - 1;
    $("nothing").hidden = found.length > 0;
    for (const button of document.querySelectorAll("[data-sort]")) {
      const head = button.parentElement;
      if (button.dataset.sort === state.sort) head.setAttribute("aria-sort", state.down ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    }
    for (const chip of $("chips").children) chip.setAttribute("aria-pressed", state.kinds.has(chip.dataset.kind));
  }
  function change(update) { Object.assign(state, { page: 0 }, update); show(); }

  // -- input -----------------------------------------------------------------------------------------------------------
  for (const kind of KINDS) {
    const count = rows.filter((row) => row.kind === kind).length;
    if (!count) continue;
    const chip = element("button", { type: "button", className: kind }, element("i", { className: "dot" }), kind,
      element("small", { textContent: count.toLocaleString("en") }));
    chip.dataset.kind = kind;
    chip.addEventListener("click", () => {
      if (!state.kinds.delete(kind)) state.kinds.add(kind);
      change({});
    });
    $("chips").append(chip);
  }
  let waiting = 0;
  $("search").addEventListener("input", (event) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => change({ query: event.target.value }), rows.length > 2000 ? 120 : 0);
  });
  $("reset").addEventListener("click", () => { $("search").value = ""; state.kinds.clear(); change({ query: "" }); });
  document.querySelector("#table thead").addEventListener("click", (event) => {
    const key = event.target.dataset.sort;
    // First click: the interesting end first (slowest, most solutions); second: the other way; third: as the files are.
    if (!key) return;
    const first = ["count", "seconds", "level"].includes(key);
    if (state.sort !== key) change({ sort: key, down: first });
    else if (state.down === first) change({ down: !first });
    else change({ sort: "", down: false });
  });
  $("table").tBodies[0].addEventListener("click", (event) => {
    const text = event.target.dataset.copy;
    if (text !== undefined) {
      navigator.clipboard?.writeText(text).then(() => { event.target.textContent = "Copied"; }, () => {});
      return;
    }
    const row = event.target.closest("tr.row");
    if (!row || String(getSelection())) return;
    const at = Number(row.dataset.at);
    if (!state.open.delete(at)) state.open.add(at);
    show();
    document.querySelector(`tr[data-at="${at}"] button`).focus({ preventScroll: true });
  });
  $("previous").addEventListener("click", () => { state.page -= 1; show(); $("puzzles").scrollIntoView(); });
  $("next").addEventListener("click", () => { state.page += 1; show(); $("puzzles").scrollIntoView(); });
  addEventListener("beforeprint", () => { state.printing = true; show(); });
  addEventListener("afterprint", () => { state.printing = false; show(); });

  // -- theme: what the system says, or what the person says ---------------------------------------------------------------
  const THEMES = ["auto", "light", "dark"];
  const store = { get: () => { try { return localStorage.getItem("ninefold-theme"); } catch { return null; } },
    set: (theme) => { try { localStorage.setItem("ninefold-theme", theme); } catch { /* a page from a file may have no storage */ } } };
  function setTheme(theme) {
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    $("theme").textContent = `Theme: ${theme}`;
    $("theme").dataset.now = theme;
  }
  setTheme(THEMES.includes(store.get()) ? store.get() : "auto");
  $("theme").hidden = false;
  $("theme").addEventListener("click", () => {
    const next = THEMES[(THEMES.indexOf($("theme").dataset.now) + 1) % THEMES.length];
    setTheme(next);
    store.set(next);
  });
  $("puzzles").hidden = false;
  show();
})();
