export { backoff } from './backoff.rules.ts';
export type { Growth } from './backoff.rules.ts';
export { afterReally, withDeadline } from './deadline.ts';
export type { After } from './deadline.ts';
