import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** What all nodes keep under a key of `app_setting`, as JSON; undefined: nothing is kept there. */
export async function readSetting(db: Kysely<Database>, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

/** Keeps a value for all nodes in place of what was kept before. */
export async function writeSetting(
  db: Kysely<Database>,
  key: string,
  kept: string | number,
): Promise<void> {
  const value = JSON.stringify(kept);
  await db
    .insertInto('app_setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Keeps a value where nothing is kept yet, and says whether it did; of nodes that do so together one does. */
export async function claimSetting(
  db: Kysely<Database>,
  key: string,
  kept: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted = 0n } = await db
    .insertInto('app_setting')
    .values({ key, value: JSON.stringify(kept) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return inserted > 0n;
}
