import type { Clock } from '@sastre/base/clock';
import type { Chore } from '../account/index.ts';
import { thinHistory } from '../cv/index.ts';
import type { Pictures } from '../pictures/index.ts';
import { purgeTrash } from '../trash/index.ts';

const MINUTE_MS = 60_000;

/** What the outbox's runner does now and then: earlier versions and deleted things go when their time is over. */
export function choresOf({ pictures, clock }: { pictures: Pictures; clock: Clock }): Chore[] {
  return [
    {
      name: 'thin history',
      every: MINUTE_MS,
      run: async (db) => thinHistory(db, new Date(clock())),
    },
    {
      name: 'purge trash',
      every: 10 * MINUTE_MS,
      run: async (db) => purgeTrash({ db, pictures, clock }),
    },
  ];
}
