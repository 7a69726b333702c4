/** Small drawings of our own, in the ink of the text they stand by. */
import { h } from "./dom.js";

/** Paths in a square of 24. @type {Record<string, string>} */
const PATHS = {
  games: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM15 16.500l2 2 3.500-4",
  new: "M12 5v14M5 12h14",
  open: "M3 18V6h6l2 3h10v9zM3 18l3-6h15",
  photo: "M4 8h4l2-3h4l2 3h4v11H4zM12 10.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  library: "M5 4v16M9 4v16M13 4v16M17 4.5l3 15",
  school: "M2 9l10-5 10 5-10 5zM6 11.500v5c3 2.500 9 2.500 12 0v-5M22 9v6",
  studio: "M4 20l1-5L16 4l4 4L9 19zM13.500 6.500l4 4",
  choose: "M5 3l6 17 2.500-6.500L20 11z",
  regions: "M4 4h16v16H4zM4 13h5V4M9 9h6v11M15 14h5",
  export: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  share: "M9 15l6-6M10.5 7l2-2a4 4 0 0 1 6 6l-2 2M13.5 17l-2 2a4 4 0 0 1-6-6l2-2",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.400M12 17.500v.5",
  undo: "M4 9h10a5.5 5.5 0 0 1 0 11h-4M4 9l4.5-4.5M4 9l4.5 4.5",
  redo: "M20 9H10a5.5 5.5 0 0 0 0 11h4M20 9l-4.5-4.5M20 9l-4.5 4.5",
  erase: "M9 6h12v12H9l-6-6zM12 9.500l5 5M17 9.500l-5 5",
  candidates: "M5 5h.01M12 5h.01M19 5h.01M5 12h.01M19 12h.01M5 19h.01M12 19h.01",
  digit: "M6 4h12v16H6zM11 9l2-1v8",
  corner: "M4 4h16v16H4zM8 8h.01M16 8h.01",
  centre: "M4 4h16v16H4zM9 12h.01M12 12h.01M15 12h.01",
  colour: "M4 4h16v16H4zM4 20L20 4M4 12l8-8M12 20l8-8",
  line: "M4 19l5-8 5 4 6-10",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M19 5l-9 7 9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  back: "M16 5l-9 7 9 7z",
  forward: "M8 5l9 7-9 7z",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  eye: "M2 12s4-6.5 10-6.500S22 12 22 12s-4 6.5-10 6.500S2 12 2 12zM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  zoom: "M10.5 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500L20 20M7.500 10.500h6M10.500 7.500v6",
  keypad: "M6 5h.01M12 5h.01M18 5h.01M6 11h.01M12 11h.01M18 11h.01M6 17h.01M12 17h.01M18 17h.01",
  solve: "M5 12.500l4.5 4.500L19 7",
  explain: "M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.7.6-1 1-1 1.500h-5c0-.5-.3-.9-1-1.500z",
  check: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5",
  lab: "M9 3h6M10 3v6l-5 10a1.5 1.5 0 0 0 1.500 2h11a1.5 1.5 0 0 0 1.500-2l-5-10V3M8 15h8",
  generate: "M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01M12 12h.01",
};

/** @param {string} name */
export const icon = (name) =>
  h("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, h("path", { d: PATHS[name] ?? "" }));
