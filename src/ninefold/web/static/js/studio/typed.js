/** Figures that a person types, and the value of an option that they are. */

/** An option of pairs of digits, each typed as two figures: 21 13 is two times 1 and one time 3. */
export const PAIRS = "pairs of numbers";

/** Figures of a value, by the kind of the option. @type {Record<string, number>} */
export const MOST_TYPED = { number: 4, "number or none": 4, numbers: 4, [PAIRS]: 8, flag: 0, text: 0 };

/** @param {string} kind @param {string} figures @returns {any} null for nothing */
export function typedValue(kind, figures) {
  if (kind === "numbers") return [...figures].map(Number);
  if (kind === PAIRS) return (figures.match(/..?/g) ?? []).map((pair) => [...pair].map(Number));
  return figures ? Number(figures) : null;
}

/** The figures that were typed for a value. @param {any} value */
export const figuresOf = (value) => (Array.isArray(value) ? value.flat().join("") : String(value ?? ""));

/** A value as it is shown: numbers apart, those of a pair together. @param {any} value */
export const asText = (value) => (Array.isArray(value) ? value.map((one) => (Array.isArray(one) ? one.join("") : one)).join(" ") : String(value ?? ""));

/** Whether a value is not there, or only half of it. @param {any} value */
export const isMissing = (value) =>
  value === null || value === undefined || (Array.isArray(value) && (!value.length || value[value.length - 1].length === 1));
