/** Who works for this page: the program that serves it, or an engine that it brings along (`ninefold site`). */

/** The folder of the engine, as the page names it; empty where a program serves it. */
export const ENGINE = document.querySelector('meta[name="ninefold-engine"]')?.getAttribute("content") ?? "";
