/** The sets of symbols that a board can be printed with. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SIGNS = "●▲■◆★✚♥♣♠☀☂☎✂✈♫☯⚓⚑✿❄☘♞♛⌂✎";
/** Cyan, orange, green, yellow, blue, red, pink, silver and black, by their first letters. */
const COLOURS = "COGYBRPSK";

/** The name of each set and its symbols, the symbol of digit 1 first. @type {readonly (readonly [string, string, string])[]} */
const SETS = [
  ["standard", "1–9, then A", "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
  ["zero", "0–9, then A", "0123456789" + LETTERS],
  ["letters", "Letters", LETTERS],
  ["signs", "Signs", SIGNS],
  ["colours", "Colours, with patterns", COLOURS],
];

/** The sets that have enough symbols, as choices. @param {number} size */
export const symbolSets = (size) => SETS.filter(([, , all]) => all.length >= size).map(([id, name]) => /** @type {const} */ ([id, name]));

/** The symbols of a set. @param {string} id @param {number} size */
export const symbolsOf = (id, size) => (SETS.find(([one]) => one === id) ?? SETS[0])[2].slice(0, size);

/** The set that symbols are from; "" for others. @param {string} symbols */
export const setOf = (symbols) => SETS.find(([, , all]) => all.startsWith(symbols))?.[0] ?? "";

/** The styles `colour-1` … of these colours; the bright palette has green first and cyan third. */
const STYLES = { safe: [1, 2, 3, 4, 5, 6, 7, 8, 9], bright: [3, 2, 1, 4, 5, 6, 7, 8, 9] };

/** The number of the colour that a digit is shown with where the symbols are colours, otherwise 0. @param {string} symbols @param {number} digit @param {string} palette */
export const colourOf = (symbols, digit, palette) =>
  symbols.length > 1 && COLOURS.startsWith(symbols) && digit ? STYLES[palette === "bright" ? "bright" : "safe"][digit - 1] : 0;
