/** Month (`01`–`12` or empty) and year (up to four digits) as they stand in the two controls. */
export interface MonthParts {
  month: string;
  year: string;
}

/** Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; anything else is empty. */
export function toParts(value: string): MonthParts {
  const match = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-\d{2})?)?$/.exec(value);
  return { year: match?.[1] ?? '', month: match?.[2] ?? '' };
}

/** `YYYY-MM`, `YYYY` without a month, empty without a whole year. */
export function fromParts({ month, year }: MonthParts): string {
  if (!/^\d{4}$/.test(year)) return '';
  return month === '' ? year : `${year}-${month}`;
}

/** True when something was entered that makes no date yet. */
export function isIncomplete(parts: MonthParts): boolean {
  return (parts.month !== '' || parts.year !== '') && fromParts(parts) === '';
}

/** What typing or pasting into the year makes of the parts: a whole `YYYY-MM` fills both. */
export function withYear(parts: MonthParts, typed: string): MonthParts {
  const whole = toParts(typed.trim());
  if (whole.month !== '') return whole;
  return { ...parts, year: typed.replace(/\D/g, '').slice(0, 4) };
}

/** The twelve months with their names in `language`. */
export function monthOptions(language: string): { value: string; label: string }[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_none, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: format.format(new Date(Date.UTC(2000, index, 1))),
  }));
}
