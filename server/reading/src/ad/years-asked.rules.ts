import { pattern } from '../words/pattern.ts';
import { foldInPlace } from '../words/same-length.rules.ts';

const NUMBERS: Record<string, number> = {
  ...counted('one two three four five six seven eight nine ten'),
  ...counted('un dos tres cuatro cinco seis siete ocho nueve diez'),
  ...counted('ein zwei drei vier funf sechs sieben acht neun zehn'),
  ...{ einem: 1, 'couple of': 2, 'par de': 2, paar: 2 },
};
function counted(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, at) => [word, at + 1]));
}
/** How many "mehrjährige" and "langjährige" stand for, at the least. */
const VAGUE: Record<string, number> = { mehr: 2, lang: 5 };
const NUMBER = String.raw`\d{1,2}|${Object.keys(NUMBERS).join('|')}`;
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${NUMBER})(?:\s*(?:-|–|a|to|bis)\s*\d{1,2})?\s*(?:\+|o mas|oder mehr|or more|plus)?\s*\+?(?:\s*\(\d+\))?\s*(?:full |volle )?(?:years?|yrs?\.?|anos?|jahre[ns]?|jahr|j\.(?= ))(?![\p{L}])(?:\+|'|’)?(?!\s+(?:old|ago|de edad|alt|warranty|garantia))`,
  'u',
);

/** "dreijährige Berufserfahrung", "2-jährige praktische Tätigkeit"; "mehrjährige Erfahrung" in a field, not with a program. */
const YEARLY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${NUMBER})[ -]?jahrige[nrms]? (?=(?:\p{L}+ )?\p{L}*(?:erfahrung|praxis|tatigkeit))|(mehr|lang)jahrige[nrms]? (?=(?:\p{L}+ )?(?:berufs|praxis)?erfahrung(?:$| (?:in (?:der|einer|einem)|im|als|auf) )))`,
  'u',
);

const MONTHS =
  /(?<![\p{L}\p{N}.,])(\d{1,2})\s*\+?\s*(?:months?|meses|monate[n]?)(?![\p{L}])(?=.{0,40}(?:experien|erfahrung|practice|praxis))/u;

/** "… 8 years, at least 3 as staff": of the years before. */
const OF_THEM = new RegExp(
  String.raw`(?<!\p{L})(?:(?:at least|minimum|mindestens|al menos|minimo) (\d{1,2}) (?=(?:of (?:them|which|those) )?(?:as|als|como)\s)|(?:davon|de ell[oa]s|(?:of )?which) (?:at least |mindestens |al menos )?(${NUMBER}) (?=(?:as|in|with|als|im|mit|como|en|con)\s)|(${NUMBER}) (?:davon|de ell[oa]s|of (?:them|which)) (?=(?:as|in|with|als|im|mit|como|en|con)\s))`,
  'u',
);

/** What stands behind the number: of them, and as what. */
const AS_WHAT = /^(?:of (?:them|which|those) )?(?:as|als|como|in|with|im|mit|en|con)\s/u;

/** What years "of which 3 as staff" are to be of, without that; another text as it is. */
export function withoutOfThem(text: string): string {
  const folded = foldInPlace(text);
  const match = OF_THEM.exec(folded);
  if (match?.index !== 0) return text;
  const [before] = match;
  const [behind = ''] = AS_WHAT.exec(folded.slice(before.length)) ?? [];
  return text.slice(before.length + behind.length);
}

/** "Led teams for at least two years": what was done for so long stands before. */
const DONE_BEFORE = pattern('iu')`
  ^(?:\S+ ){2,}(?:for|over|seit|durante|über)[ ](?:(?:
    at least|a minimum of|minimum|more than|over|mindestens|mehr als|al menos|como mínimo|más de
  )[ ])?$`;

/** Where what is asked for by years begins: at the number, or with what was done for so long. */
export function yearsTermStart(text: string, at: number): number {
  const isMore = text[at - 1] === '+';
  return DONE_BEFORE.test(text.slice(0, at)) ? 0 : at - Number(isMore);
}

const SUBJECT_BEFORE = pattern('iu')`
  ^(?!(?:\S+ )?\S*(?:erfahrung\S*|praxis|experience|experiencia(?: laboral)?) \(|.*\b(?:years?|jahren?)\b)
  ([^()\d]{6,80}) \((?:\p{L}+\.? ){0,3}$`;

/** "Payroll experience (2 years or more)": what the years are asked in stands before them. */
export const areAside = (text: string) => SUBJECT_BEFORE.test(textBefore(text));

const textBefore = (text: string) => text.slice(0, findYears(text)?.start ?? 0);

/** What the years are to be of, told before them. */
export function doneBefore(text: string): string {
  const before = textBefore(text);
  const subject = SUBJECT_BEFORE.exec(before)?.[1];
  if (subject !== undefined) return `${subject} `;
  return DONE_BEFORE.test(before)
    ? before.replace(/(?:for|over|seit|durante|über) [^\d]*$/iu, ' ')
    : '';
}

/** The years that a text asks for, and where it says so; undefined when it asks for none. */
export function findYears(text: string): { count: number; start: number } | undefined {
  const folded = foldInPlace(text);
  const match = YEARS.exec(folded) ?? YEARLY.exec(folded);
  const months = MONTHS.exec(folded);
  if (match === null && months !== null)
    return { count: Number(months[1]) / 12, start: months.index };
  const figure = match?.[1] ?? match?.[2] ?? '';
  const ofThem = match === null ? OF_THEM.exec(folded) : null;
  if (ofThem !== null) {
    const figure = ofThem[1] ?? ofThem[2] ?? ofThem[3] ?? '';
    return { count: NUMBERS[figure] ?? Number(figure), start: ofThem.index };
  }
  if (match === null) return undefined;
  return { count: VAGUE[figure] ?? NUMBERS[figure] ?? Number(figure), start: match.index };
}
