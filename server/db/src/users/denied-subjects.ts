import { sql, type Kysely } from 'kysely';
import { prepare } from '../prepare.ts';
import type { Database } from '../tables.ts';
import type { Clock } from '@sastre/time';

/** Refuses a subject's tokens until `until`: the life of an access token and some skew. Run it in the transaction that deletes the data. */
export async function denySubject(db: Kysely<Database>, sub: string, until: Date): Promise<void> {
  await db
    .insertInto('deleted_subject')
    .values({ sub, until })
    .onConflict((conflict) =>
      conflict
        .column('sub')
        .doUpdateSet({ until: sql<Date>`greatest(deleted_subject.until, excluded.until)` }),
    )
    .execute();
}

const findDenied = prepare((db, { sub, now }: { sub: string; now: Date }) =>
  db
    .selectFrom('deleted_subject')
    .select('sub')
    .where('sub', '=', sub)
    .where('until', '>', now)
    .limit(1),
);

/** Whether a subject was deleted and its tokens may still be around. */
export async function isSubjectDenied(
  db: Kysely<Database>,
  sub: string,
  clock: Clock,
): Promise<boolean> {
  return (await findDenied(db, { sub, now: new Date(clock()) })).length > 0;
}

/** Sets when a subject that is refused already is refused no longer. */
export async function denyUntil(db: Kysely<Database>, sub: string, until: Date): Promise<void> {
  await db.updateTable('deleted_subject').set({ until }).where('sub', '=', sub).execute();
}

/** Forgets subjects whose tokens are all dead. */
export async function sweepDenied(db: Kysely<Database>, clock: Clock): Promise<void> {
  await db.deleteFrom('deleted_subject').where('until', '<=', new Date(clock())).execute();
}
