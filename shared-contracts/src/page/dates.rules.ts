const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A day as pages write it: "27 Nov 2026". `at` is a moment, told by the clock of whoever reads; `locale` that of `useLocale`. */
export function formatDay(at: string | number | Date, locale: string): string {
  return written(at, locale, { dateStyle: 'medium' });
}

/** A day and its time: "27 Nov 2026, 15:23". */
export function formatMoment(at: string | number | Date, locale: string): string {
  return written(at, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The time alone: "15:23". */
export function formatTime(at: string | number | Date, locale: string): string {
  return written(at, locale, { timeStyle: 'short' });
}

/** Less than a minute ago; `now` in milliseconds. */
export function isJustNow(at: string, now: number): boolean {
  return now - Date.parse(at) < 60_000;
}

/**
 * How long ago something was, in whole units of the largest kind that fits: "3 hours ago", "yesterday"; less than a minute
 * is "now". `now` in milliseconds.
 */
export function formatAgo(at: string, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const seconds = Math.max(0, (now - Date.parse(at)) / 1_000);
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (unit === undefined) return format.format(0, 'second');
  const [name, length] = unit;
  return format.format(-Math.floor(seconds / length), name);
}

function written(
  at: string | number | Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, options).format(new Date(at));
}
