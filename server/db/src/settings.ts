import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** What is kept for all nodes. */
type Setting = string | number;

/** What all nodes keep under a key of `app_setting`; undefined: nothing is kept there. */
export async function readSetting(db: Kysely<Database>, key: string): Promise<Setting | undefined> {
  const row = await db
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  const kept: unknown = row?.value;
  return typeof kept === 'string' || typeof kept === 'number' ? kept : undefined;
}

/** Keeps a value for all nodes in place of what was kept before. */
export async function writeSetting(
  db: Kysely<Database>,
  key: string,
  kept: Setting,
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
  kept: Setting,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted = 0n } = await db
    .insertInto('app_setting')
    .values({ key, value: JSON.stringify(kept) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return inserted > 0n;
}
