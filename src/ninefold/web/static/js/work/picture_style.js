/** The rules of scene.css and picture.css that a picture needs when it stands alone, its colours put in, the light ones. */

export function pictureStyle() {
  const tokens = getComputedStyle(document.documentElement);
  const light = (/** @type {string} */ value) => value.trim().replace(/^light-dark\(([^,]+),.*$/, "$1");
  return [...document.styleSheets]
    .filter((sheet) => /\/(scene|picture)\.css$/.test(sheet.href ?? ""))
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && !/pattern-|:root/.test(rule.selectorText))
    .map((rule) => rule.cssText.replace(/var\((--[\w-]+)\)/g, (_, name) => light(tokens.getPropertyValue(name))))
    .join("\n");
}
