import type { DocumentLanguage } from '@sastre/shared-contracts/api';
import { filled } from './filled.ts';
import { WORDS } from './words/words.ts';

/** `2018-03` → "Mar 2018" in the document's language; a year stays a year, anything else is shown as typed. */
export function formatDate(value: string, language: DocumentLanguage): string {
  const match = /^(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-\d{2})?$/.exec(value.trim());
  if (match === null || match[2] === undefined) return value.trim();
  const parts = monthFormat(language).formatToParts(
    Date.UTC(Number(match[1]), Number(match[2]) - 1, 1),
  );
  // Russian, Ukrainian and Bulgarian add "year", which no CV says.
  const shown = YEAR_MARK.test(parts.at(-1)?.value ?? '') ? parts.slice(0, -1) : parts;
  return shown.map(({ value: part }) => part).join('');
}

const YEAR_MARK = /^\s\p{L}\.$/u;

const formats = new Map<DocumentLanguage, Intl.DateTimeFormat>();

/** Making a format takes longer than all dates of a CV. */
function monthFormat(language: DocumentLanguage): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  // Years are shown as they are typed: Gregorian, in the digits that are typed.
  const format = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  formats.set(language, format);
  return format;
}

interface Range {
  startDate: string;
  endDate: string;
  current?: boolean;
  /** Education shows "Present" for an empty end. */
  openEnd?: boolean;
}

/** "Mar 2018 – Jul 2024"; one side alone stands alone. */
export function formatRange(
  { startDate, endDate, current, openEnd }: Range,
  language: DocumentLanguage,
): string {
  const start = filled(startDate) ? formatDate(startDate, language) : '';
  const runs = current === true || (openEnd === true && filled(startDate) && !filled(endDate));
  const end = runs ? WORDS[language].present : filled(endDate) ? formatDate(endDate, language) : '';
  return [start, end].filter(filled).join(' – ');
}

/** Sort key: a running entry is the newest; then by end, then by start. */
export function recency(entry: { startDate: string; endDate: string; current: boolean }): string {
  return `${entry.current ? '9999' : entry.endDate || entry.startDate}|${entry.startDate}`;
}
