/** Asks the engine of a site without a browser: node ask.mjs SITE QUESTIONS ANSWERS, lists in files. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [site, questions, answers] = process.argv.slice(2);
const version = readdirSync(`${site}/engine`).find((name) => /^\d/.test(name));
const folder = `${site}/engine/${version}/`;
const { loadPyodide } = await import(pathToFileURL(`${folder}pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder });
python.unpackArchive(new Uint8Array(readFileSync(`${site}/engine/packages.zip`)), "zip", { extractDir: "/ninefold" });
python.globals.get("__import__")("sys").path.insert(0, "/ninefold");
const verbs = python.pyimport("ninefold.web.in_page");
const told = [];
for (const [verb, body] of JSON.parse(readFileSync(questions, "utf8"))) {
  const before = process.cpuUsage();
  const reply = verbs.ask(verb, JSON.stringify(body));
  const [status, type, content] = reply.toJs();
  const { user } = process.cpuUsage(before);
  reply.destroy();
  told.push({ verb, status, type, content: new TextDecoder().decode(content), microseconds: user });
}
writeFileSync(answers, JSON.stringify(told));
