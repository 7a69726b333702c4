/**
 * What can be opened beside the board: the panels of the tabs and the sheets of the rail. Each is a file of its own that
 * comes when it is first opened, so that the board itself stays light.
 *
 * @import {App} from "../app.js"
 * @import {Laid, Point, State} from "../types.js"
 *
 * @typedef {object} PartFile
 * @property {(state: State, app: App) => any} view        what the part shows of the state
 * @property {(app: App) => unknown} [opened]              what it fetches whenever it is opened
 * @property {(app: App, before: State) => void} [drawn]   what it does after each drawing, while it is open
 * @property {(state: State) => Laid | null} [laid]        what it lays on the board
 * @property {Taken} [takes]                               the keys and pointers on the board that it takes for itself
 *
 * @typedef {object} Taken  each says whether it took what was done; points are in cells
 * @property {(app: App, point: Point, event: PointerEvent) => boolean} down
 * @property {(app: App, point: Point) => void} move
 * @property {(app: App) => void} up
 * @property {(app: App, event: KeyboardEvent) => boolean} key
 *
 * @typedef {{id: string, label: string, load: () => Promise<PartFile>}} Part  its icon has the name of its id
 */
import { h } from "./dom.js";

/** @type {readonly Part[]} */
export const PANELS = [
  { id: "play", label: "Play", load: () => import("./panels/play.js") },
  { id: "solve", label: "Solve", load: () => import("./panels/solve.js") },
  { id: "explain", label: "Explain", load: () => import("./panels/explain.js") },
  { id: "check", label: "Check", load: () => import("./panels/check.js") },
  { id: "generate", label: "Generate", load: () => import("./panels/generate.js") },
  { id: "lab", label: "Lab", load: () => import("./panels/lab.js") },
];

/** @type {readonly Part[]} */
export const SHEETS = [
  { id: "games", label: "Games", load: () => import("./sheets/games.js") },
  { id: "new", label: "New", load: () => import("./sheets/new.js") },
  { id: "open", label: "Open", load: () => import("./sheets/open.js") },
  { id: "library", label: "Library", load: () => import("./sheets/library.js") },
  { id: "school", label: "Learn", load: () => import("./sheets/school.js") },
  { id: "studio", label: "Studio", load: () => import("./sheets/studio.js") },
  { id: "export", label: "Export", load: () => import("./sheets/export.js") },
  { id: "print", label: "Print", load: () => import("./sheets/print.js") },
  { id: "share", label: "Share", load: () => import("./sheets/share.js") },
  { id: "settings", label: "Settings", load: () => import("./sheets/settings.js") },
  { id: "help", label: "Help", load: () => import("./sheets/help.js") },
];

/** The parts that are here; null while one is on its way, a sentence where it did not come. @type {Map<Part, PartFile | string | null>} */
const here = new Map();

/** The sheet that is open, if it is here. @param {State} state @returns {PartFile | null} */
export function openSheet({ drawer }) {
  const sheet = SHEETS.find(({ id }) => id === drawer.open);
  const file = sheet && here.get(sheet);
  return file && typeof file !== "string" ? file : null;
}

/** The part that was drawn last in each place. @type {Map<readonly Part[], Part | null>} */
const open = new Map();

/**
 * What the open part of a list shows. It is fetched when it is first drawn, and then the page is drawn again.
 * @param {readonly Part[]} list
 * @param {Part | null} part  null if none is open
 * @param {State} state
 * @param {App} app
 */
export function shownPart(list, part, state, app) {
  const anew = open.get(list) !== part;
  open.set(list, part);
  if (!part) return null;
  if (anew) fetchPart(part, app).then((file) => file?.opened?.(app));
  const file = here.get(part);
  if (file && typeof file !== "string") return file.view(state, app);
  return h("p", { class: "quiet", role: "status" }, file ?? `${part.label} …`);
}

/** @param {Part} part @param {App} app @returns {Promise<PartFile | null>} */
async function fetchPart(part, app) {
  const file = here.get(part);
  if (file && typeof file !== "string") return file;
  if (file === null) return null;
  here.set(part, null);
  try {
    const came = await part.load();
    here.set(part, came);
    return came;
  } catch {
    here.set(part, `${part.label} could not be fetched. Is \`ninefold app\` still running?`);
    return null;
  } finally {
    app.change((state) => ({ ...state }));
  }
}
