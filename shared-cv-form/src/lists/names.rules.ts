/** Commas, semicolons, line breaks and tabs part names; brackets hold theirs together: "Python (NumPy, pandas)". */
const SEPARATORS = /[,;\n\r\t]/;
const BULLET = /^[•◦▪‣●○■·*–-]\s+/;

/** The names that a text lists, each once, without bullets and with single spaces. */
export function namesIn(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let name = '';
  // A bracket that nobody closes holds nothing together.
  const closed = (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length;
  for (const sign of text) {
    if (closed && sign === '(') depth += 1;
    if (closed && sign === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && SEPARATORS.test(sign)) {
      names.push(name);
      name = '';
    } else name += sign;
  }
  const tidy = [...names, name].map((one) => one.trim().replace(BULLET, '').replace(/\s+/g, ' '));
  const seen = new Set<string>();
  return tidy.filter((one) => {
    const key = nameKey(one);
    if (one === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether a text lists more than a name, or ends one. */
export function isList(text: string): boolean {
  return SEPARATORS.test(text.trimStart()) && namesIn(text).length > 0;
}

/** Alike for names that differ in case and spaces alone. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, '');
}
