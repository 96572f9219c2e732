import type { Clock } from '@sastre/time';
import type { Log } from '@sastre/base/log';
import type { Database } from '@sastre/db';
import {
  registryEntrySchema,
  type RegistryEntry,
  type SeenFigures,
} from '@sastre/shared-contracts/registry';
import type { Kysely } from 'kysely';
import { endCanary } from '../rules/registry.rules.ts';
import { RegistryRefusal, type RegistryStore } from '../store/registry-store.ts';
import { isBad, type Fared } from './canary.rules.ts';
import { figuresSince } from './seen.store.ts';

/** What the watcher works with. */
export interface WatchParts {
  /** The registry on this connection. */
  store: Pick<RegistryStore, 'read' | 'change'>;
  db: Kysely<Database>;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

const HOUR_MS = 3_600_000;

/** Looks once at every canary that is to be watched, and ends those that are bad; the history says by which figures. */
export async function watchCanaries(parts: WatchParts): Promise<void> {
  const { store } = parts;
  const { remotes } = await store.read();
  for (const raw of remotes) {
    const entry = registryEntrySchema.safeParse(raw).data;
    if (entry?.enabled && entry.canary?.watchedSince !== undefined) await watchOne(parts, entry);
  }
}

async function watchOne({ store, db, clock, log }: WatchParts, entry: RegistryEntry) {
  const { name, active, canary } = entry;
  const since = Date.parse(canary?.watchedSince ?? '');
  if (!canary || Number.isNaN(since)) return;
  const meanwhile = await figuresSince(db, new Date(since));
  const ofCanary = faredOf(meanwhile, name, canary.build);
  const ofLive = faredOf(await figuresSince(db, new Date(clock() - HOUR_MS)), name, active);
  if (!isBad(ofCanary, ofLive, faredOf(meanwhile, name, active))) return;
  const why = `${said(ofCanary)} failed or broke, of the live build ${said(ofLive)}`;
  const author = { who: 'auto-rollback', why };
  const at = new Date(clock()).toISOString();
  try {
    await store.change(author, (registry) =>
      endCanary(registry, name, canary.build, { author, at }),
    );
    log.warn({ remote: name, build: canary.build, why }, 'a canary was ended');
  } catch (error) {
    // Somebody was quicker.
    if (!(error instanceof RegistryRefusal)) throw error;
  }
}

function faredOf(figures: readonly SeenFigures[], remote: string, build: string): Fared {
  const counts = figures.find((one) => one.remote === remote && one.build === build)?.counts;
  return { visits: counts?.visit ?? 0, hurt: counts?.hurt ?? 0 };
}

function said({ visits, hurt }: Fared): string {
  return `${hurt} of ${visits} visits`;
}
