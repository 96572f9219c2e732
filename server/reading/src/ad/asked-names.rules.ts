import type { AskedPart } from './asked.ts';
import type { Mention } from './mentions.rules.ts';

/** WMS, ResiPlus: no plain word with a capital. */
export const isSpelledApart = (name: string) => /\p{L}\p{Lu}|\d/u.test(name);

const PARTED = /\s*(?:\/|,|\b(?:or|oder|o|u|bzw\.?)\b)\s*/iu;
const NEVER_CHOICE =
  /^(?:ci\/cd|html\/css|css\/html|html\/css\/js|ui\/ux|ux\/ui|tcp\/ip|pl\/sql|a\/b)$/i;

/** Names that a piece leaves the choice between are one thing; else each is its own. */
export function ofNames(
  names: readonly Mention[],
  text: string,
  anyOf: readonly string[],
): AskedPart[] {
  const groups: Mention[][] = [];
  for (const name of names) {
    const last = groups.at(-1)?.at(-1);
    const between = last === undefined ? undefined : text.slice(last.end, name.start);
    const isChoice =
      between !== undefined &&
      (between === '/' || anyOf.length > 0) &&
      between.replace(PARTED, '').trim() === '' &&
      !NEVER_CHOICE.test(text.slice(last?.start, name.end));
    if (isChoice) groups.at(-1)?.push(name);
    else groups.push([name]);
  }
  return groups.map((group): AskedPart => {
    const [first, last] = [group[0], group.at(-1)];
    const term = text.slice(first?.start, last?.end);
    const keys = group.map(({ key }) => key);
    return { kind: 'tool', key: keys.join(' or '), term, anyOf: keys.length > 1 ? keys : [] };
  });
}
