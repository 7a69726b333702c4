/** The boxes that a size of board can have. */

export const SIZES = [4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25];

/** Every box of a size, the squarest first; the last has no boxes at all. @param {number} size @returns {(readonly [string, string])[]} */
export function boxesOf(size) {
  const found = [];
  for (let height = 2; height < size; height += 1) if (size % height === 0) found.push([height, size / height]);
  found.sort(([a, b], [c, d]) => Math.abs(a - b) - Math.abs(c - d) || a - c);
  return [...found.map(([height, width]) => /** @type {const} */ ([`${height}x${width}`, `${height}×${width}`])), [`1x${size}`, "none: a Latin square"]];
}

/** @param {string} box @returns {[number, number]} */
export const boxFrom = (box) => {
  const [height, width] = box.split("x").map(Number);
  return [height, width];
};
