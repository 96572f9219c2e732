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

function written(
  at: string | number | Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, options).format(new Date(at));
}
