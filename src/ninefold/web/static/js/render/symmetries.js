/** The symmetries of givens, by name. */
export const SYMMETRIES = /** @type {const} */ ([
  ["none", "None"], ["rotation180", "Half turn"], ["rotation90", "Quarter turn"], ["mirror", "Mirror"], ["mirrors", "Two mirrors"],
  ["diagonal", "Diagonal"], ["diagonals", "Two diagonals"], ["full", "Full"],
]);
