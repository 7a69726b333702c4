/** The levels of the generator and their names. */
export const LEVELS = /** @type {const} */ ([
  ["easy", "Easy"], ["medium", "Medium"], ["hard", "Hard"], ["unfair", "Unfair"], ["extreme", "Extreme"],
]);
