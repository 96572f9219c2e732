import { UNLIMITED, type ActiveSubscription } from '@sastre/shared-contracts/api';

/** One of the two allowances. */
export interface Allowance {
  key: 'today' | 'week';
  used: number;
  limit: number;
  resetsAt: string;
}

const SOONEST = 60_000;
const LATEST = 86_400_000;

/** The allowances that have a limit. */
export function allowances(usage: ActiveSubscription): Allowance[] {
  const all: Allowance[] = [
    {
      key: 'today',
      used: usage.todaysConsumptions,
      limit: usage.dailyRateLimit,
      resetsAt: usage.dayResetsAt,
    },
    {
      key: 'week',
      used: usage.thisWeeksConsumptions,
      limit: usage.weeklyRateLimit,
      resetsAt: usage.weekResetsAt,
    },
  ];
  return all.filter(({ limit }) => limit !== UNLIMITED);
}

/** Milliseconds until the next counter starts again. A clock that is ahead of the server's asks once a minute. */
export function untilReset(usage: ActiveSubscription | undefined, now: number): number {
  const moments = [usage?.dayResetsAt, usage?.weekResetsAt].map((at) => Date.parse(at ?? ''));
  const next = Math.min(...moments.filter((moment) => !Number.isNaN(moment)), now + LATEST);
  return Math.max(next - now, SOONEST);
}

/** A moment in the user's own time and language: the hour, and the day unless it is today. */
export function localMoment(at: string, now: number, language: string): string {
  const date = new Date(at);
  const sameDay = date.toDateString() === new Date(now).toDateString();
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const options: Intl.DateTimeFormatOptions = sameDay
    ? time
    : { weekday: 'long', day: 'numeric', month: 'long', ...time };
  return new Intl.DateTimeFormat(language, options).format(date);
}
