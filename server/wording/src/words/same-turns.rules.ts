import { readFileSync } from 'node:fs';
import type { Language } from '@sastre/shared-contracts/api';
import { oncePerLanguage } from './once-per-language.ts';

interface Turn {
  turn: RegExp;
  plain: string;
}

/** `@name` of a line stands for what the line `name = …` has. */
const NAMED = /@(\w+)/g;
/** No turn begins or ends within a word. */
const STARTS = String.raw`(?<![\p{L}\d](?=[\p{L}\d]))`;
const ENDS = String.raw`(?!(?<=[\p{L}\d])[\p{L}\d])`;
const DEFINES = /^(\w+) = (.*)$/;
const TURNS = /^(en|de|es) (.*) => (.*)$/;

function read(file: string): Record<Language, readonly Turn[]> {
  const turns: Record<Language, Turn[]> = { en: [], de: [], es: [] };
  const parts = new Map<string, string>();
  const whole = (text: string): string =>
    text.replace(NAMED, (_all, name: string) => {
      const part = parts.get(name);
      if (part === undefined) throw new Error(`${file}.txt has no @${name} before its use.`);
      return part;
    });
  const text = readFileSync(new URL(`../lexicon/${file}.txt`, import.meta.url), 'utf8');
  for (const line of text.split('\n')) {
    const [, name, part] = DEFINES.exec(line) ?? [];
    const [, language, turn, plain = ''] = TURNS.exec(line) ?? [];
    if (name !== undefined && part !== undefined) parts.set(name, whole(part));
    else if (turn !== undefined)
      turns[language as Language].push({
        turn: new RegExp(`${STARTS}(?:${whole(turn)})${ENDS}`, 'giu'),
        plain,
      });
  }
  return turns;
}

/** What brings texts into the forms of one of the lists, which is read when it is first asked for. */
function turner(file: string): (text: string, language: Language) => string {
  let known: Record<Language, readonly Turn[]> | undefined;
  return oncePerLanguage(2_000, (text, language) =>
    (known ??= read(file))[language].reduce(
      (told, { turn, plain }) => told.replace(turn, plain),
      text,
    ),
  );
}

/**
 * A text with turns of phrase in the one form that all of their kind are told in: "supported by her", "she supported me" and "with her
 * support" are one. Each says as much as the other, so that a text says what it said; its words may stand a little crooked.
 */
export function inSameTurns(text: string, language: Language): string {
  const phrased = inTurnsOfPhrase(text, language);
  const told = inSameClauses(withoutWay(phrased), language);
  return told === phrased ? told : asOneSentence(told);
}

/** "25, down from 40" where 25 is less: what is compared tells itself which way it went. */
const withoutWay = (text: string) =>
  text.replace(WAY, (all, now: string, between: string, way: string, before: string) => {
    const [one, other] = [now, before].map((number) =>
      Number(number.replace(/[.,](?=\d{3})/g, '').replace(',', '.')),
    );
    return (way === 'up') === (one ?? 0) > (other ?? 0)
      ? `${now}${between}, compared with ${before}`
      : all;
  });
const WAY =
  /(?<!to )(?<![\d.,])(\d+(?:[.,]\d+)*)((?: ?%)?(?: (?!to )\p{L}[\p{L}'’-]*)*(?: in (?:19|20)\d\d)?), (up|down) from (\d+(?:[.,]\d+)*)/gu;

/** What began a sentence stands within it now, and the other way round. */
const asOneSentence = (text: string) =>
  text
    .replace(OPENER, (word) => word.toLowerCase())
    .replace(/ +(?=[.,;:]|$)/g, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const OPENER =
  /(?<=[\p{L}\d)],? )(?:The|An?|Our|Two|Three|Other|Another|D(?:ie|er|as)|Eine?|Zwei|Drei|Andere|El|L[ao]s?|Un[oa]?|Dos|Tres|Otr[oa]s?)(?= )/gu;

const inTurnsOfPhrase = turner('same-turns');
const inSameClauses = turner('same-clauses');

const inTurnsOfOneself = turner('own-turns');

/** The same for a summary, with the ways to tell of oneself: "seit zehn Jahren Imkerin" and "Imkerin mit zehn Jahren Erfahrung" are one. */
export function inOwnTurns(text: string, language: Language): string {
  return inTurnsOfOneself(inSameTurns(text, language), language);
}
