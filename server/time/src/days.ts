/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** The moment so many days before another. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}
