import { readFileSync } from 'node:fs';
import { oncePerText } from '@sastre/shared-once';
import { askedWords } from '../ad/asked-words.ts';
import type { FactIndex, IndexedFact } from '../cv/fact-index.rules.ts';
import { fold, words } from '../words/stem.rules.ts';

/**
 * What work is called in English, Spanish and German, one kind a line. Behind `@` stand names of posts, which tell it in the
 * name of a post alone, a line or one of them; behind `<` what is a kind of it, behind `>` what says it in an ad alone, behind `-` what only sounds
 * alike. The lexicon of `wording` is larger, and rests on this room.
 */
const LINES = readFileSync(new URL('work-names.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

interface Name {
  work: number;
  keys: string;
  isPost: boolean;
  sign: string;
}
interface Said extends Name {
  isOfOthers: boolean;
}

/** A word in its numbers and genders; a stem would make "accounts" of accounting and "sold" of "soldador". */
const keyOf = (word: string) =>
  word.length > 4 ? word.replace(/(?:innen|in|[ae]?[ns]|os|[aeo])$/, '') : word;
const keysOf = (text: string) => words(text.replace(/[-/]/g, ' ')).map(keyOf);
const SIGN = /^[<>-]/;
const byFirst = new Map<string, Name[]>();
LINES.forEach((line, work) => {
  const isPost = line.startsWith('@ ');
  for (const form of line.replace('@ ', '').split('|')) {
    const [sign = ''] = SIGN.exec(form) ?? [];
    const keys = keysOf(form);
    const known = byFirst.get(keys[0] ?? '') ?? [];
    const name = { work, sign, keys: keys.join(' '), isPost: isPost || form.includes('@') };
    byFirst.set(keys[0] ?? '', [...known, name]);
  }
});

/** Behind these work is another's: "handed over to accounting". Folded. */
const TO_OTHERS = /^(?:to|for|with|by|an|fur|mit|vom|von|zur|zum|al|para|con|por)$/;
const ARTICLE = /^(?:the|our|die|den|der|dem|das|unsere[rn]?|la|las|los|el|nuestr[oa])$/;
const isOfOthers = (before: readonly string[]) =>
  TO_OTHERS.test(before.findLast((word) => !ARTICLE.test(word)) ?? '');

const MOST_KNOWN = 5_000;
const namesIn = oncePerText(MOST_KNOWN, (text): readonly Said[] => {
  const said = words(text.replace(/[-/]/g, ' '));
  const own = said.map(keyOf);
  const named = own.flatMap((one, at) =>
    (byFirst.get(one) ?? [])
      .filter(({ keys }) => `${own.slice(at).join(' ')} `.startsWith(`${keys} `))
      .map((name) => ({ ...name, isOfOthers: isOfOthers(said.slice(Math.max(0, at - 2), at)) })),
  );
  const never = new Set(named.flatMap(({ sign, work }) => (sign === '-' ? [work] : [])));
  return named.filter(({ work }) => !never.has(work));
});

/** Who helps in a post is not in it. Folded. */
const HELPS =
  /(?<!\p{L})(?:assistant|assisten[tz]\p{L}*|auxiliar|ayudante|trainee|apprentice|student|azubi|praktikant\p{L}*|becari[oa])(?!\p{L})/u;

interface WorkAsked {
  work: number;
  /** Whether a word is of that name. */
  isNamedBy(word: string): boolean;
}

/** Work that an ad asks for by one of its names. */
export function workAsked(text: string): readonly WorkAsked[] {
  return namesIn(text)
    .filter(({ sign }) => sign === '' || sign === '>')
    .map(({ work, keys }) => ({
      work,
      isNamedBy: (word) => keys.split(' ').includes(keyOf(word)),
    }));
}

/** Whether a fact names this work, in whichever language. */
export function saysWork({ id, text, folded }: IndexedFact, asked: number): boolean {
  return namesIn(text).some(
    ({ work, sign, isPost, keys, isOfOthers }) =>
      work === asked &&
      sign !== '>' &&
      !isOfOthers &&
      (!isPost || (id.endsWith('].position') && (!HELPS.test(folded) || HELPS.test(keys)))),
  );
}

const AROUND =
  /^(?:experien\p{L}*|(?:berufs)?erfahrung(?:en)?|kenntnissen?|knowledge|conocimientos?|work(?:ed|ing)?|gearbeitet|trabajado)$/u;

/** Facts that name the work which a phrase asks for, where it asks for nothing else. */
export function workFacts(phrase: string, { facts }: FactIndex): number[] {
  const said = askedWords(fold(phrase)).all.filter((word) => !AROUND.test(word));
  const whole = workAsked(phrase).filter(({ isNamedBy }) => said.every(isNamedBy));
  if (said.length === 0 || whole.length === 0) return [];
  return facts.flatMap((fact, place) =>
    !/^(?:languages|education)\[/.test(fact.id) && whole.some(({ work }) => saysWork(fact, work))
      ? [place]
      : [],
  );
}
