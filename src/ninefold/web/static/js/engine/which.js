/** Who works for this page: the program that serves it, or an engine that it brings along (`ninefold site`). */

/** The folder of the engine, as the page names it; empty where a program serves it. */
export const ENGINE = document.querySelector('meta[name="ninefold-engine"]')?.getAttribute("content") ?? "";

/** How many engines the page may have at once, each with its own memory: there is nothing to share between them. */
export const ENGINES = Math.min(4, Math.max(2, navigator.hardwareConcurrency ?? 2));
