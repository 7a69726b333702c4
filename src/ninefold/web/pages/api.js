// Shows the schema of the API, verb by verb, and lets a person try each one. All text goes in as text, never as HTML.

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const EXAMPLES = {
  solve: { puzzle: PUZZLE, limit: 2 },
  judge: { puzzle: PUZZLE, claims: ["r5c5=5", "r1c3<>9"] },
  read: { text: `${PUZZLE}\n` },
  write: { puzzle: PUZZLE, format: "xml" },
  generate: { level: "medium" },
  print: { puzzles: [{ puzzle: PUZZLE, title: "Mine" }], per_page: 1 },
  stop: { task: "0000000000000000" },
};

/**
 * @param {string} name
 * @param {string} [text]
 * @param {Record<string, string>} [attributes]
 */
function element(name, text = "", attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** @param {any} schema @param {any} all */
function resolved(schema, all) {
  return schema?.$ref ? all.components.schemas[schema.$ref.split("/").pop()] : schema;
}

/** @param {any} schema @returns {string} */
function typeOf(schema) {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.enum) return schema.enum.map((/** @type {any} */ one) => JSON.stringify(one)).join(", ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.type === "array") {
    const items = schema.items ?? schema.prefixItems?.[0];
    return `list of ${typeOf(items) || "anything"}`;
  }
  return schema.type ?? "anything";
}

/** @param {any} object @param {boolean} [asked] */
function fieldsTable(object, asked = false) {
  const table = element("table");
  for (const [name, field] of Object.entries(object?.properties ?? {})) {
    const row = element("tr");
    const needed = asked && object.required?.includes(name) && !("default" in field) ? " (needed)" : "";
    const otherwise = "default" in field ? `; ${JSON.stringify(field.default)} unless told` : "";
    row.append(element("th", name, { scope: "row" }), element("td", typeOf(field) + needed + otherwise));
    row.append(element("td", field.description ?? ""));
    table.append(row);
  }
  return table;
}

/** @param {string} path @param {string} name */
function tryIt(path, name) {
  const details = element("details");
  const area = element("textarea", JSON.stringify(EXAMPLES[name] ?? { puzzle: PUZZLE }, null, 2), {
    "aria-label": `Body of ${path}`,
    spellcheck: "false",
  });
  const send = element("button", "Send", { type: "button" });
  const output = element("pre", "", { tabindex: "0", "aria-label": `Answer of ${path}` });
  output.hidden = true;
  send.addEventListener("click", async () => {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: /** @type {HTMLTextAreaElement} */ (area).value,
    });
    const text = await response.text();
    let shown = text;
    try {
      shown = JSON.stringify(JSON.parse(text), null, 1);
    } catch {
      // a page or a picture: shown as it is
    }
    output.textContent = `${response.status} ${response.statusText}\n${shown.slice(0, 20000)}`;
    output.hidden = false;
  });
  details.append(element("summary", "Try it"), area, send, output);
  return details;
}

/** @param {string} path @param {string} method @param {any} operation @param {any} all */
function verb(path, method, operation, all) {
  const section = element("section", "", { id: operation.operationId });
  const title = element("h2");
  title.append(element("span", `${method.toUpperCase()} `, { class: "method" }), element("code", path));
  section.append(title, element("p", operation.summary ?? ""));
  const asked = resolved(operation.requestBody?.content?.["application/json"]?.schema, all);
  if (asked) section.append(element("h3", "Asks"), fieldsTable(asked, true));
  if (operation.parameters?.length) {
    const properties = Object.fromEntries(
      operation.parameters.map((/** @type {any} */ one) => [one.name, { ...one.schema, description: one.description }]),
    );
    section.append(element("h3", "Asks in the address"), fieldsTable({ properties }));
  }
  const content = operation.responses?.["200"]?.content ?? {};
  const answered = resolved(content["application/json"]?.schema, all);
  if (answered?.properties) section.append(element("h3", "Answers"), fieldsTable(answered));
  else section.append(element("h3", "Answers"), element("p", Object.keys(content).join(", ")));
  if (method === "post") section.append(tryIt(path, operation.operationId));
  return section;
}

const schema = await (await fetch("/api/openapi.json")).json();
const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const list = /** @type {HTMLElement} */ (document.getElementById("verbs"));
for (const [path, methods] of Object.entries(schema.paths)) {
  for (const [method, operation] of Object.entries(/** @type {any} */ (methods))) {
    main.append(verb(path, method, operation, schema));
    list.append(element("a", operation.operationId, { href: `#${operation.operationId}` }));
  }
}
const nouns = element("section", "", { id: "nouns" });
nouns.append(element("h2", "Nouns"));
for (const [name, object] of Object.entries(schema.components.schemas)) {
  if (/Ask$/.test(name)) continue;
  nouns.append(element("h3", name), element("p", /** @type {any} */ (object).description ?? ""), fieldsTable(object));
}
main.append(nouns);
