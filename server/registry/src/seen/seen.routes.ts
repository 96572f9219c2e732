import type { Clock } from '@sastre/time';
import type { ServerConfig } from '@sastre/base/config';
import { invalidInput, problem } from '@sastre/base/problem';
import { bearerToken, check, clientKey, createWindowCounter } from '@sastre/base/web';
import type { Database } from '@sastre/db';
import { SEEN_MOST, seenSchema, vitalSteps, type Seen } from '@sastre/shared-contracts/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isSameSecret, type RemoteReports } from '@sastre/metrics';
import type { SeenCounts } from './seen-counts.ts';
import { figuresSince } from './seen.store.ts';

/** What the routes work with. */
export interface SeenParts {
  config: Pick<ServerConfig, 'remoteReports' | 'publicUrl' | 'metrics'>;
  db: Kysely<Database>;
  clock: Clock;
  counts: SeenCounts;
  reports: RemoteReports;
  /** Whether the registry names a build of a remote: nobody can invent one. */
  isBuild: (remote: string, build: string) => Promise<boolean>;
}

const WINDOW_MS = 60_000;
/** Reports a minute of one address: a page sends some six at most, and many may share one. */
const MOST_REPORTS = 240;
const HOUR_MS = 3_600_000;

/**
 * Takes in what shells tell of remotes (204, also where nothing is kept), and says how builds fared in the last hour to
 * who has METRICS_TOKEN; on a machine of one's own, to anybody.
 */
export function seenRoutes(api: FastifyInstance, parts: SeenParts): void {
  const { config, db, clock, counts } = parts;
  const reporters = createWindowCounter(clock);
  api.post('/seen', { bodyLimit: SEEN_MOST.bytes }, async (request, reply) => {
    const { current, ttl } = reporters.count(clientKey(request.ip), WINDOW_MS);
    if (current > MOST_REPORTS) {
      const seconds = String(Math.ceil(ttl / 1_000));
      throw problem('too-many-requests', undefined, { headers: { 'retry-after': seconds } });
    }
    const read = check(seenSchema, request.body);
    if (!read.ok) throw invalidInput(read.errors);
    if (config.remoteReports) await count(parts, read.value);
    return reply.status(204).send();
  });
  api.get('/seen', async (request) => {
    mayRead(config, request);
    await counts.flush();
    return { seen: await figuresSince(db, new Date(clock() - HOUR_MS)) };
  });
}

async function count({ counts, reports, isBuild }: SeenParts, told: Seen): Promise<void> {
  const known = new Set<string>();
  const nameOf = ({ remote, build }: { remote: string; build: string }) => `${remote} ${build}`;
  for (const one of [...told.seen, ...told.vitals])
    if (await isBuild(one.remote, one.build)) known.add(nameOf(one));
  // All at once: whoever writes the counts in between would find a visit without what became of it.
  for (const { remote, build, event, count: times } of told.seen) {
    if (!known.has(nameOf({ remote, build }))) continue;
    // A document is one visit, whatever it says.
    const counted = event === 'visit' || event === 'hurt' ? 1 : times;
    counts.add(remote, build, event, counted);
    reports.count(event, { remote, version: build }, counted);
  }
  for (const { remote, build, vital, step } of told.vitals) {
    const value = vitalSteps(vital)[step];
    if (value === undefined || !known.has(nameOf({ remote, build }))) continue;
    counts.add(remote, build, `${vital}:${value}`, 1);
    reports.vital(vital, { remote, version: build }, value);
  }
}

function mayRead({ metrics, publicUrl }: SeenParts['config'], request: FastifyRequest): void {
  const given = bearerToken(request.headers.authorization) ?? '';
  if (metrics.token !== undefined && isSameSecret(given, metrics.token)) return;
  const isOwnMachine = new URL(publicUrl).hostname === 'localhost';
  if (metrics.token === undefined && isOwnMachine) return;
  throw problem('unauthenticated', 'The figures are for who has METRICS_TOKEN.', {
    headers: { 'www-authenticate': 'Bearer' },
  });
}
