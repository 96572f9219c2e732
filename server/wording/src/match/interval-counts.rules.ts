import type { Language } from '@sastre/shared-contracts/api';
import { readPlacedNumbers } from '@sastre/reading';
import type { WordList } from '../words/units.rules.ts';
import { foldInPlace, readPlacedAmounts } from './amounts.rules.ts';
import { type Finding, unproven } from './finding.ts';

/** How long it is from one time to the next, and where it is said. */
interface Interval {
  count: number;
  at: number;
  end: number;
}

const NUMBER = String.raw`(?<count>\p{L}+|\d+)`;
const UNIT =
  '(?<unit>hours?|days?|weeks?|months?|years?|stunden?|tagen?|wochen?|monaten?|jahren?|horas?|dias?|semanas?|meses|anos?)';
const ONE = '(?:day|week|weekend|month|year|night|tag|woche|wochenende|monat|jahr|nacht)(?:e?s)?';

/** An interval of a number of stretches; folded. "Six weekly checks" without a hyphen are six. */
const FORMS: Record<Language, readonly RegExp[]> = {
  en: [
    RegExp(String.raw`(?<!\p{L})every ${NUMBER} ${UNIT}(?!\p{L})`, 'gu'),
    RegExp(String.raw`(?<!\p{L})one ${ONE} (?:in|out of)(?: every)? ${NUMBER}(?!\p{L})`, 'gu'),
    RegExp(String.raw`(?<!\p{L})(?:at )?${NUMBER}[- ]${UNIT} intervals?(?!\p{L})`, 'gu'),
    RegExp(String.raw`(?<!\p{L})intervals of ${NUMBER} ${UNIT}(?!\p{L})`, 'gu'),
    RegExp(String.raw`(?<!\p{L})${NUMBER}-(?:hour|dai|week|month|year)ly(?!\p{L})`, 'gu'),
  ],
  de: [
    RegExp(String.raw`(?<!\p{L})(?:alle|aller) ${NUMBER} ${UNIT}(?!\p{L})`, 'gu'),
    RegExp(String.raw`(?<!\p{L})eine?n? ${ONE} von ${NUMBER}(?!\p{L}| auf)`, 'gu'),
    RegExp(
      String.raw`(?<!\p{L})(?:abstand|abstanden|rhythmus|takt|turnus) von ${NUMBER} ${UNIT}(?!\p{L})`,
      'gu',
    ),
    // "Zweitägig" is how long something takes.
    /(?<!\p{L})(?<count>14|vierzehn)-?tagig(?:e[nrsm]?)?(?!\p{L})/gu,
    /(?<!\p{L})(?<count>\p{L}+?|\d+)-?(?:stundlich|taglich|wochentlich|monatlich|jahrlich)(?:e[nrsm]?)?(?!\p{L})/gu,
    RegExp(
      String.raw`(?<!\p{L})${NUMBER}-?(?:stunden|tage|wochen|monats|jahres)-?(?:takt|rhythmus|turnus)(?!\p{L})`,
      'gu',
    ),
  ],
  es: [
    RegExp(String.raw`(?<!\p{L})cada ${NUMBER} ${UNIT}(?!\p{L})`, 'gu'),
    RegExp(String.raw`(?<!\p{L})un[ao]?(?: \p{L}+)? de cada ${NUMBER}(?!\p{L})`, 'gu'),
    RegExp(String.raw`(?<!\p{L})(?:intervalos|periodicidad) de ${NUMBER} ${UNIT}(?!\p{L})`, 'gu'),
  ],
};
/** Intervals of one word, with the counts that they might be mistaken for. */
const NAMED: Record<Language, readonly (readonly [counts: readonly number[], word: RegExp])[]> = {
  en: [
    [[2, 14], /(?<!\p{L})(?:fortnightly|every (?:other|second) week|every fortnight)(?!\p{L})/gu],
    [[2], /(?<!\p{L})every (?:other|second) (?:day|month|year)(?!\p{L})/gu],
  ],
  de: [[[2], /(?<!\p{L})jede[nrsm]? zweite[nrsm]? (?:tag|woche|monat|jahr)(?:e?s)?(?!\p{L})/gu]],
  es: [
    [[2, 15], /(?<!\p{L})quincenal(?:es|mente)?(?!\p{L})/gu],
    [[2], /(?<!\p{L})bimestral(?:es|mente)?(?!\p{L})/gu],
    [[3], /(?<!\p{L})trimestral(?:es|mente)?(?!\p{L})/gu],
  ],
};
/** "Fourteen days", "two weeks": a count that stands for another one. */
const SAME_SPAN: ReadonlyMap<number, number> = new Map([
  [14, 2],
  [15, 2],
]);

function intervalsIn({ text, language }: WordList): Interval[] {
  const plain = foldInPlace(text);
  const counted = FORMS[language].flatMap((form) =>
    [...plain.matchAll(form)].flatMap(({ 0: hit, index, groups }) => {
      const count = readPlacedNumbers(groups?.['count'] ?? '')[0]?.values[0];
      return count === undefined ? [] : [{ count, at: index, end: index + hit.length }];
    }),
  );
  const named = NAMED[language].flatMap(([counts, word]) =>
    [...plain.matchAll(word)].flatMap(({ 0: hit, index }) =>
      counts.map((count) => ({ count, at: index, end: index + hit.length })),
    ),
  );
  return [...counted, ...named];
}

/** Counts that stand in no interval, "twice" among them; of stretches of time alone those that are not asked about. */
function countsOutside(list: WordList, intervals: readonly Interval[]): ReadonlySet<number> {
  const plain = foldInPlace(list.text);
  const inside = (at: number) => intervals.some((one) => at >= one.at && at < one.end);
  const counts = readPlacedAmounts(list).flatMap(({ at, isYear, unit, values }) =>
    isYear || unit === 'percent' || inside(at) ? [] : values,
  );
  return new Set(TWICE.test(plain) ? [...counts, 2] : counts);
}

const TWICE = /(?<!\p{L})(?:twice|zweimal|dos veces)(?!\p{L})/u;

/** "Six inspections a week", or "for six weeks", where the fact says "six-weekly inspections", and the other way round: an interval counts nothing. */
export function compareIntervalCounts(said: WordList, list: WordList): Finding[] {
  const [here, there] = [intervalsIn(said), intervalsIn(list)];
  if (here.length === 0 && there.length === 0) return [];
  const [counts, own] = [countsOutside(said, here), countsOutside(list, there)];
  const isTold = (intervals: readonly Interval[], count: number) =>
    intervals.some((one) => one.count === count || SAME_SPAN.get(one.count) === count);
  const isCounted = there.some(({ count }) => counts.has(count) && !own.has(count));
  const isMade = here.some(
    ({ count }) => own.has(count) && !counts.has(count) && !isTold(there, count),
  );
  return isCounted || isMade ? [unproven([], 'number-contradicts')] : [];
}
