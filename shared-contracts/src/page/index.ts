export { createJournalWriter } from './journal-writer.ts';
export type { JournalWriter } from './journal-writer.ts';
export { machineClock } from './machine-clock.ts';
export { useLeave } from './use-leave.ts';
