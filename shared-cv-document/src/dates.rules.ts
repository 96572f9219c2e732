import type { Language } from '@sastre/shared-contracts/api';
import { filled } from './filled.ts';
import { WORDS } from './words.ts';

/** `2018-03` → "Mar 2018" in the document's language; a year stays a year, anything else is shown as typed. */
export function formatDate(value: string, language: Language): string {
  const match = /^(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-\d{2})?$/.exec(value.trim());
  if (match === null || match[2] === undefined) return value.trim();
  return monthFormat(language).format(Date.UTC(Number(match[1]), Number(match[2]) - 1, 1));
}

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Making a format takes longer than all dates of a CV. */
function monthFormat(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, {
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
  language: Language,
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
