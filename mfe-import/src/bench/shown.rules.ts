import { wordsOf } from './compared-words.rules.ts';

/** What a file shows of a person's address: all its words, its country in their language and in English among them. */
export interface Shown {
  text: string;
  address: string;
}

const MONTH_LOCALES = ['en', 'de', 'es', 'fr', 'it', 'pl', 'pt'];
/** A number of a person is shown in the manner of its country: "0732 65" for "+43 732 65". */
const LEAST_DIGITS = 6;

/**
 * Whether a value is right in the manner in which the file shows it. Generators leave out months or make them up, write
 * numbers as their country does, and show more or less of an address than its city and region.
 */
export function isAsShown(field: string, wanted: string, found: string, shown: Shown): boolean {
  if (/Date$/.test(field)) return isDateShown(wanted, found, shown.text);
  if (field === 'phone') return isNumberShown(wanted, found, shown.text);
  if (field === 'location') return isAddressShown(wanted, found, shown);
  return false;
}

function isDateShown(wanted: string, found: string, text: string): boolean {
  if (wanted.slice(0, 4) !== found.slice(0, 4)) return false;
  // A year alone is as much as the file shows.
  if (found.length === 4) return !showsMonth(wanted, text);
  return wanted.length === 4 && found.endsWith('-01') && showsMonth(found, text);
}

/** Whether a month of a year stands anywhere in a text, as a number or by its name. */
function showsMonth(date: string, text: string): boolean {
  const [year = '', month = ''] = date.split('-');
  if (month === '') return false;
  const names = MONTH_LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).map((width) =>
      new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' })
        .format(new Date(`${year}-${month}-01`))
        .replace('.', ''),
    ),
  );
  const short = String(Number(month));
  const told = [
    `${year}[-/.]0?${short}(?!\\d)`,
    `(?<!\\d)0?${short}\\s?[-/.]\\s?${year}`,
    `(?<!\\p{L})(?:${names.join('|')})\\p{L}{0,5}[.,]?(?: \\d{1,2},)?(?: de| del)? ${year}`,
  ];
  return new RegExp(told.join('|'), 'iu').test(text);
}

function isNumberShown(wanted: string, found: string, text: string): boolean {
  const [own, read] = [wanted, found].map((number) => number.replace(/\D/g, ''));
  const national = read?.replace(/^0/, '') ?? '';
  const isWhole = text.replace(/\D/g, '').includes(own ?? '');
  return !isWhole && national.length >= LEAST_DIGITS && own?.endsWith(national) === true;
}

function isAddressShown(wanted: string, found: string, { text, address }: Shown): boolean {
  const known = new Set(wordsOf(address));
  const read = wordsOf(found);
  if (read.length === 0 || read.some((word) => !known.has(word))) return false;
  const place = wordsOf(wanted);
  const has = (words: readonly string[]) => words.every((word) => read.includes(word));
  if (has(place)) return true;
  // The file names the city with its country and without its region.
  const city = wordsOf(wanted.split(',')[0] ?? '');
  const isWhole = wordsOf(text).join(' ').includes(place.join(' '));
  return has(city) && read.length > city.length && !isWhole;
}
