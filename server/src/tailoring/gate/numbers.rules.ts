import { fold } from '../reading/stem.rules.ts';

/** A number as a text states it: every value it may be read as, and what it counts. */
export interface StatedNumber {
  /** More than one for `1.200`: twelve hundred in German, one point two in English. */
  values: readonly number[];
  unit: 'percent' | 'money' | 'plain';
  text: string;
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
const FACTOR = Object.keys(FACTORS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const NUMBER = new RegExp(
  String.raw`([€$£]\s?)?(\d+(?:[.,'\u202f ]\d{3})*(?:[.,]\d+)?|\d+)(?:\s?(${FACTOR})(?![\p{L}]))?\s?(%|percent|per cent|por ciento|prozent|€|\$|£|eur\b|euros?\b|usd\b|dollars?\b|gbp\b)?`,
  'gu',
);
/** "One" and its like are articles and pronouns more often than numbers. */
const WORDS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  cien: 100,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  zwanzig: 20,
  dreissig: 30,
  vierzig: 40,
  funfzig: 50,
  hundert: 100,
};
const WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${Object.keys(WORDS).join('|')})(?:[ -](hundred|thousand|tausend|mil))?(?![\p{L}\p{N}])`,
  'gu',
);

/** Numbers of a text by value. `1,200`, `1.200`, `1 200`, `1.2k` and "twelve hundred" are the same. */
export function readNumbers(text: string): StatedNumber[] {
  const folded = fold(text);
  const figures = [...folded.matchAll(NUMBER)].map(
    ([whole, before, digits = '', factor = '', after]): StatedNumber => ({
      values: valuesOf(digits).map((value) => value * (FACTORS[factor] ?? 1)),
      unit: unitOf(after ?? before?.trim()),
      text: whole.trim(),
    }),
  );
  const spelled = [...folded.matchAll(WORD)].map(([whole, word = '', factor]): StatedNumber => {
    const times = factor === undefined ? 1 : factor === 'hundred' ? 100 : 1000;
    return { values: [(WORDS[word] ?? 0) * times], unit: 'plain', text: whole };
  });
  return [...figures, ...spelled];
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
