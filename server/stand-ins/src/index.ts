export { signBody } from './stripe/events.ts';
export { addMonths } from './stripe/months.rules.ts';
export { openStandIn } from './stripe/stand-in.ts';
export type { StandIn } from './stripe/stand-in.ts';
