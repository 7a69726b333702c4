/** Runs a program in the Python of a site, and prints its last value: node run_page.mjs SITE PROGRAM [FILE], which is its `text`. */
import { readFileSync } from "node:fs";
import { loaded } from "./load_page.mjs";

const [site, program, file] = process.argv.slice(2);
const python = await loaded(site);
if (file) python.globals.set("text", readFileSync(file, "utf8"));
console.log(String(python.runPython(readFileSync(program, "utf8"))));
