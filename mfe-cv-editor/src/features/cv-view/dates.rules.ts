import { knownDate } from '@sastre/shared-cv-document/known-date';

/** `YYYY-MM` and `YYYY-MM-DD` as "Mar 2021" in the language, `YYYY` as it is; one without a year is empty, anything else as typed. */
export function formatMonth(date: string, language: string): string {
  const match = /^(\d{4})-(\d{2})/.exec(date);
  if (match === null) return knownDate(date);
  const moment = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, 1));
  const format = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, format).format(moment);
}

interface Range {
  startDate: string;
  endDate: string;
  /** Stands in for the end: "Present", or empty for an end that is not known. */
  openEnd: string;
}

/** "Mar 2021 – Present"; a part that is missing is left out. */
export function formatRange({ startDate, endDate, openEnd }: Range, language: string): string {
  const start = formatMonth(startDate, language);
  const end = knownDate(endDate) === '' ? openEnd : formatMonth(endDate, language);
  return [start, end].filter((part) => part !== '').join(' – ');
}
