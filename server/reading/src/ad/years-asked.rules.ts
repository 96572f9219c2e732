import { foldInPlace } from '../words/same-length.rules.ts';

const NUMBERS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ un: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, diez: 10 },
  ...{ 'couple of': 2, 'par de': 2, paar: 2 },
  ...{
    ein: 1,
    einem: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    zehn: 10,
  },
};
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(\d{1,2}|${Object.keys(NUMBERS).join('|')})(?:\s*(?:-|–|a|to|bis)\s*\d{1,2})?\s*(?:\+|o mas|oder mehr|or more|plus)?\s*\+?(?:\s*\(\d+\))?\s*(?:full |volle )?(?:years?|yrs?\.?|anos?|jahre[ns]?|jahr)(?![\p{L}])(?:\+|'|’)?(?!\s+(?:old|ago|de edad|alt|warranty|garantia))`,
  'u',
);

const MONTHS =
  /(?<![\p{L}\p{N}.,])(\d{1,2})\s*\+?\s*(?:months?|meses|monate[n]?)(?![\p{L}])(?=.{0,40}(?:experien|erfahrung|practice|praxis))/u;

/** The years that a text asks for, and where it says so; undefined when it asks for none. */
export function findYears(text: string): { count: number; start: number } | undefined {
  const folded = foldInPlace(text);
  const match = YEARS.exec(folded);
  const months = MONTHS.exec(folded);
  if (match === null && months !== null)
    return { count: Number(months[1]) / 12, start: months.index };
  const [, figure = ''] = match ?? [];
  if (match === null) return undefined;
  return { count: NUMBERS[figure] ?? Number(figure), start: match.index };
}
