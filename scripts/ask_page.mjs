/** Asks the engine of a site without a browser: node ask_page.mjs SITE QUESTIONS ANSWERS, lists in files. */
import { readFileSync, writeFileSync } from "node:fs";
import { loaded } from "./load_page.mjs";

const [site, questions, answers] = process.argv.slice(2);
const verbs = (await loaded(site)).pyimport("ninefold.web.in_page");
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
