import { isNumberWord } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  finderOf,
  type Finding,
  findRows,
  isBehindSign,
  JOINS,
  OPENS,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { LIMITS_IN_FACT, LIMITS_SAID } from './limits.rules.ts';
import { findVague, hitsIn } from './vague.rules.ts';

/** A limit that stands at another word than in the fact limits something else. */
export function compareLimitPlaces(
  said: WordList,
  fact: FactIndex,
  { matched }: Alignment,
): Finding[] {
  const there = [
    ...findRows(LIMITS_IN_FACT, fact.list.words, fact.list.language),
    ...hitsIn(fact.list),
    ...findRows(EACH, fact.list.words, fact.list.language),
  ];
  const all = [...findRows(LIMITS_SAID, said.words, said.language), ...findVague(said)];
  // "For the most part" is no "most".
  const isWithin = ({ from, to }: (typeof all)[number]) =>
    all.some((other) => other.from < from && other.to >= to);
  const here = all.filter(
    (hit) => MOVED.test(hit.name) && !isWithin(hit) && !isAverage(said, hit.from),
  );
  const moved = here.filter(({ name, to }) => {
    const hits = there.filter((hit) => hit.name === name);
    const next = said.words.findIndex(
      (word, place) => place > to && !word.isGlue && matched.get(place)?.fact === 0,
    );
    const at = matched.get(next)?.places ?? [];
    if (hits.length === 0 || at.length === 0 || next - to > REACH) return false;
    const follows = hits.map((hit) => [
      ...fact.list.words
        .flatMap((word, place) =>
          place > hit.to && !word.isGlue && !isNumberWord(word.folded) ? [place] : [],
        )
        .slice(0, FOLLOWING + listedBehind(fact.list, hit.to)),
      ...(hit.name === 'mostly' ? phraseBehind(fact.list, hit.to) : []),
      // "Executed most of them": of what is told before it.
      ...(OF_THEM.test(fact.list.text.slice(fact.list.words[hit.to]?.end)) ? [hit.from - 1] : []),
      // "Atendía de vez en cuando", "ocasionalmente atendía": an adverb stands on either side of its verb.
      ...(isBehindSign(fact.list, hit.from) || ADVERB.test(name) === false ? [] : [hit.from - 1]),
    ]);
    return !follows.some(
      (places) => places.length === 0 || places.some((place) => at.includes(place)),
    );
  });
  return unprovenAt(
    said,
    moved.map(({ from }) => from),
    'frequency-contradicts',
  );
}

/** "Coste medio por clic": behind its thing it is the average of it, and no half. */
function isAverage({ words, language }: WordList, place: number): boolean {
  return (
    language === 'es' &&
    /^medi[oa]s?$/.test(words[place]?.folded ?? '') &&
    words[place - 1]?.isGlue === false
  );
}

/** How many further words of weight a list has that begins right behind a place: "meist Mäuse, Wiesel und Bilche". */
function listedBehind({ text, words, language }: WordList, from: number): number {
  let count = 0;
  for (let place = from + 2; place < words.length && count < LONGEST_LIST; place += 1) {
    const word = words[place];
    const gap = text.slice(words[place - 1]?.end, word?.at);
    const isJoined = /^, $/.test(gap) || JOINS[language].test(words[place - 1]?.folded ?? '');
    if (word === undefined || (!isJoined && !JOINS[language].test(word.folded))) break;
    if (!word.isGlue) count += 1;
  }
  return count;
}

/** "Mainly on disused textile mill chimneys": the places of the one phrase that a limit stands before. */
function phraseBehind({ text, words, language }: WordList, from: number): number[] {
  const isOpener = (at: number) => OPENS[language].has(words[at]?.folded ?? '');
  const first = from + (isOpener(from + 1) ? 2 : 1);
  const end = words.findIndex(
    (word, at) =>
      at >= first && (isOpener(at) || /[,.;:()]/.test(text.slice(words[at - 1]?.end, word.at))),
  );
  return words
    .slice(first, end < 0 ? undefined : end)
    .flatMap(({ isGlue }, at) => (isGlue ? [] : [first + at]));
}

const LONGEST_LIST = 5;

const OF_THEM = /^ (?:of (?:them|these|which)|davon|de ell[oa]s)(?!\p{L})/u;

const REACH = 3;
/** Words of weight of what a limit stands before. */
const FOLLOWING = 2;
const ADVERB = /^(?:few|mostly)$/;
/** What is said of each is said of every one. */
const EACH = finderOf([['all', { en: 'each', de: 'je|jeweils', es: 'cada' }]]);
/** Rows whose words limit just what they stand before. */
const MOVED = /^(?:nearly|mostly|part|few|only|most|many|several|all|half|third|quarter)$/;
