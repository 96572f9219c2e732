import { UNLIMITED } from '../../api/index.ts';

const DAY = 86_400_000;

/** Start of the UTC day of a moment, in ms. */
export function dayStart(now: number): number {
  return Math.floor(now / DAY) * DAY;
}

/** Start of the UTC week (Monday) of a moment, in ms. */
export function weekStart(now: number): number {
  const day = dayStart(now);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return day - sinceMonday * DAY;
}

/** Operations of today and of this week, and when those counters start again. */
export function usageAt(operations: readonly number[], now: number) {
  const since = (start: number) => operations.filter((moment) => moment >= start).length;
  return {
    todaysConsumptions: since(dayStart(now)),
    thisWeeksConsumptions: since(weekStart(now)),
    dayResetsAt: new Date(dayStart(now) + DAY).toISOString(),
    weekResetsAt: new Date(weekStart(now) + 7 * DAY).toISOString(),
  };
}

/** True while one more operation is allowed. */
export function isUnder(used: number, limit: number): boolean {
  return limit === UNLIMITED || used < limit;
}
