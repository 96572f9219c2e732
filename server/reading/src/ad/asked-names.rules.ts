import type { AskedPart } from './asked.ts';
import { countWords, locateNames, type Mention } from './mentions.rules.ts';
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

/** "Enhanced DBS check": how much is checked belongs to the name. */
const BEFORE_CHECK = /(?:enhanced|basic|standard) $/iu;
const BEHIND_CHECK = /^ (?:check|disclosure|clearance|certificate)(?!\p{L})/iu;
/** "BIM (Revit)": with what, in parentheses. */
const ASIDE = /^ \((?:(?:e\.g\.|z\. ?B\.|p\. ?ej\.|like|such as|wie|como) )?([^()\d:]{2,40})\)/u;

/** A name with what belongs to it, and the one that stands for it in parentheses. */
function wholeName(text: string, start: number, end: number): { term: string; within: string[] } {
  const [name, behind] = [text.slice(start, end), text.slice(end)];
  const before = BEFORE_CHECK.exec(text.slice(0, start))?.[0] ?? '';
  if (/^(?:DBS|CRB|PVG)$/.test(name) && before !== '')
    return { term: `${before}${name}${BEHIND_CHECK.exec(behind)?.[0] ?? ''}`, within: [] };
  const [aside = '', said = ''] = ASIDE.exec(behind) ?? [];
  const [one, ...others] = locateNames(said, true);
  return one?.isKnown === true && others.length === 0 && countWords(said) < 3
    ? { term: name + aside, within: [one.key] }
    : { term: name, within: [] };
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
    const { term, within } = wholeName(text, first?.start ?? 0, last?.end ?? 0);
    if (/^(?:enhanced|basic|standard) (?:DBS|PVG|CRB)/i.test(term))
      return { kind: 'skill', key: fold(term), term };
    const keys = [...group.map(({ key }) => key), ...within];
    return {
      ...{ kind: kindOfNames(group, term), key: keys.join(' or '), term },
      anyOf: keys.length > 1 ? keys : [],
    };
  });
}
