import type { Kysely } from 'kysely';
import { readSetting, writeSetting, type Database } from '@sastre/db';

const SETTING = 'last-backup';

/** Says to all nodes that there is a backup, and of which moment (milliseconds); the newest counts. */
export async function noteBackup(db: Kysely<Database>, moment: number): Promise<void> {
  await writeSetting(db, SETTING, Math.max(moment, (await readLastBackup(db)) ?? 0));
}

/** The moment that the last backup holds; undefined: none was made of this database. */
export async function readLastBackup(db: Kysely<Database>): Promise<number | undefined> {
  const moment = await readSetting(db, SETTING);
  return typeof moment === 'number' ? moment : undefined;
}
