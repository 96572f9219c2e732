export { backoff } from './backoff.rules.ts';
export type { Growth } from './backoff.rules.ts';
export { epochSeconds, type Clock } from './clock.ts';
export { DAY_MS, daysBefore } from './days.ts';
export { afterReally, withDeadline } from './deadline.ts';
export type { After } from './deadline.ts';
