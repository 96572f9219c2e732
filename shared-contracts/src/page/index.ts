export { machineClock } from './machine-clock.ts';
export { useLeave } from './use-leave.ts';
