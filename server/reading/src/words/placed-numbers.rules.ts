import { oncePerText } from '@sastre/shared-once';
import { readNumberWords } from './number-words.rules.ts';
import { source } from './pattern.ts';
import { fold } from './stem.rules.ts';

/** A number as a text states it: every value it may be read as. */
export interface StatedNumber {
  /** More than one for `1.200`: twelve hundred in German, one point two in English. */
  values: readonly number[];
  unit: 'percent' | 'money' | 'plain';
  text: string;
  /** Of money: which. */
  currency?: 'euro' | 'dollar' | 'pound' | 'peso';
}

const FACTORS: Record<string, number> = {
  k: 1e3,
  tsd: 1e3,
  thousand: 1e3,
  mil: 1e3,
  tausend: 1e3,
  m: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  millon: 1e6,
  millones: 1e6,
  millionen: 1e6,
  bn: 1e9,
  mrd: 1e9,
  billion: 1e9,
  milliarden: 1e9,
};
// "3m" are millions, "3 m" are metres.
const FACTOR = Object.keys(FACTORS)
  .toSorted((one, other) => other.length - one.length)
  .map((name) => (name === 'm' ? String.raw`(?<=\d)m` : name))
  .join('|');
/** The unit behind a number; "de" stands between it and millions. */
const BEHIND = source`
  (?:\sde(?=\s(?:euros?|dolares|pesos?|libras?)\b))?\s?(
    %|(?:percent|per cent|por ciento|prozent)(?!\p{L})|€|\$|£|eur\b|euros?\b|usd\b|dollars?\b|gbp\b|pesos?\b|
    pounds?\b|libras?\b|pfund\b|dolares\b
  )`;
const NUMBER = new RegExp(
  source`
    ([€$£]\s?)?(\d+(?:[.,'\u202f ]\d{3})*(?:[.,]\d+)?|\d+)(?:\s?(${FACTOR})(?![\p{L}])\.?)?(?:${BEHIND})?`,
  'gu',
);
const UNIT = new RegExp(`^${BEHIND}`, 'u');
/** Shares and multiples in words, as the change in percent that they say. */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:half|halv(?:e|ed|es|ing)|mitad|halfte|halbier\p{L}*)(?!\p{L})/gu, 50],
  [/(?<!\p{L})(?:doubl(?:e|ed|es|ing)|duplic\p{L}+|duplique|verdoppel\p{L}*)(?!\p{L})/gu, 100],
  [
    /(?<!\p{L})(?:tripl(?:e|ed|es|ing)|trebled|triplic\p{L}+|triplique|verdreifach\p{L}*)(?!\p{L})/gu,
    200,
  ],
  [/(?<!\p{L})(?:quadrupled?|cuadruplic\p{L}+|cuadruplique|vervierfach\p{L}*)(?!\p{L})/gu, 300],
];
/** "Two and a half". */
const HALF_MORE = /^ (?:and a half|y medi[oa])(?!\p{L})/u;
const RANGE = /^ ?(?:to|al?(?: un)?|auf|bis|hasta|and|y|und|-|–) ?$/;

/** A number and where it stands in the text that it was read from. */
export interface PlacedNumber extends StatedNumber {
  at: number;
  end: number;
}

/** Rules ask the same words and clauses again and again. */
const MOST_READ = 10_000;

/** "TYPO3": a figure right behind letters belongs to their name, but for a currency's. */
const isOfName = (before: string) =>
  /\p{L}{3}$/u.test(before) && !/(?:eur|usd|gbp|chf|mxn)$/.test(before);

/** Whether a word, folded, is a number or begins with a figure: "12", "3-day", "twelve". */
export function isNumberWord(folded: string): boolean {
  return /^\d/.test(folded) || readPlacedNumbers(folded).length > 0;
}

/** Numbers of a text by value. `1,200`, `1.200`, `1 200`, `1.2k` and "twelve hundred" are the same. */
export const readPlacedNumbers = oncePerText(MOST_READ, readPlacedAnew);

function readPlacedAnew(folded: string): readonly PlacedNumber[] {
  const figures = [...folded.matchAll(NUMBER)]
    .filter(({ index }) => !isOfName(folded.slice(Math.max(0, index - 12), index)))
    .map(
      ({ 0: whole, 1: before, 2: digits = '', 3: factor = '', 4: after, index }): PlacedNumber => ({
        values: valuesOf(digits).map((value) => value * factorOf(factor, whole, before ?? after)),
        unit: unitOf(after ?? before?.trim()),
        ...currencyOf(after ?? before?.trim()),
        text: whole.trim(),
        at: index,
        end: index + whole.trimEnd().length,
      }),
    );
  const spelled: PlacedNumber[] = [];
  for (const { value, at, end } of readNumberWords(folded)) {
    // Words of a number that is read already: "1,5 mil", "doce por ciento".
    const isTaken = [...figures, ...spelled].some((known) => at >= known.at && at < known.end);
    if (isTaken) continue;
    const half = HALF_MORE.exec(folded.slice(end))?.[0].length ?? 0;
    const unit = UNIT.exec(folded.slice(end + half));
    const to = end + half + (unit?.[0].length ?? 0);
    const text = folded.slice(at, to);
    const own = { unit: unitOf(unit?.[1]), ...currencyOf(unit?.[1]) };
    spelled.push({ values: [half === 0 ? value : value + 0.5], ...own, text, at, end: to });
  }
  const placed = [...figures, ...spelled].toSorted((one, other) => one.at - other.at);
  return placed.map((number, index) => {
    const next = placed[index + 1];
    // "From 12 to 5 percent": both are percent.
    const sharesUnit =
      number.unit === 'plain' &&
      next?.unit === 'percent' &&
      RANGE.test(folded.slice(number.end, next.at));
    return sharesUnit ? { ...number, unit: 'percent' } : number;
  });
}

/** Numbers of a text by value, and shares in words. */
export function readNumbers(text: string): StatedNumber[] {
  const folded = fold(text);
  const shares = SHARES.flatMap(([pattern, value]) =>
    [...folded.matchAll(pattern)].map(({ 0: word }): StatedNumber => ({
      values: [value],
      unit: 'percent',
      text: word,
    })),
  );
  return [
    ...readPlacedNumbers(folded).map(({ at: _at, end: _end, ...number }) => number),
    ...shares,
  ];
}

/** True when a number is stated in the facts, with the same unit; a bare one may stand for an amount of money. */
export function isStated(number: StatedNumber, facts: readonly StatedNumber[]): boolean {
  return facts.some(
    (fact) =>
      (fact.unit === number.unit || (number.unit === 'plain' && fact.unit === 'money')) &&
      fact.values.some((value) => number.values.some((other) => Math.abs(value - other) < 1e-9)),
  );
}

function unitOf(sign: string | undefined): StatedNumber['unit'] {
  if (sign === undefined) return 'plain';
  return /^(%|per|por|prozent)/.test(sign) ? 'percent' : 'money';
}

/** "32 m" is a length; "32m" and "€ 32 m" are millions. */
function factorOf(factor: string, whole: string, sign: string | undefined): number {
  if (factor === 'm' && sign === undefined && /\s/.test(whole.trim())) return 1;
  return FACTORS[factor] ?? 1;
}

function currencyOf(sign: string | undefined): Pick<StatedNumber, 'currency'> {
  if (sign === undefined) return {};
  if (/^(?:€|eur)/.test(sign)) return { currency: 'euro' };
  if (/^(?:\$|usd|dol)/.test(sign)) return { currency: 'dollar' };
  if (/^peso/.test(sign)) return { currency: 'peso' };
  return /^(?:£|gbp|pound|libra|pfund)/.test(sign) ? { currency: 'pound' } : {};
}

function valuesOf(digits: string): number[] {
  const grouped = /^\d{1,3}(?:[.,' \u202f]\d{3})+$/.test(digits);
  const asWhole = Number(digits.replace(/\D/g, ''));
  const decimal = /^(.*)[.,](\d+)$/.exec(digits);
  if (decimal === null) return [asWhole];
  const asDecimal = Number(`${(decimal[1] ?? '').replace(/\D/g, '')}.${decimal[2]}`);
  if (!grouped) return [asDecimal];
  // Two groups can only be grouping; one may be decimals.
  return digits.replace(/\d/g, '').length > 1 ? [asWhole] : [asWhole, asDecimal];
}
