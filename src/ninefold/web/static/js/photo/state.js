/**
 * What the photo dialog knows: which picture, where the grid lies in it, and what each cell was read as.
 *
 * @import {Photo} from "../answers.js"
 *
 * @typedef {[number, number]} Point  in pixels of the picture, to the right and down
 *
 * @typedef {object} Picture
 * @property {Blob} file              what is sent
 * @property {HTMLImageElement | null} image  what is shown; null if the browser cannot show it
 *
 * @typedef {object} Cell
 * @property {number} digit           0 for an empty cell
 * @property {boolean} hand           written by hand: an entered digit, no given
 * @property {boolean} doubtful       a person has not yet looked at it, and should
 *
 * @typedef {object} PhotoState
 * @property {"choose" | "camera" | "reading" | "seen"} stage  seen: the picture was looked at, with or without success
 * @property {Picture | null} picture
 * @property {Photo | null} answer    null where no grid was found
 * @property {number} grid            which of the grids
 * @property {readonly Point[]} corners  clockwise from the grid's own top left
 * @property {boolean} moved          they are not where they were found: the picture can be read again
 * @property {readonly Cell[]} cells
 * @property {number} cursor
 * @property {string} sentence        of the reading
 * @property {boolean} bad            the sentence tells a fault
 * @property {string} solutions       what is known of the solutions after corrections
 */

/** @returns {PhotoState} */
export const start = () => ({
  stage: "choose",
  picture: null,
  answer: null,
  grid: 0,
  corners: [],
  moved: false,
  cells: [],
  cursor: 0,
  sentence: "",
  bad: false,
  solutions: "",
});
