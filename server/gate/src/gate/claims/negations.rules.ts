import { isSameFamily } from '@sastre/reading';
import {
  type Alignment,
  contradicted,
  type FactIndex,
  finderOf,
  type Finding,
  findRows,
  type Hit,
  NEGATIONS,
  placesOf,
  placesTold,
  readPlacedAmounts,
  sameValue,
  textsAt,
  unproven,
  type WordList,
} from '@sastre/wording';
import { exchangesPending, isPending, placesOfNotYet, saysPending } from './pending.rules.ts';
import { LIMITS_IN_FACT, LIMITS_SAID } from './limits.rules.ts';
import { isLight } from './light-words.rules.ts';

const NEGATION = finderOf([['no', NEGATIONS]]);

/** Places of a text's negations; "accident-free" and "unfallfrei" say no, too. */
export function findNegations({ words, language }: WordList): Hit[] {
  const suffixed = words.flatMap(({ folded }, place): Hit[] =>
    (language === 'de' && /.{4}(?:frei|freie[nrms]?|los|lose[nrms]?)$/.test(folded)) ||
    (language === 'en' && folded === 'free' && place > 0 && words[place + 1]?.folded !== 'of') ||
    (FREE.test(folded) &&
      /^(?:von|del?)$/.test(words[place + 1]?.folded ?? '') &&
      !/^\d/.test(words[place + 2]?.folded ?? ''))
      ? [{ name: 'no', from: place, to: place }]
      : [],
  );
  const hits = findRows(NEGATION, words, language);
  // "no more than", "nicht nur" are no negations; "no … ningún" is one.
  return [...hits, ...suffixed].filter(
    ({ from, to }, index) =>
      !(
        index > 0 &&
        language === 'es' &&
        /^(?:ning|nad|nunca|jamas|tampoco|ni$)/.test(words[from]?.folded ?? '')
      ) && !(NO_DENIAL.test(words[to + 1]?.folded ?? '') && !isNoLonger(words, to + 1)),
  );
}
const FREE = /^(?:frei|libres?|exent[oa]s?)$/;
/** Words behind "no" that make a comparison or an addition of it. */
const NO_DENIAL =
  /^(?:only|nur|solo|solamente|later|more|less|fewer|mehr|weniger|mas|menos|obstante|unter|uber)$/;

/** "Nicht mehr" denies, "nicht mehr als 5" compares. */
export const isNoLonger = (words: WordList['words'], at: number): boolean =>
  words[at]?.folded === 'mehr' && words[at + 1]?.folded !== 'als';

/** "Not used" where the fact says "unused". */
function deniesByPrefix({ words }: WordList, at: number, fact: FactIndex): boolean {
  const denied = words.slice(at + 1, at + 5).filter(({ isGlue }) => !isGlue);
  return denied.some(({ folded }) =>
    fact.list.words.some(
      (word) =>
        /^(?:un|in|im|ir|non|des|dis)/.test(word.folded) &&
        isSameFamily(word.folded.replace(/^(?:un|in|im|ir|non|des|dis)/, ''), folded, 4),
    ),
  );
}

/** Compares what a rewrite denies with what its one fact denies. */
export function compareNegationsOfRewrite(
  said: WordList,
  fact: FactIndex,
  alignment: Alignment,
): Finding[] {
  const { matched, missing } = alignment;
  const here = findNegations(said);
  const there = findNegations(fact.list);
  const reached = placesReached(said, fact, alignment);
  const weighty = placesOfWeight(fact.list);
  // A negation that the sentence leaves out together with what it denies is no matter.
  const kept = there.filter(({ from, to }) => {
    if (reached.has(from)) return true;
    const next = weighty.filter((place) => place > to).slice(0, 2);
    const before = weighty.filter((place) => place < from).slice(-1);
    return [...next, ...(next.length === 0 ? before : [])].some((place) => reached.has(place));
  });
  const extra = here.filter(
    ({ from, to }) => !matched.has(from) && !deniesByPrefix(said, to, fact),
  );
  const differs = (words: readonly string[]) => [
    missing.length > 0 || isPending(fact.list)
      ? unproven(words, CODE)
      : contradicted(CODE, ...words),
  ];
  const others = (list: WordList, hits: readonly Hit[]) => {
    const notYet = placesOfNotYet(list);
    return hits.filter(({ from }) => !notYet.has(from)).length;
  };
  if (
    here.length !== there.length &&
    others(said, here) === others(fact.list, there) &&
    saysPending(said, fact, alignment)
  )
    return [];
  if (here.length > there.length && extra.length > there.length)
    return differs(textsAt(said, [extra[0]?.from ?? -1]));
  // A number that is told is compared by itself.
  const numbers = fact.amounts.filter((one) =>
    readPlacedAmounts(said).some((other) => sameValue(one, other)),
  );
  // "Without serious faults" is less than "without faults".
  const halved = kept.some(({ to }) => {
    const isThing = (place: number) =>
      !NO_THING.test(fact.list.words[place]?.folded ?? '') &&
      !isLight(fact.list, place, fact) &&
      !numbers.some(({ places }) => places.includes(place));
    const next = weighty
      .filter((place) => place > to && place <= to + DENIED && isThing(place))
      .slice(0, 2);
    return (
      next.length === 2 &&
      reached.has(next[0] ?? -1) !== reached.has(next[1] ?? -1) &&
      !/[,.;:]/.test(
        fact.list.text.slice(fact.list.words[to]?.end, fact.list.words[next[1] ?? 0]?.at),
      )
    );
  });
  const isPartDenied = kept.some(({ to }) => {
    const [next] = weighty.filter((place) => place > to && place <= to + DENIED);
    return (
      next !== undefined && reached.has(next) && isToldByItsEnd(said, fact.list, matched, next)
    );
  });
  if (
    halved ||
    isPartDenied ||
    exchangesPending(said, fact, alignment) ||
    isOwnLost(said, fact.list, here, kept)
  )
    return [unproven([], CODE)];
  return kept.length <= here.length ? [] : differs(wordsDenied(said, matched, there[0]));
}

/** "No accidents" where the fact says "keine Absturzunfälle": only the end of a compound is told, and more is denied. */
function isToldByItsEnd(
  said: WordList,
  { words, language }: WordList,
  matched: Alignment['matched'],
  place: number,
): boolean {
  const whole = words[place]?.folded ?? '';
  const told = [...matched].filter(([, one]) => one.fact === 0 && one.places.includes(place));
  return (
    language === 'de' &&
    said.language === 'de' &&
    told.length === 1 &&
    told.every(([at]) => {
      const own = said.words[at]?.folded ?? '';
      return own.length > 3 && whole.length > own.length + 2 && whole.endsWith(own);
    })
  );
}

const MINE =
  /^(?:my|mine|own|i|me|meine?[rnms]?|ich|mir|eigene?[rnms]?|mis?|mios?|mias?|propi[oa]s?|yo)$/;
/** Spanish verbs of the first person say whose it is, too. */
const FIRST = /^(?:tuve|he|\p{Ll}{2,}[éí])$/u;
/** How far from a negation the word stands that says whose it is. */
const NEAR_OWN = 4;

/** "No accidents in the workshop" where the fact says "no accidents of my own": nobody's is more than none of mine. */
function isOwnLost(
  said: WordList,
  { words }: WordList,
  here: readonly Hit[],
  kept: readonly Hit[],
): boolean {
  const isOwn = kept.some(({ from, to }) =>
    words
      .slice(from, to + 1 + NEAR_OWN)
      .some(({ folded }, at) => at > 0 && MINE.test(folded) && !/^(?:i|ich|yo)$/.test(folded)),
  );
  const isMine = said.words.some(({ folded, text }) => MINE.test(folded) || FIRST.test(text));
  return isOwn && here.length > 0 && !isMine;
}

/** Places that a rewrite tells, also by another word of a row of limits ("not begun", "not started"). */
function placesReached(
  said: WordList,
  { list }: FactIndex,
  alignment: Alignment,
): ReadonlySet<number> {
  const rows = new Set(findRows(LIMITS_SAID, said.words, said.language).map(({ name }) => name));
  const limits = findRows(LIMITS_IN_FACT, list.words, list.language);
  const told = limits.filter(({ name, from, to }) => rows.has(name) && from === to);
  return new Set([...placesTold(alignment), ...placesOf(told)]);
}

/** How far behind a negation stand the words that it denies. */
const DENIED = 6;
/** Words behind a negation that say no more than it does. */
const NO_THING =
  /^(?:yet|ever|aun|todavia|noch|tenido|habido|gab|had|been|hubo|ning\w*|nadie|nada|any|lleg\w+|jegliche\w*|einzig\w*|because|due|wegen|aufgrund|porque|debido)$/;

/**
 * Compares the negations of a clause that draws on several facts: what is denied must be denied by the very fact that says it.
 */
export function compareNegationsOfClause(
  said: WordList,
  facts: readonly FactIndex[],
  { matched }: Alignment,
): Finding[] {
  const here = findNegations(said);
  const isNear = (at: number, { from, to }: Hit) => at > to && at - to <= REACH && at >= from;
  const wrong = here.filter((hit) => {
    const at = placesOfWeight(said).find((place) => matched.has(place) && isNear(place, hit));
    const fact = facts[matched.get(at ?? -1)?.fact ?? -1];
    if (fact === undefined || deniesByPrefix(said, hit.to, fact)) return false;
    return findNegations(fact.list).length === 0;
  });
  const lost = [...matched].filter(([place, { fact, places }]) => {
    const own = facts[fact];
    if (own === undefined || said.words[place]?.isGlue !== false || here.length > 0) return false;
    return findNegations(own.list).some((hit) => places.some((at) => isNext(at, hit, own)));
  });
  const words = [...wrong.map(({ from }) => from), ...lost.map(([place]) => place)];
  if (words.length === 0) return [];
  return [unproven(textsAt(said, words), CODE)];
}

const CODE = 'negation-contradicts';
const REACH = 4;

/** The first word of weight behind a negation: what it denies. */
function isNext(at: number, { to }: Hit, { list }: FactIndex): boolean {
  return (
    at > to &&
    list.words
      .slice(to + 1, at)
      .every(({ isGlue, folded }) => isGlue || MANNER.test(folded) || KNOWING.test(folded))
  );
}

/** "Never formally published" denies that it was published. */
const MANNER = /^\p{L}{3,}(?:ly|mente)$/u;
/** "No experience with SQL" denies SQL. */
const KNOWING =
  /^(?:experience|knowledge|skills?|exposure|erfahrung(?:en)?|kenntnisse?n?|praxis|experiencias?|conocimientos?|nociones)$/;

function placesOfWeight({ words }: WordList): number[] {
  return words.flatMap(({ isGlue }, place) => (isGlue ? [] : [place]));
}

function wordsDenied(
  said: WordList,
  matched: Alignment['matched'],
  hit: Hit | undefined,
): string[] {
  if (hit === undefined) return [];
  const near = [...matched].filter(([, { places }]) =>
    places.some((place) => place > hit.to && place < hit.to + 3),
  );
  return textsAt(
    said,
    near.map(([place]) => place),
  );
}
