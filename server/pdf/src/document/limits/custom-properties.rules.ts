import { PRINT_LIMITS } from './print-limits.ts';

/** A custom property as it is defined: its own characters, and what it refers to. */
interface Definition {
  length: number;
  uses: string[];
}

/** Properties that each refer to the next. */
const LONGEST_CHAIN = 100;

// a string ends with its line, as in browsers
const TOKENS =
  /"(?:[^"\\\n\r\f]|\\[^])*"?|'(?:[^'\\\n\r\f]|\\[^])*'?|(--[^\s:;,(){}"']+)\s*:|var\(\s*(--[^\s:;,(){}"']+)|[(){};]/g;

/**
 * Whether custom properties that refer to each other stay short once they are written out: each of them, and all together
 * where they are used. Of one that is defined more than once the longest counts.
 */
export function staysShort(sheets: readonly string[]): boolean {
  const definitions = new Map<string, Definition[]>();
  const uses = sheets.flatMap((css) => readProperties(css, definitions));
  const lengths = new Map<string, number>();
  const lengthOf = (name: string, depth: number): number => {
    const known = lengths.get(name);
    if (known !== undefined) return known;
    if (depth > LONGEST_CHAIN) return Infinity;
    // what refers to itself has no value
    lengths.set(name, 0);
    let longest = 0;
    for (const one of definitions.get(name) ?? [])
      longest = Math.max(longest, one.length + total(one.uses, depth + 1));
    lengths.set(name, longest);
    return longest;
  };
  const total = (names: readonly string[], depth: number) =>
    names.reduce((sum, name) => sum + lengthOf(name, depth), 0);
  const each = [...definitions.keys()].every(
    (name) => lengthOf(name, 0) <= PRINT_LIMITS.cssProperty,
  );
  return each && total(uses, 0) <= PRINT_LIMITS.cssWrittenOut;
}

/** Adds what a sheet defines; answers what is used elsewhere than in a definition. */
function readProperties(css: string, definitions: Map<string, Definition[]>): string[] {
  const uses: string[] = [];
  let depth = 0;
  let open: (Definition & { name: string; depth: number; from: number }) | undefined;
  const close = (at: number) => {
    if (open === undefined) return;
    const { name, from, uses: own } = open;
    const all = definitions.get(name) ?? [];
    all.push({ length: at - from, uses: own });
    definitions.set(name, all);
    open = undefined;
  };
  for (const match of css.matchAll(TOKENS)) {
    const [token, defined, used] = match;
    if (defined !== undefined && open === undefined)
      open = { name: defined, depth, from: match.index + token.length, length: 0, uses: [] };
    else if (used !== undefined) {
      (open?.uses ?? uses).push(used);
      depth += 1;
    } else if (token === '{' || token === '(') depth += 1;
    else if (token === '}' || token === ')') {
      depth -= 1;
      if (open !== undefined && depth < open.depth) close(match.index);
    } else if (token === ';' && depth === open?.depth) close(match.index);
  }
  close(css.length);
  return uses;
}
