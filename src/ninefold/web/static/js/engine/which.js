/** Who works for this page: the program that serves it, or an engine that it brings along (`ninefold site`). */

/** The folder and the packages of the engine, as the page names them; empty where a program serves it. */
export const ENGINE = document.querySelector('meta[name="ninefold-engine"]')?.getAttribute("content") ?? "";

export const NOT_STARTED = "The engine of this page did not start; playing goes on without it. Loading the page again may help.";

/** How many engines the page may have at once, each with its own memory: there is nothing to share between them. */
export const ENGINES = Math.min(4, Math.max(2, navigator.hardwareConcurrency ?? 2));
