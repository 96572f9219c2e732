import { fold } from './stem.rules.ts';

const MONTHS = [
  ['january', 'jan', 'enero', 'januar', 'janner'],
  ['february', 'feb', 'febrero', 'februar'],
  ['march', 'mar', 'marzo', 'marz'],
  ['april', 'apr', 'abril'],
  ['may', 'mayo', 'mai'],
  ['june', 'jun', 'junio', 'juni'],
  ['july', 'jul', 'julio', 'juli'],
  ['august', 'aug', 'agosto'],
  ['september', 'sep', 'sept', 'septiembre'],
  ['october', 'oct', 'octubre', 'oktober', 'okt'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre', 'dezember', 'dez'],
];
const NAMES = MONTHS.flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const IN_WORDS = new RegExp(`\\b(${NAMES})\\.?(?: de| del|,)? ((?:19|20)\\d{2})\\b`, 'g');
const IN_FIGURES =
  /\b((?:19|20)\d{2})-(0[1-9]|1[0-2])(?:-\d{2})?\b|\b(0?[1-9]|1[0-2])[/.]((?:19|20)\d{2})\b/g;

/** Months that a text names, as `YYYY-MM`, and the text with blanks in their place, folded. */
export function readMonths(text: string): { months: string[]; rest: string } {
  const months: string[] = [];
  const take = (found: string, year: string | undefined, month: number) => {
    months.push(`${year}-${String(month).padStart(2, '0')}`);
    return ' '.repeat(found.length);
  };
  const rest = fold(text)
    .replace(IN_WORDS, (all, name: string, year: string) =>
      take(all, year, MONTHS.findIndex((names) => names.includes(name)) + 1),
    )
    .replace(IN_FIGURES, (all, year?: string, month?: string, month2?: string, year2?: string) =>
      take(all, year ?? year2, Number(month ?? month2)),
    );
  return { months, rest };
}
