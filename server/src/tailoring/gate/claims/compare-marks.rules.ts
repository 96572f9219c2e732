import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import type { Alignment } from '../prove/align.rules.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { contradicted, unproven, type Finding } from '../prove/finding.ts';
import { isSameFamily } from '../../reading/family.rules.ts';
import type { WordList } from '../words/units.rules.ts';
import { readPlacedAmounts } from './amounts.rules.ts';
import { JOINT, JOINTLY, LIMITS, NEGATIONS, VAGUE } from './claim-words.ts';
import { finderOf, findRows, type Hit } from './find-rows.rules.ts';

const one = (name: string, words: Record<Language, string>) => finderOf([[name, words]]);
const NEGATION = one('no', NEGATIONS);
const TOGETHER = one('joint', JOINT);
const JOINED = one('joint', JOINTLY);
const weightless = (words: string) => words.replaceAll('~', '');
/** What makes a claim smaller: in a fact, and (with words that are too common to be looked for there) in a sentence. */
const LIMITS_IN_FACT = finderOf(
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
const LIMITS_SAID = finderOf(LIMITS.map(([name, words]) => [name, mapped(words, weightless)]));
const AMOUNTS = finderOf(VAGUE);

function mapped(
  words: Record<Language, string>,
  change: (list: string) => string,
): Record<Language, string> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, change(words[language])]),
  ) as Record<Language, string>;
}

/** Places of a text's negations; "accident-free" and "unfallfrei" say no, too. */
export function findNegations({ words, language }: WordList): Hit[] {
  const suffixed = words.flatMap(({ folded }, place): Hit[] =>
    (language === 'de' && /.{4}(?:frei|freie[nrms]?|los|lose[nrms]?)$/.test(folded)) ||
    (language === 'en' && folded === 'free' && place > 0)
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
      ) &&
      !/^(?:only|nur|solo|solamente|later|more|less|fewer|mehr|weniger|mas|menos|obstante|unter|uber)$/.test(
        words[to + 1]?.folded ?? '',
      ),
  );
}

/** "Every week", "jeden Montag", "todos los meses": how often, not how many. */
const TIMES =
  /^(?:(?:two|three|four|five|six|other|second|third|second|working|school|zwei|drei|zweite[nrs]?|dritte[nrs]?|dos|tres|los|las)|days?|weeks?|months?|years?|quarters?|terms?|hours?|minutes?|shifts?|mornings?|evenings?|nights?|weekdays?|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|summers?|winters?|tage?n?|wochen?|monate?n?|jahre?n?|quartale?|stunden?|minuten|schicht|morgen|abend|nacht|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|dias?|semanas?|mes|meses|anos?|trimestres?|horas?|turnos?|mananas?|tardes?|noches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)$/;

/** Places of all such words, also of those that say how often or stand in "without any". */
export function placesOfVague({ words, language }: WordList): number[] {
  return findRows(AMOUNTS, words, language).flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_none, at) => from + at),
  );
}

/** Words like "all" and "many", with the name of what they say. */
export function findVague({ words, language }: WordList): Hit[] {
  return findRows(AMOUNTS, words, language).filter(({ name, from, to }) => {
    const next = words[to + 1]?.folded ?? '';
    const before = words[from - 1]?.folded ?? '';
    return !(
      name === 'all' &&
      (/^(?:without|ohne|sin|any|no|not)$/.test(before) || /^\d/.test(next) || TIMES.test(next))
    );
  });
}

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

/** Compares what a sentence denies with what the fact denies. */
export function compareNegations(
  said: WordList,
  fact: FactIndex,
  { matched, missing }: Alignment,
): Finding[] {
  const here = findNegations(said);
  const there = findNegations(fact.list);
  const reached = new Set(
    [...matched.values()].filter((one) => one.fact === 0).flatMap(({ places }) => places),
  );
  // A negation that the sentence leaves out together with what it denies is no matter.
  const kept = there.filter(({ from, to }) => {
    if (reached.has(from)) return true;
    const next = fact.list.words
      .flatMap((word, place) => (place > to && !word.isGlue ? [place] : []))
      .slice(0, 2);
    const before = fact.list.words
      .flatMap((word, place) => (place < from && !word.isGlue ? [place] : []))
      .slice(-1);
    return [...next, ...(next.length === 0 ? before : [])].some((place) => reached.has(place));
  });
  const extra = here.filter(
    ({ from, to }) => !matched.has(from) && !deniesByPrefix(said, to, fact),
  );
  if (here.length > there.length && extra.length > there.length) {
    const words = extra.slice(0, 1).map(({ from }) => said.words[from]?.text ?? '');
    return [
      missing.length > 0
        ? unproven(words, 'negation-contradicts')
        : contradicted('negation-contradicts', ...words),
    ];
  }
  // "Without serious faults" is less than "without faults".
  const halved = kept.some(({ to }) => {
    const next = fact.list.words
      .flatMap((word, place) => (place > to && place <= to + 3 && !word.isGlue ? [place] : []))
      .slice(0, 2);
    return (
      next.length === 2 &&
      reached.has(next[0] ?? -1) !== reached.has(next[1] ?? -1) &&
      !/[,.;:]/.test(
        fact.list.text.slice(fact.list.words[to]?.end, fact.list.words[next[1] ?? 0]?.at),
      )
    );
  });
  if (halved) return [unproven([], 'negation-contradicts')];
  if (kept.length <= here.length) return [];
  const words = wordsAt(said, matched, there[0]);
  return [
    missing.length > 0
      ? unproven(words, 'negation-contradicts')
      : contradicted('negation-contradicts', ...words),
  ];
}

function wordsAt(said: WordList, matched: Alignment['matched'], hit: Hit | undefined): string[] {
  if (hit === undefined) return [];
  const near = [...matched].filter(([, { places }]) =>
    places.some((place) => place > hit.to && place < hit.to + 3),
  );
  return near.map(([place]) => said.words[place]?.text ?? '');
}

/** Places of words that make a fact's claim smaller. */
export function findLimits({ words, language }: WordList): number[] {
  return findRows(LIMITS_IN_FACT, words, language).flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_none, at) => from + at),
  );
}

/** Rows of which a lost word raises the claim itself. */
const WIDE = /^(?:help|part taken|plan|try|learn|junior|basic|begin|others)$/;
/** Rows whose words may stand for one another. */
const ALIKE = /^(?:help|part taken|nearly|mostly|few|try|begin|part|one|only|others|basic)$/;

/** Places of a sentence's words that say, by another word of the same row, what made the fact's claim smaller. */
export function findLimitsSaid(said: WordList, fact: FactIndex): ReadonlySet<number> {
  const there = new Set(
    findRows(LIMITS_IN_FACT, fact.list.words, fact.list.language).map(({ name }) => name),
  );
  const isLess = (name: string) => there.has(name) || (name === 'help' && there.has('part taken'));
  return new Set(
    findRows(LIMITS_SAID, said.words, said.language)
      .filter(({ name }) => ALIKE.test(name) && isLess(name))
      .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_none, at) => from + at)),
  );
}

/** What made the fact's claim smaller and is left out: helped, planned, partly, together. */
export function compareLimits(
  said: WordList,
  fact: FactIndex,
  { matched, missing }: Alignment,
): Finding[] {
  const reached = new Set(
    [...matched.values()].filter((one) => one.fact === 0).flatMap(({ places }) => places),
  );
  const { words, language } = fact.list;
  const there = findRows(LIMITS_IN_FACT, words, language);
  const here = findRows(LIMITS_SAID, said.words, said.language);
  // A word that the fact has elsewhere does not say a limit as well.
  const free = here.filter(({ from, to }) => {
    const isGlue = said.words.slice(from, to + 1).every((word) => word.isGlue);
    return isGlue || matched.get(from)?.fact !== 0;
  });
  const names = new Set(free.map(({ name }) => name));
  const isSaid = (name: string) => names.has(name) || (name === 'part taken' && names.has('help'));
  const isKept = ({ from, to }: Hit) =>
    words
      .slice(from, to + 1)
      .some((word, at) => reached.has(from + at) && !(word.isGlue && from !== to));
  const lost = there.filter(
    (hit) => !isKept(hit) && !there.some((other) => other.from === hit.from && isSaid(other.name)),
  );
  const alone = findRows(JOINED, words, language).filter(
    ({ from }) => !reached.has(from) && findRows(TOGETHER, said.words, said.language).length === 0,
  );
  const wide = lost.find(({ name }) => WIDE.test(name)) ?? alone[0];
  if (wide === undefined && lost.length === 0) return [];
  const reason = wide === undefined ? 'frequency-contradicts' : 'deed-contradicts';
  // A word that is not known may be what says it.
  return [missing.length > 0 ? unproven([], reason) : contradicted(reason)];
}

/** A limit that stands at another word than in the fact limits something else. */
export function compareLimitPlaces(
  said: WordList,
  fact: FactIndex,
  { matched }: Alignment,
): Finding[] {
  const there = [
    ...findRows(LIMITS_IN_FACT, fact.list.words, fact.list.language),
    ...findRows(AMOUNTS, fact.list.words, fact.list.language),
  ];
  const here = [
    ...findRows(LIMITS_SAID, said.words, said.language),
    ...findRows(AMOUNTS, said.words, said.language),
  ].filter(({ name }) => MOVED.test(name));
  const moved = here.filter(({ name, to }) => {
    const hits = there.filter((hit) => hit.name === name);
    const next = said.words.findIndex(
      (word, place) => place > to && !word.isGlue && matched.get(place)?.fact === 0,
    );
    const at = matched.get(next)?.places ?? [];
    if (hits.length === 0 || at.length === 0 || next - to > REACH) return false;
    const follows = hits.map((hit) =>
      fact.list.words
        .flatMap((word, place) => (place > hit.to && !word.isGlue ? [place] : []))
        .slice(0, 2),
    );
    return !follows.some(
      (places) => places.length === 0 || places.some((place) => at.includes(place)),
    );
  });
  return moved.length === 0
    ? []
    : [
        unproven(
          moved.map(({ from }) => said.words[from]?.text ?? ''),
          'frequency-contradicts',
        ),
      ];
}

const REACH = 3;
/** Rows whose words limit just what they stand before. */
const MOVED = /^(?:nearly|mostly|part|few|only|most|many|several|all|half|third|quarter)$/;

const NEAR = 3;

/** A word that the fact says only next to a limit (working towards chartered status) and the sentence without it. */
export function compareNearLimits(
  said: WordList,
  fact: FactIndex,
  places: readonly number[],
): Finding[] {
  const { words, language } = fact.list;
  const reached = new Set(places);
  const names = new Set(findRows(LIMITS_SAID, said.words, said.language).map(({ name }) => name));
  const lost = findRows(LIMITS_IN_FACT, words, language).filter(
    ({ name, from, to }) =>
      WIDE.test(name) &&
      !names.has(name) &&
      !reached.has(from) &&
      places.some(
        (place) =>
          place > to &&
          place - to <= NEAR &&
          words[place]?.isGlue === false &&
          !/[.;:]/.test(fact.list.text.slice(words[to]?.end, words[place]?.at)),
      ),
  );
  return lost.length > 0 ? [contradicted('deed-contradicts')] : [];
}

/** Amounts without a figure that no fact says. */
export function compareVague(
  said: WordList,
  facts: readonly FactIndex[],
  { matched }: Alignment,
): Finding[] {
  const known = new Set(facts.flatMap(({ list }) => findVague(list).map(({ name }) => name)));
  const shares = facts.flatMap(({ amounts }) => amounts);
  const isFigure = (name: string) =>
    shares.some(
      ({ unit, values }) =>
        (name === 'half' && unit === 'percent' && values.includes(50)) ||
        (name === 'double' && unit === 'percent' && values.includes(100)) ||
        (name === 'ten' && values.includes(10)),
    );
  const counted = new Set(readPlacedAmounts(said).flatMap(({ places }) => places));
  const loose = findVague(said).filter(
    ({ name, from }) =>
      !known.has(name) && !counted.has(from) && !matched.has(from) && !isFigure(name),
  );
  return loose.length === 0
    ? []
    : [
        unproven(
          loose.map(({ from, to }) =>
            said.words
              .slice(from, to + 1)
              .map(({ text }) => text)
              .join(' '),
          ),
        ),
      ];
}
