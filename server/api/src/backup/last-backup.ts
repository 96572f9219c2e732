import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';

const SETTING = 'last-backup';

/** Says to all nodes that there is a backup, and of which moment (milliseconds); the newest counts. */
export async function noteBackup(db: Kysely<Database>, moment: number): Promise<void> {
  const value = JSON.stringify(Math.max(moment, (await readLastBackup(db)) ?? 0));
  await db
    .insertInto('app_setting')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The moment that the last backup holds; undefined: none was made of this database. */
export async function readLastBackup(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst();
  return typeof row?.value === 'number' ? row.value : undefined;
}
