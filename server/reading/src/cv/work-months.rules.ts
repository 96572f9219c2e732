import type { WorkExperience } from '@sastre/shared-contracts/api';

type Period = Pick<WorkExperience, 'startDate' | 'endDate' | 'current'>;

const monthOf = (date: string, fallback: number): number => {
  const [year, month] = date.split('-').map(Number);
  return year === undefined || Number.isNaN(year) ? fallback : year * 12 + (month ?? 1) - 1;
};

/** Months that these periods cover together, none counted twice; one that goes on counts up to `now`. */
export function monthsWorked(periods: readonly Period[], now: Date): number {
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const spans = periods
    .filter(({ startDate }) => startDate !== '')
    .map(({ startDate, endDate, current }) => {
      const start = monthOf(startDate, present);
      // Without an end and not current: only its first month is certain.
      const end = current ? present : monthOf(endDate, start);
      return [start, Math.min(end, present)] as const;
    })
    .toSorted(([one], [other]) => one - other);
  let months = 0;
  let reached = -Infinity;
  for (const [start, end] of spans) {
    const from = Math.max(start, reached + 1);
    if (end < from) continue;
    months += end - from + 1;
    reached = end;
  }
  return months;
}
