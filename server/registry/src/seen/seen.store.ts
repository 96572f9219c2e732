import { SEEN_EVENTS, type SeenEvent, type SeenFigures } from '@sastre/shared-contracts/registry';
import type { Database } from '@sastre/db';
import { sql, type Kysely } from 'kysely';

/** So often something befell a build in a minute; `event` may also be a web vital with its step, `LCP:2500`. */
export interface SeenCount {
  minute: Date;
  remote: string;
  build: string;
  event: string;
  count: number;
}

/** Days of minutes that are kept. */
const KEPT_DAYS = 2;
const DAY_MS = 86_400_000;

/** Adds counts to those of the other nodes. */
export async function addCounts(db: Kysely<Database>, counts: readonly SeenCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('remote_minute')
    // In one order: two nodes that add to the same rows must not wait for each other.
    .values(counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['minute', 'remote', 'build', 'event']).doUpdateSet({
        count: sql<number>`remote_minute.count + excluded.count`,
      }),
    )
    .execute();
}

/** Of two counts of the same, one. */
export function keyOf({ minute, remote, build, event }: SeenCount): string {
  return `${minute.toISOString()} ${remote} ${build} ${event}`;
}

/** How each build fared since the minute of a moment. */
export async function figuresSince(db: Kysely<Database>, since: Date): Promise<SeenFigures[]> {
  const rows = await db
    .selectFrom('remote_minute')
    .select(({ fn }) => ['remote', 'build', 'event', fn.sum<string>('count').as('count')])
    .where('minute', '>=', minuteOf(since.getTime()))
    .where('event', 'in', SEEN_EVENTS)
    .groupBy(['remote', 'build', 'event'])
    .orderBy('remote')
    .orderBy('build')
    .execute();
  const figures = new Map<string, SeenFigures>();
  for (const { remote, build, event, count } of rows) {
    const known = figures.get(`${remote} ${build}`) ?? { remote, build, counts: {} };
    known.counts[event as SeenEvent] = Number(count);
    figures.set(`${remote} ${build}`, known);
  }
  return [...figures.values()];
}

/** Deletes minutes that nobody asks for any more. */
export async function forgetMinutes(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('remote_minute')
    .where('minute', '<', new Date(now - KEPT_DAYS * DAY_MS))
    .execute();
}

/** The minute that a moment lies in. */
export function minuteOf(now: number): Date {
  return new Date(Math.floor(now / 60_000) * 60_000);
}
