import type { DocumentLanguage, PdfOptions } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { filled } from './filled.ts';
import { fontPairOf } from './fonts/font-pairs.ts';
import { knownDate } from './known-date.rules.ts';
import { textWidth } from './text-width.rules.ts';
import { MONTHS } from './words/months.data.ts';
import { WORDS } from './words/words.ts';

/** How dates with a month are written: 2018, 03/2018, Mar 2018, March 2018. */
export type DateFormat = NonNullable<PdfOptions['dateFormat']>;
export const DEFAULT_DATE_FORMAT: DateFormat = 'short';

/** A CV has far fewer dates. */
const DATES = 500;
/** A sheet beside a form asks for the same dates with each key. */
const written = new Map<string, string>();

/**
 * `2018-03` → "Mar 2018" in the document's language; a year stays a year, a month without one is empty, anything else is shown
 * as typed.
 */
export function formatDate(
  value: string,
  language: DocumentLanguage,
  format: DateFormat = DEFAULT_DATE_FORMAT,
): string {
  const key = `${language} ${format} ${value}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const text = dateText(value, language, format);
  if (written.size >= DATES) written.clear();
  written.set(key, text);
  return text;
}

function dateText(value: string, language: DocumentLanguage, format: DateFormat): string {
  const match = /^(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-\d{2})?$/.exec(value.trim());
  const [, year = '', month] = match ?? [];
  if (month === undefined) return knownDate(value);
  if (format === 'year') return year;
  const name = format === 'numeric' ? undefined : MONTHS[language]?.[format];
  if (name !== undefined) return `${name[Number(month) - 1]} ${year}`;
  const parts = monthFormat(language, format).formatToParts(
    Date.UTC(Number(year), Number(month) - 1, 1),
  );
  // Russian, Ukrainian and Bulgarian add "year", which no CV says.
  const shown = YEAR_MARK.test(parts.at(-1)?.value ?? '') ? parts.slice(0, -1) : parts;
  // Numbers of months have two digits in every language, so that dates stand below each other.
  const text = shown
    .map(({ type, value: part }) => (format === 'numeric' && type === 'month' ? month : part))
    .join('');
  // Chinese has words in its numbers, too.
  if (format === 'numeric' && /\p{L}/u.test(text)) return `${year}/${month}`;
  return text.replace(INVISIBLE, '');
}

const YEAR_MARK = /^\s\p{L}\.$/u;
/** Marks of direction: no font has a glyph for them, and a machine would read them as a part of the date. */
const INVISIBLE = /[\u061c\u200e\u200f]/gu;
const OPTIONS: Record<Exclude<DateFormat, 'year'>, Intl.DateTimeFormatOptions['month']> = {
  numeric: '2-digit',
  short: 'short',
  long: 'long',
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than all dates of a CV. */
function monthFormat(
  language: DocumentLanguage,
  format: Exclude<DateFormat, 'year'>,
): Intl.DateTimeFormat {
  const key = `${language} ${format}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  // Years are shown as they are typed: Gregorian, in the digits that are typed.
  const made = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    month: OPTIONS[format],
    year: 'numeric',
    timeZone: 'UTC',
  });
  formats.set(key, made);
  return made;
}

interface Range {
  startDate: string;
  endDate: string;
  current?: boolean;
  /** Education shows "Present" for an empty end. */
  openEnd?: boolean;
}

/** "Mar 2018 – Jul 2024", "2019年5月至今"; one side alone, or two that are the same, stand as one. */
export function formatRange(
  range: Range,
  language: DocumentLanguage,
  format: DateFormat = DEFAULT_DATE_FORMAT,
): string {
  const { startDate, endDate } = range;
  const start = formatDate(startDate, language, format);
  const last = formatDate(endDate, language, format);
  const isOpen = isRunning(range);
  const end = isOpen ? WORDS[language].present : last;
  if (isOpen && WITHOUT_DASH.has(language)) return start + end;
  // What begins and ends at once is one date; of two months of one year only the year may be left.
  const sides = start === end ? [start] : [start, end];
  return sides.filter(filled).join(DASH);
}

const DASH = ' – ';
/** Languages in which what goes on is said behind its begin, without a dash. */
const WITHOUT_DASH: ReadonlySet<DocumentLanguage> = new Set(['zh', 'zh-Hant']);
/** Ems of the narrowest column that dates stand in, beyond which a side of a range may be broken. */
const LONGEST_SIDE = 9;
const { text: SOURCE } = fontPairOf('source');

/** A range of dates that is broken after its dash alone, where one line is too short for it. */
export function heldRange(range: string): Markup {
  const sides = range.split(DASH);
  const parts = sides.map((side, index) => (index < sides.length - 1 ? `${side} –` : side));
  const held = parts.map((part) =>
    textWidth(part, SOURCE) <= LONGEST_SIDE ? html`<span class="nb">${part}</span>` : html`${part}`,
  );
  return html`${held.map((part, index) => html`${index > 0 && ' '}${part}`)}`;
}

/** How entries are sorted; undefined: as they are stored. */
export type EntryOrder = 'newest' | 'oldest' | undefined;

/**
 * Entries in an order of their dates: a running one is the newest, then by end, then by start. Equal ones keep their places.
 * `openEnd`: one without an end runs.
 */
export function ordered<T extends Range>(
  entries: readonly T[],
  order: EntryOrder,
  openEnd = false,
): T[] {
  if (order === undefined) return [...entries];
  const direction = order === 'newest' ? -1 : 1;
  const key = (entry: T) => recency({ ...entry, openEnd });
  return [...entries].sort((a, b) => direction * key(a).localeCompare(key(b)));
}

function recency(entry: Range): string {
  const [start, end] = [knownDate(entry.startDate), knownDate(entry.endDate)];
  return `${isRunning(entry) ? '9999' : end || start}|${start}`;
}

function isRunning({ startDate, endDate, current, openEnd }: Range): boolean {
  return (
    current === true ||
    (openEnd === true && knownDate(startDate) !== '' && knownDate(endDate) === '')
  );
}
