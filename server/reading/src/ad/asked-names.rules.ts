import type { AskedPart } from './asked.ts';
import type { Mention } from './mentions.rules.ts';
import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { fold } from '../words/stem.rules.ts';

/** WMS, ResiPlus: no plain word with a capital. */
export const isSpelledApart = (name: string) => /\p{L}\p{Lu}|\d/u.test(name);

const PLAIN_WORD = /(?<![\p{L}\p{N}-])\p{Ll}{4,}(?![\p{L}\p{N}])/gu;
/** What one is, has or is ready for, whatever names stand behind it; folded. */
const NO_TOOL =
  /^(?:disponib|availab|verfugbar|own |eigene[rsn]? |propi|resid|certific|zertifi|membership|licen|qualified|level \d|egresad|graduat|curso|formacion|experien|conocim|capacidad|habilidad|safely)/;

/** What is asked for by names: a tool where one of them is known for one, or where the words are names and nothing else. */
export function kindOfNames(names: readonly Mention[], text: string): 'tool' | 'skill' {
  if (names.some(({ isKnown }) => isKnown)) return 'tool';
  if (NO_TOOL.test(fold(text))) return 'skill';
  const plain = (text.match(PLAIN_WORD) ?? []).filter(
    (word) => !ALL_FUNCTION_WORDS.has(fold(word)),
  );
  return names.length > 0 && plain.length === 0 ? 'tool' : 'skill';
}

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
    return {
      ...{ kind: kindOfNames(group, term), key: keys.join(' or '), term },
      anyOf: keys.length > 1 ? keys : [],
    };
  });
}
