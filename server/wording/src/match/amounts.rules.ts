import { withInstead } from './instead.rules.ts';
import type { Language } from '@sastre/shared-contracts/api';
import { type PlacedNumber, readMonths, readPlacedNumbers } from '@sastre/reading';
import { oncePerList } from '../words/once-per-list.ts';
import type { Word, WordList } from '../words/units.rules.ts';
import type { Comparator } from './claim-words.ts';
import { FINDER } from './comparisons.rules.ts';
import { numbersInWords } from './counting-words.rules.ts';
import { findRows } from './find-rows.rules.ts';
import { patternOf } from '../words/patterns.ts';

/** A number in its place: what it counts, compared how, and whether it is a start, an end, a difference or (in Spanish, "al 21 %") a mark. */
export interface Amount extends PlacedNumber {
  comparator: Comparator | undefined;
  step: 'from' | 'to' | 'by' | 'at' | undefined;
  /** Words of weight behind it, up to the next number or the end of the clause. */
  counted: readonly Word[];
  /** The word of weight before it. */
  before: Word | undefined;
  /** "In two years", "over two years": a stretch of time. */
  isSpan: boolean;
  /** It names a year, not an amount. */
  isYear: boolean;
  /** Of a year: since, until, in … */
  when: 'since' | 'until' | 'in' | undefined;
  /** Places of the words that it is written in. */
  places: readonly number[];
}

/** Places of the words of months that are told with their year: they are dates. */
export function placesOfMonths({ text, words }: WordList): number[] {
  const folded = foldInPlace(text);
  const { rest } = readMonths(folded);
  if (rest.length !== folded.length) return [];
  return words.flatMap(({ at, end }, place) =>
    folded.slice(at, end).trim() !== '' && rest.slice(at, end).trim() === '' ? [place] : [],
  );
}

/** Lower case without accents, letter for letter, so that places stay. */
export function foldInPlace(text: string): string {
  return text
    .replace(/\P{ASCII}/gu, (sign) => {
      const plain = sign === 'ß' ? 's' : sign.normalize('NFD').replace(/\p{M}/gu, '');
      return plain.length === sign.length ? plain : sign;
    })
    .toLowerCase();
}

/** The numbers of a text, each in its place. Months with their year are dates (see `dates.rules.ts`). */
export const readPlacedAmounts: (list: WordList) => readonly Amount[] = oncePerList(readAmounts);

function readAmounts({ text, words, language }: WordList): Amount[] {
  const folded = foldInPlace(text);
  const rest = readMonths(folded).rest;
  const safe = rest.length === folded.length ? rest : folded;
  const numbers = [...readPlacedNumbers(safe), ...numbersInWords(words, language)].toSorted(
    (one, other) => one.at - other.at,
  );
  const comparators = findRows(FINDER, words, language);
  const amounts = numbers.map((number, index): Amount => {
    const places = words.flatMap(({ at, end }, place) =>
      at < number.end && end > number.at ? [place] : [],
    );
    const start = places[0] ?? words.findIndex(({ at }) => at >= number.end);
    // "C$10,000", "CHF 500": the letters of a currency are of the number.
    const first =
      number.unit !== 'percent' && CURRENCY.test(words[start - 1]?.text ?? '') ? start - 1 : start;
    const last = places.at(-1) ?? start - 1;
    const next = numbers[index + 1]?.at ?? Infinity;
    const compares = new Set(comparators.flatMap(({ from, to }) => words.slice(from, to + 1)));
    const behindIt = wordsBehind(words, last, text, next).filter((word) => !compares.has(word));
    const things = behindIt.filter(({ folded }) => !HOW_OFTEN.test(folded));
    const counted = things.length > 0 ? things : behindIt;
    const isYear =
      number.unit === 'plain' && /^(?:19|20)\d{2}$/.test(number.text) && places.length === 1;
    // "Around a dozen", "menos de un 6 %": the article is the number's.
    const isArticle =
      A_DOZEN.test(
        words
          .slice(Math.max(0, first - 1), first + 1)
          .map(({ folded }) => folded)
          .join(' '),
      ) ||
      (number.unit === 'percent' &&
        words[first - 1]?.folded === 'un' &&
        comparators.some(({ to }) => to === first - 2));
    const before = comparators.find(({ to }) => to === first - (isArticle ? 2 : 1))?.name;
    const comparator =
      before ??
      (ROUND.test(number.text) ? 'about' : undefined) ??
      (isUpTo(words, first, language) ? 'most' : behind(safe.slice(number.end)));
    const comparedFrom = comparators.find(
      ({ to }) => to === first - (isArticle && before !== undefined ? 2 : 1),
    )?.from;
    return {
      ...number,
      comparator: isYear ? undefined : (comparator as Comparator | undefined),
      step:
        isYear || (isArticle && before !== undefined && language !== 'es')
          ? undefined
          : stepOf(
              words,
              isArticle && before !== undefined ? first - 1 : first,
              comparedFrom,
              language,
              {
                text: safe.slice(0, number.at),
                rest: safe.slice(number.end),
                isRange: RANGE.test(safe.slice(number.end, numbers[index + 1]?.at ?? number.end)),
                isPercent: number.unit === 'percent',
              },
            ),
      counted,
      isSpan:
        SPAN.test(words[first - 1]?.folded ?? '') &&
        // "In over two years" compares, "over two years" may be how long.
        !SPAN.test(words[first - 2]?.folded ?? ''),
      before: words.slice(0, Math.max(first, 0)).findLast(({ isGlue }) => !isGlue),
      isYear,
      when: isYear ? whenOf(words, first, language) : undefined,
      places,
    };
  });
  const starts = amounts.map((amount, index) => withUnitOf(amounts[index + 1], amount));
  const united = starts.map((amount, index) =>
    withUnitBefore(starts[index - 1], amount, { text, words, language }),
  );
  return withInstead(united, safe, language);
}

/** "From 31 to 38 percent": both are. */
function withUnitOf(end: Amount | undefined, amount: Amount): Amount {
  const isPair = amount.step === 'from' && end?.step === 'to' && amount.unit === 'plain';
  if (!isPair || amount.isYear || amount.counted.length > 0) return amount;
  return inUnitOf(end, amount);
}

function inUnitOf({ unit, currency, counted }: Amount, amount: Amount): Amount {
  return { ...amount, unit, counted, ...(currency && { currency }) };
}

/** "From 9 hours to 6.5 by …": both are hours. */
function withUnitBefore(
  start: Amount | undefined,
  amount: Amount,
  { text, words, language }: Pick<WordList, 'text' | 'words' | 'language'>,
): Amount {
  if (start?.step !== 'from' || amount.step !== 'to' || amount.unit !== 'plain') return amount;
  const next = words[(amount.places.at(-1) ?? -2) + 1];
  const isBeside =
    next !== undefined && !next.isGlue && !/[^\s-]/.test(text.slice(amount.end, next.at));
  // A German clause may end with its verb.
  const isUnit = isBeside && (language !== 'de' || /^\p{Lu}/u.test(next.text));
  return isUnit || amount.isYear || start.isYear ? amount : inUnitOf(start, amount);
}

const CURRENCY =
  /^(?:C|US|AU|A|NZ|HK|CHF|SFr|Fr|EUR|USD|GBP|SEK|NOK|DKK|PLN|MXN|COP|CLP|ARS|KES|ZAR|INR)$/;

/** "Two daily shifts" are two shifts. */
const HOW_OFTEN = patternOf('amounts.how_often');

/** "Bis vier Personen" is up to four; "drei bis vier" and "von Mai bis 2019" are none. */
function isUpTo(words: readonly Word[], first: number, language: Language): boolean {
  if (language !== 'de' || words[first - 1]?.folded !== 'bis') return false;
  return !words.slice(Math.max(0, first - 5), first - 1).some(
    ({ folded }, at, near) =>
      (/^(?:von|vom|ab|seit|zwischen|eine[nmrs]?|ein|\d.*)$/.test(folded) &&
        // "Abschluss von Verträgen bis 500 €": that "von" has its noun.
        !(folded === 'von' && NOUN.test(near[at + 1]?.text ?? ''))) ||
      readPlacedNumbers(folded).length > 0,
  );
}

const NOUN = /^\p{Lu}\p{Ll}+en$/u;
const A_DOZEN = /^(?:an?|una?|ein) (?:dozen|docena|dutzend|decena|veintena|treintena|centenar)$/;
/** Spanish numbers that say themselves that they are not counted one by one. */
const ROUND = /^(?:decena|veintena|treintena|centenar)$/;

const SPAN = /^(?:in|within|over|during|for|innerhalb|binnen|uber|wahrend|en|durante|por)$/;

function behind(rest: string): Comparator | undefined {
  if (
    /^\s?(?:\p{L}+ )?(?:or (?:more|above|higher|over|better)|oder (?:mehr|besser|hoher|daruber)|o (?:mas|superior))(?!\p{L})/u.test(
      rest,
    )
  )
    return 'least';
  if (
    /^\s?(?:\+|plus\b|and (?:more|above|higher|over|better)|und (?:mehr|besser|hoher|daruber)|y (?:mas|superior))/.test(
      rest,
    )
  )
    return 'over';
  if (
    /^\s?(?:\p{L}+ )?(?:como maximo|a lo sumo|at most|maximal|hochstens|or (?:less|fewer))(?!\p{L})/u.test(
      rest,
    )
  )
    return 'most';
  if (/^\s?(?:\p{L}+ )?(?:como minimo|por lo menos|at least|mindestens)(?!\p{L})/u.test(rest))
    return 'least';
  return /^\s?(?:\p{L}+ )?(?:or so|oder so|o asi|mas o menos)(?!\p{L})/u.test(rest)
    ? 'about'
    : undefined;
}

function wordsBehind(words: readonly Word[], last: number, text: string, next: number): Word[] {
  const found: Word[] = [];
  for (let place = last + 1; place < words.length && found.length < 4; place += 1) {
    const word = words[place];
    if (word === undefined || word.at >= next) break;
    if (/[.;:!?]|,\s/.test(text.slice(words[place - 1]?.end ?? 0, word.at))) break;
    if (!word.isGlue) found.push(word);
  }
  return found;
}

const STEP: Record<Language, Readonly<Record<string, Amount['step']>>> = {
  en: { from: 'from', to: 'to', by: 'by' },
  de: { von: 'from', auf: 'to', um: 'by' },
  es: { desde: 'from', hasta: 'to', al: 'to', un: 'by', a: 'to', de: 'from', del: 'from' },
};

/** What stands between the two numbers of "de doce a siete". */
const RANGE = /^[^.;]{0,24}?(?<!\p{L})(?:a|al|hasta)(?: un| los| las| casi| unos| unas)? $/u;

/** "Del 9 al …". */
const AFTER_FROM =
  /(?<!\p{L})(?:del?|desde)(?: aproximadamente| alrededor de| cerca de| más de| menos de| algo más de)?(?: un| los| las| casi| unos| unas)? (?:[^.;,\p{L}]|[.,](?=\d)){0,14}(?:\p{L}+[^.;,]{0,12})?(?<!\p{L})al?(?: un| unos| unas)? $/u;

function stepOf(
  words: readonly Word[],
  first: number,
  comparator: number | undefined,
  language: Language,
  {
    text,
    rest,
    isRange,
    isPercent,
  }: { text: string; rest: string; isRange: boolean; isPercent: boolean },
): Amount['step'] {
  const before = words[(comparator ?? first) - 1]?.folded ?? '';
  if (language !== 'es') return STEP[language][before];
  // "De un 12 % a un 8 %": no differences.
  const own = isPercent && before === 'un' ? words[(comparator ?? first) - 2]?.folded : undefined;
  if (/^del?$/.test(own ?? '') && isRange) return 'from';
  if (/^al?$/.test(own ?? '')) return AFTER_FROM.test(text) ? 'to' : 'at';
  // "de 5 a 8" is from and to; any other "de" is of, any other "a" is at.
  if (before === 'de' || before === 'del') return isRange ? 'from' : undefined;
  if (before === 'a' || before === 'al') return AFTER_FROM.test(text) ? 'to' : 'at';
  // "Bajó un 8 %" is a difference, "un 8 % de los clientes" a share.
  if (before === 'un' && (!isPercent || /^\s?de /.test(rest))) return undefined;
  return STEP.es[before];
}

const WHEN: Record<Language, Readonly<Record<string, Amount['when']>>> = {
  en: {
    since: 'since',
    from: 'since',
    until: 'until',
    till: 'until',
    to: 'until',
    in: 'in',
    during: 'in',
  },
  de: { seit: 'since', ab: 'since', von: 'since', bis: 'until', im: 'in', in: 'in', jahr: 'in' },
  es: { desde: 'since', hasta: 'until', en: 'in' },
};

const THE_YEAR = /^(?:year|jahre?|ano)$/;
const THE = /^(?:the|dem|den|das|el|del)$/;

function whenOf(words: readonly Word[], first: number, language: Language): Amount['when'] {
  const near = words[first - 1]?.folded ?? '';
  // "Since the year 2022", "seit dem Jahr 2022".
  const back = !THE_YEAR.test(near) ? 1 : THE.test(words[first - 2]?.folded ?? '') ? 3 : 2;
  const before =
    WHEN[language][words[first - back]?.folded ?? ''] === undefined
      ? near
      : words[first - back]?.folded;
  // "Ein Elch von 1911" is of that year, "von 1911 bis 1920" begins in it.
  const isOf = before === 'von' && words[first + 1]?.folded !== 'bis';
  return before === undefined || isOf ? undefined : WHEN[language][before];
}

/** True when two words of two numbers may count the same thing. */
export function sameValue(one: PlacedNumber, other: PlacedNumber): boolean {
  return one.values.some((value) => other.values.some((known) => Math.abs(value - known) < 1e-9));
}
