import { readFileSync } from 'node:fs';
import { fold } from '../../words/stem.rules.ts';

const LANGUAGES = ['en', 'de', 'es'] as const;

/** What `terms.en.txt` and its kin list under a heading of their own. */
type List =
  | 'opens'
  | 'anywhere'
  | 'ends'
  | 'offered'
  | 'words'
  | 'glue'
  | 'leads'
  | 'houses'
  | 'of houses'
  | 'towns'
  | 'posts'
  | 'seeks'
  | 'shortened'
  | 'before posts'
  | 'behind posts';

let lists: ReadonlyMap<string, string> | undefined;

/** The source of an expression for each list: read when the first text of a few lines comes. */
function read(): ReadonlyMap<string, string> {
  const found = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    let list: string[] = [];
    const file = new URL(`./terms.${language}.txt`, import.meta.url);
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
      if (name !== undefined) found.set(name, (list = found.get(name) ?? []));
      else if (!line.startsWith('# ')) list.push(...line.split(/;\s*/).filter(Boolean));
    }
  }
  return new Map([...found].map(([name, phrases]) => [name, phrases.map(sourceOf).join('|')]));
}

/** `*` is any letters, `#` a number. */
const sourceOf = (phrase: string) =>
  phrase
    .replace(/[.+?^$(){}|\\]/g, String.raw`\$&`)
    .replace(/(?<=^|\s)\*/g, String.raw`\S+`)
    .replaceAll('*', String.raw`\S*`)
    .replaceAll('#', String.raw`\d[\d.,:–-]*`);

const known = new Map<string, RegExp>();

type Build = (all: string, of: (other: List) => string) => string;

function ofList(name: List, build: Build, flags = 'u'): RegExp {
  let expression = known.get(name);
  if (expression === undefined) {
    lists ??= read();
    const all = lists;
    const of = (other: List) => `(?:${all.get(other) ?? '(?!)'})`;
    expression = new RegExp(build(of(name), of), flags);
    known.set(name, expression);
  }
  return expression;
}

const [BEFORE, BEHIND] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`];

/** True for what tells of the post by what it begins with, holds or ends with. On folded text. */
export const tellsOfPost = (said: string): boolean =>
  ofList('opens', (all, of) => `^(?:${of('leads')} )*${all}(?![\\p{L}\\p{N}]|-\\p{Ll})`).test(
    said,
  ) ||
  ofList('anywhere', (all) => BEFORE + all + BEHIND).test(said) ||
  ofList('ends', (all) => `${BEFORE + all}[.!)]*$`).test(said);

/** "DBS paid for", "pay depends on experience": what the house gives, whatever it names. On folded text. */
export const isOffered = (said: string): boolean =>
  ofList('offered', (all) => BEFORE + all + BEHIND).test(said);

/** "Cash or BACS", "Meals on duty": each of its words is one that terms are told by, or may be a name. */
export function isOfTermsAlone(said: string, mayName: boolean): boolean {
  const all = said.match(WORD) ?? [];
  const [term, glue] = [ofList('words', whole), ofList('glue', whole)];
  const isTerm = (word: string) => term.test(fold(word));
  const isOne = (word: string, at: number) =>
    isTerm(word) ||
    glue.test(fold(word)) ||
    /^\d/.test(word) ||
    (mayName && at > 0 && /^\p{Lu}\p{Ll}/u.test(word));
  return all.every(isOne) && all.some(isTerm);
}
const whole = (list: string) => `^${list}$`;
const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** How far a house by its trade or parts goes: "a busy restaurant", "taller"; 0 where none begins. On folded text. */
export const houseLength = (said: string): number =>
  ofList(
    'houses',
    (all, of) =>
      `^(?:(?:${of('of houses')} )*\\p{L}*${all}s?(?!\\p{L})|(?:our|unser\\p{L}*|nuestr[oa]s?) )`,
  ).exec(said)?.[0].length ?? 0;

/** The same, whatever follows. */
export const isOfHouse = (said: string): boolean => houseLength(said) > 0;

/** Towns that ads name alone; others show by where they stand. On folded text. */
export const isTown = (said: string): boolean =>
  ofList(
    'towns',
    (all) =>
      `^(?:(?:in|en|bei|near|nr|nahe|cerca de|raum|area|zona|gro(?:ss|ß)raum|greater|north|south|east|west|central|centro|city of|nord|sud|ost) )*(?:${all}|${BY_ITS_END})(?=$|[ ,/(-])(?! \\p{Ll}{5,}\\p{L}*(?:ing|ung|kenntnisse))`,
  ).test(said);
const BY_ITS_END = String.raw`\p{L}{3,}(?:burg|stadt|dorf|hausen|furt|ingen|hafen|kirchen|haven|brucken?|munde|shire|ville|ford|ton|bury|mouth)`;

/** Short for what people are employed as. On folded text. */
export const isShortPost = (name: string): boolean =>
  ofList('posts', (all) => BEFORE + all + BEHIND).test(name);

/** How far what is said of a post goes before its name: "part-time ". On folded text. */
export const beforePost = (name: string): number =>
  ofList('before posts', (all) => `^(?:${all}(?:[ :-]+|$)(?:(?:and|und|y|&)[ -])?)+`).exec(
    name,
  )?.[0].length ?? 0;

/** Where the first terms behind the name of a post stand: " im Nahverkehr". On folded text. */
export function behindPost(name: string): { start: number; end: number } {
  const list = ofList('behind posts', (all) => `(?<=\\p{L}.{2,}) (?:${all})${BEHIND}`);
  const found = list.exec(name);
  const start = found?.index ?? name.length;
  return { start, end: start + (found?.[0].length ?? 0) };
}

/** "Wanted", "wir suchen": somebody is sought, whoever it is. On folded text. */
export const seeksSomebody = (said: string): boolean =>
  ofList('seeks', (all) => BEFORE + all + BEHIND).test(said);

/** "18 Std., ", "erw. Führungszeugnis": the stop of a word cut short, as a sign that ends no sentence. */
export const withoutStops = (line: string): string =>
  line.replace(DAY, `$1${STOP}`).replace(
    ofList('shortened', (all) => `(?<!\\p{L})${all}\\.(?=,?\\s+\\S)`, 'giu'),
    // "Permiso B." ends a sentence, "z. B." none.
    (word) => (/^\p{Lu}\.$/u.test(word) ? word : word.slice(0, -1) + STOP),
  );
/** "Zum 1. Februar". */
const DAY =
  /(?<=(?:zum|ab|am|bis|vom|der|den) )(\d{1,2})\.(?= (?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))/gu;
const STOP = '\u2024';

/** The same, put back. */
export const withStops = (sentence: string): string => sentence.replaceAll(STOP, '.');
