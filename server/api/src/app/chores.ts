import { forgetWindows } from '@sastre/db';
import type { Clock } from '@sastre/time';
import type { ServerConfig } from '@sastre/base/config';
import type { Log } from '@sastre/base/log';
import type { Chore } from '../account/index.ts';
import { thinHistory } from '../cv/index.ts';
import type { Pictures } from '../pictures/index.ts';
import { forgetMinutes, watchCanaries } from '@sastre/registry/seen';
import { openRegistryStore } from '../site/registry-sources.ts';
import { purgeTrash } from '../trash/index.ts';

const MINUTE_MS = 60_000;

/** What chores work with. */
interface ChoreParts {
  pictures: Pictures;
  clock: Clock;
  log: Log;
  config: ServerConfig;
}

/**
 * What the outbox's runner does now and then: earlier versions and deleted things go when their time is over, and canaries
 * that fail are ended.
 */
export function choresOf({ pictures, clock, log, config }: ChoreParts): Chore[] {
  return [
    // First, and whenever the runner looks: it is told of bad news, and the others may take their time.
    ...(config.remoteReports
      ? [
          {
            name: 'watch canaries',
            every: 0,
            run: async (db: Parameters<Chore['run']>[0]) =>
              watchCanaries({ db, clock, log, store: openRegistryStore(config, db) }),
          },
        ]
      : []),
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
    {
      name: 'forget minutes of remotes',
      every: 10 * MINUTE_MS,
      run: async (db) => forgetMinutes(db, clock()),
    },
    {
      name: 'forget rate windows',
      every: 10 * MINUTE_MS,
      run: async (db) => forgetWindows(db, clock()),
    },
  ];
}
