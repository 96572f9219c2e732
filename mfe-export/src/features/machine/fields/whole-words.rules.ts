/** A word that its line breaks; compounds of a sheet of ours are broken nowhere. */
const BROKEN = /(?<![\p{L}-])\p{L}{2,}\p{Ll}-$/u;
const REST = /^(\p{Ll}{3}\S*)\s*(.*)$/su;
/** Behind a hyphen that stands for what follows later: "Ein- und Ausgang". */
const JOINS = /^(?:und|oder|bzw|sowie|and|och|eller)(?!\p{L})/u;

/**
 * The lines with the words whole that end them, as programs read them that know hyphenation: the rest of a word stands where it
 * begins. Others read two words there, and the choice says so.
 */
export function withWholeWords(lines: readonly string[]): string[] {
  return lines.reduce<string[]>((whole, line) => {
    const above = whole.at(-1);
    const [, rest, behind = ''] = JOINS.test(line) ? [] : (REST.exec(line) ?? []);
    if (above === undefined || rest === undefined || !BROKEN.test(above)) return [...whole, line];
    const joined = [...whole.slice(0, -1), above.slice(0, -1) + rest];
    return behind === '' ? joined : [...joined, behind];
  }, []);
}
