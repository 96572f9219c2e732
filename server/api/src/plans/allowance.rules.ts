const DAY_MS = 86_400_000;

/** The UTC day of a moment (milliseconds since the epoch), `YYYY-MM-DD`. */
export function utcDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** When the present UTC day began. */
export function dayStart(now: number): number {
  return Date.parse(`${utcDay(now)}T00:00:00Z`);
}

/** When the present week began: Monday, 00:00 UTC. */
export function weekStart(now: number): number {
  const daysSinceMonday = (new Date(now).getUTCDay() + 6) % 7;
  return dayStart(now) - daysSinceMonday * DAY_MS;
}

/** When the day's and the week's use begin to count anew. */
export function nextResets(now: number): { day: number; week: number } {
  return { day: dayStart(now) + DAY_MS, week: weekStart(now) + 7 * DAY_MS };
}
