/** Sets of digits or colours as numbers, the first the lowest bit. The language's own operators know 32 bits, a 36×36 needs 36. */

const HALF = 2 ** 32;

/** @param {number} digit */
export const bit = (digit) => 2 ** (digit - 1);

/** @param {number} low @param {number} high */
const whole = (low, high) => high * HALF + (low >>> 0);

/** @param {number} a @param {number} b */
export const union = (a, b) => whole(a | b, (a / HALF) | (b / HALF));

/** @param {number} a @param {number} b */
export const common = (a, b) => whole(a & b, (a / HALF) & (b / HALF));

/** @param {number} a @param {number} b */
export const without = (a, b) => whole(a & ~b, (a / HALF) & ~(b / HALF));

/** Ends for any number, also for one that is no set. @param {number} set @returns {number[]} */
export function digitsIn(set) {
  const digits = [];
  for (let digit = 1; set && digit <= 36; digit += 1, set = Math.floor(set / 2)) if (set & 1) digits.push(digit);
  return digits;
}
