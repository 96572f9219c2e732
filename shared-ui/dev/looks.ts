const LOOKS = [
  [':hover', "[data-look='hover']"],
  [':focus-visible', "[data-look='focus']"],
] as const;

/** Repeats every rule for a hovered or focused element for those with `data-look`, so that the page can hold both states still. */
export function showLooks(document: Document): void {
  for (const sheet of [...document.styleSheets]) {
    for (const rule of [...sheet.cssRules]) {
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const [pseudo, attribute] of LOOKS) {
        const selector = rule.selectorText;
        if (!selector.includes(pseudo)) continue;
        const text = `${selector.replaceAll(pseudo, attribute)} { ${rule.style.cssText} }`;
        sheet.insertRule(text, [...sheet.cssRules].indexOf(rule) + 1);
      }
    }
  }
}
