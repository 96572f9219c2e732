import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  contradicted,
  type FactIndex,
  finderOf,
  type Finding,
  findRows,
  foldInPlace,
  gapBefore,
  type Hit,
  JOINS,
  JOINT,
  JOINTLY,
  placesOf,
  placesTold,
  readPlacedAmounts,
  unproven,
  type Word,
  type WordList,
} from '@sastre/wording';
import { sameIntervals } from './intervals.rules.ts';
import { arePartsTold, isNoneHad, isPartCounted, isPartTold, ONE } from './limit-parts.rules.ts';
import { LIMITS } from './limit-words.ts';

const TOGETHER = finderOf([['joint', JOINT]]);
const JOINED = finderOf([['joint', JOINTLY]]);
const weightless = (words: string) => words.replaceAll('~', '');
/** What makes a claim smaller: in a fact, and (with words that are too common to be looked for there) in a sentence. */
export const LIMITS_IN_FACT = finderOf(
  LIMITS.map(([name, words]) => [
    name,
    mapped(words, (list) =>
      list
        .split('|')
        .filter((word) => !word.startsWith('~'))
        .join('|'),
    ),
  ]),
);
export const LIMITS_SAID = finderOf(
  LIMITS.map(([name, words]) => [name, mapped(words, weightless)]),
);

function mapped(
  words: Record<Language, string>,
  change: (list: string) => string,
): Record<Language, string> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, change(words[language])]),
  ) as Record<Language, string>;
}
/** Places of words that make a fact's claim smaller. */
export function findLimits({ words, language }: WordList): number[] {
  return placesOf(findRows(LIMITS_IN_FACT, words, language));
}

/** Places of the words that make less of a claim and tell no deed of their own: no "assisted", no "trained". */
export function findLesser({ words, language }: WordList): number[] {
  const rows = findRows(LIMITS_IN_FACT, words, language);
  return placesOf(rows.filter(({ name }) => !/^(?:help|part taken|learn)$/.test(name)));
}

/** True when a fact begins with what makes it small ("Assisted …"): whatever is told of it is told with that. */
export function beginsSmall({ list: { words, language } }: FactIndex): boolean {
  return findRows(LIMITS_IN_FACT, words, language).some(
    ({ name, from }) => /^(?:help|part taken|learn)$/.test(name) && from < 2,
  );
}

/** Rows of which a lost word raises the claim itself. */
const WIDE = /^(?:help|part taken|plan|try|learn|junior|basic|begin|others|former)$/;
/** Of these, the rows that a sentence cannot have left out by being short. */
const RAISED = /^(?:help|plan|try|learn|junior)$/;
/** Rows whose words may stand for one another. */
const ALIKE =
  /^(?:help|part taken|nearly|mostly|few|try|begin|part|one|both|only|others|basic|on demand|open|former)$/;

/** Places of a sentence's words that say, by another word of the same row, what made the fact's claim smaller. */
export function findLimitsSaid(said: WordList, fact: FactIndex): ReadonlySet<number> {
  const there = new Set(
    findRows(LIMITS_IN_FACT, fact.list.words, fact.list.language).map(({ name }) => name),
  );
  const isLess = (name: string) =>
    there.has(name) ||
    (name === 'help' && there.has('part taken')) ||
    // "Teilweise" and "zeitweise" both say that it was not always so.
    (name === 'part' && there.has('few'));
  return new Set(
    findRows(LIMITS_SAID, said.words, said.language)
      .filter(({ name }) => ALIKE.test(name) && isLess(name))
      .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_none, at) => from + at)),
  );
}

/** What made the fact's claim smaller and is left out: helped, planned, partly, together. */
export function compareLimits(said: WordList, fact: FactIndex, alignment: Alignment): Finding[] {
  const { matched, missing } = alignment;
  const reached = placesTold(alignment);
  const { words, language } = fact.list;
  const there = findRows(LIMITS_IN_FACT, words, language);
  const here = findRows(LIMITS_SAID, said.words, said.language);
  // A word that the fact has elsewhere does not say a limit as well.
  const free = here.filter(({ from, to }) => {
    const isGlue = said.words.slice(from, to + 1).every((word) => word.isGlue);
    // "Zum Teil" is no part of the "Teilnehmenden".
    const isPhrase = wordsAt(said, { from, to }) === 'zum teil';
    return isGlue || isPhrase || matched.get(from)?.fact !== 0;
  });
  const names = new Set(free.map(({ name }) => name));
  const isSaid = (name: string) =>
    names.has(name) ||
    (name === 'part taken' && names.has('help')) ||
    (name === 'few' && names.has('part')) ||
    // "The only one" is the sole one.
    (name === 'only' && said.words.some(({ folded }) => folded === 'sole'));
  const planned = findRows(LIMITS_SAID, words, language).some(
    ({ name, from }) =>
      name === 'plan' &&
      !there.some((hit) => hit.name === 'open' && from >= hit.from && from <= hit.to),
  );
  const saysRow = (name: string) =>
    here.some(
      (hit) => hit.name === name || hit.name === 'begin' || (hit.name === 'plan' && !planned),
    ) || said.words.some(({ folded }) => GOES_ON.test(folded));
  const isKept = ({ name, from, to }: Hit) => {
    // Of a second chef, "chef" tells all but what makes less of it.
    if (isSecond(words[from])) return said.words.some(isSecond);
    const isOwn = name === 'open' || name === 'part taken';
    // "Abgestimmt" has the word of "in Abstimmung", and says the opposite; "durchgeführt" that of "mit durchgeführt".
    if (words[from]?.isGlue === true && from !== to && isOwn) return saysRow(name);
    const isTold = (word: Word, at: number) =>
      reached.has(at) &&
      !(word.isGlue && from !== to) &&
      !(from === to && isToldInPart(said, matched, at, word));
    return words.slice(from, to + 1).some((word, place) => isTold(word, from + place));
  };
  const lost = there.filter(
    (hit) =>
      !isKept(hit) &&
      !here.some(
        (one) => one.name === hit.name && wordsAt(said, one) === wordsAt(fact.list, hit),
      ) &&
      !isComparedElsewhere(hit, fact.list, names, said) &&
      !isOfAnother(hit, fact.list, reached) &&
      !isInTeam(hit, fact.list, said) &&
      !there.some((other) => other.from === hit.from && isSaid(other.name)),
  );
  const alone = findRows(JOINED, words, language).filter(
    ({ from }) =>
      !reached.has(from) &&
      !isNoneHad(said, wordsAt(fact.list, { from: from + 1, to: from + 2 })) &&
      findRows(TOGETHER, said.words, said.language).length === 0,
  );
  const wide = lost.find(({ name }) => WIDE.test(name));
  if (wide === undefined && alone.length === 0 && lost.length === 0) return [];
  const reason =
    wide === undefined && alone.length === 0 ? 'frequency-contradicts' : 'deed-contradicts';
  // A word that is not known may be what says it; of a smaller limit other words may.
  const isRaised = wide !== undefined && RAISED.test(wide.name) && missing.length === 0;
  return [isRaised ? contradicted(reason) : unproven([], reason)];
}

const isSecond = (word?: Word) => /^(?:second|zweite[rn]?|segund[oa])$/.test(word?.folded ?? '');

/** "… and occasionally presented", "… Mostly Go.": a deed behind a join, or a sentence, of which nothing is told. */
function isOfAnother(
  { name, from, to }: Hit,
  { words, language, text }: WordList,
  reached: ReadonlySet<number>,
): boolean {
  if (!OF_A_DEED.test(name)) return false;
  const deed = words.findIndex((word, place) => place > to && !word.isGlue);
  if (JOINS[language].test(words[from - 1]?.folded ?? '')) return deed !== -1 && !reached.has(deed);
  const isEnd = (at: number) => /[.;!?](?!\d)/.test(text.slice(words[at - 1]?.end, words[at]?.at));
  const ends = words.flatMap((_word, at) => (at > 0 && isEnd(at) ? [at] : []));
  const [first, last] = [ends.findLast((at) => at <= from) ?? 0, ends.find((at) => at > to)];
  return first > 0 && !words.slice(first, last).some((_word, at) => reached.has(first + at));
}

const MEMBER = /^(?:member|mitglied|miembro|integrante)$/;
const IN_TEAM =
  /(?<!\p{L})(?:in (?:an?|the|our|einem)|im|en (?:un|el)) (?:\p{L}+ )?(?:team|equipo)(?!\p{L})/u;

/** "In a team of six" of a member of it. */
const isInTeam = ({ from }: Hit, { words }: WordList, said: WordList) =>
  MEMBER.test(words[from]?.folded ?? '') && IN_TEAM.test(foldInPlace(said.text));

const OF_A_DEED = /^(?:few|mostly|part)$/;

const wordsAt = ({ words }: WordList, { from, to }: Omit<Hit, 'name'>) =>
  words
    .slice(from, to + 1)
    .map(({ folded }) => folded)
    .join(' ');

/** What says of a deed that it is not done yet. */
const GOES_ON =
  /^(?:noch|wird|werden|derzeit|aktuell|siendo|todavia|aun|being|still|currently|soll|sollen)$/;
/** "Cerca de 120" compares a number, and "most of them" is "mostly". */
function isComparedElsewhere(
  { name, from, to }: Hit,
  list: WordList,
  names: ReadonlySet<string>,
  said: WordList,
): boolean {
  const { words } = list;
  if (name === 'nearly')
    return (
      /^\d/.test(words[to + 1]?.folded ?? '') &&
      readPlacedAmounts(said).some(({ comparator }) => comparator === 'about')
    );
  const before = words[from - 1]?.folded ?? '';
  // "Keine einzige Beschwerde" is none, and "some 40 calls" are about 40.
  if (name === 'one' && (NONE.test(before) || WHICH_ONE.test(before))) return true;
  if (
    name === 'few' &&
    /^(?:some|\d.*)$/.test(words[to]?.folded ?? '') &&
    /^\d/.test(words[to + 1]?.folded ?? '')
  )
    return true;
  // "Puesta en marcha" is done, and not under way.
  if (name === 'begin' && words[to]?.folded === 'marcha' && LAUNCHED.test(before)) return true;
  // "One of five people" is a member of a team of five, and "one of them" the one that is told.
  if (name === 'part' && ONE.test(words[from]?.folded ?? '')) {
    if (said.words.some(({ folded }) => MEMBER.test(folded))) return arePartsTold(list, said);
    if (names.has('of which') || OF_THEM.test(wordsAt(list, { from, to: to + 1 })))
      return arePartsTold(list, said) && !names.has('both') && said.words.some(isPartTold);
  }
  // "Half of the borough" is compared as an amount.
  if (name === 'part' && HALF.test(words[from]?.folded ?? ''))
    return said.words.some(({ folded }) => HALF.test(folded));
  // "One in two" is compared as "every second" is.
  if (name === 'one' && sameIntervals(said, [{ list }]).length > 0) return true;
  if (name !== 'of which') return false;
  if (names.has('mostly') && /^(?:most|meisten|mayoria)$/.test(before)) return true;
  return isPartCounted(list, { from, to }, said);
}

const LAUNCHED = /^(?:pus\w*|pon\w*|puest[oa]s?)$/;
const OF_THEM = /^(?:one of them|einer von ihnen|un[oa] de ell[oa]s)$/;

const HALF = /^half$/;
/** "On the last one" says which, and not that there was one. */
const WHICH_ONE = /^(?:last|first|latest|next)$/;
const NONE = /^(?:kein\w*|not|no|ni|ningun\w*)$/;
/** "Kenntnisse" for "Grundkenntnisse": the part that made it small is gone. */
function isToldInPart(
  said: WordList,
  matched: Alignment['matched'],
  at: number,
  word: Word,
): boolean {
  const told = [...matched].filter(([, one]) => one.fact === 0 && one.places.includes(at));
  return told.every(([place]) => {
    const folded = said.words[place]?.folded ?? '';
    return word.folded.length > folded.length + 3 && word.folded.endsWith(folded);
  });
}

const NEAR = 3;

/** A word that the fact says only next to a limit (working towards chartered status) and the sentence without it. */
export function compareNearLimits(
  said: WordList,
  fact: FactIndex,
  places: readonly number[],
): Finding[] {
  const { words, language } = fact.list;
  const reached = new Set(places);
  const here = findRows(LIMITS_SAID, said.words, said.language);
  // "Under supervision" says how one worked, and not that one was a trainee.
  const isSaid = ({ name, from, to }: Hit) =>
    here.some(
      (hit) => hit.name === name && (name !== 'junior' || to > from || hit.to === hit.from),
    );
  const lost = findRows(LIMITS_IN_FACT, words, language).filter((hit) => {
    const { name, from } = hit;
    const to = isSecond(words[from]) ? from : hit.to;
    return (
      WIDE.test(name) &&
      !isSaid(hit) &&
      !isInTeam(hit, fact.list, said) &&
      !reached.has(from) &&
      places.some(
        (place) =>
          place > to &&
          place - to <= NEAR &&
          words[place]?.isGlue === false &&
          !words.slice(to, place).some((_, at) => /[.;:]/.test(gapBefore(fact.list, to + at + 1))),
      )
    );
  });
  return lost.length > 0 ? [contradicted('deed-contradicts')] : [];
}
