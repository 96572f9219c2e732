import type { PrintSpent } from '@sastre/pdf';

/** Printing time that is as much as one PDF; an ordinary one takes a fraction of it. */
const MS_OF_ONE = 1_500;
const TIMED_OUT = 10;

/** How many PDFs of their user's budget a document counts as: what is paid for is time. */
export function printCost({ ms, timedOut }: PrintSpent): number {
  return Math.max(timedOut ? TIMED_OUT : 1, Math.floor(ms / MS_OF_ONE));
}
