import type { Kysely } from 'kysely';
import type { Database, DatabaseConnection } from '@sastre/db';
import { pictureKey, type PictureStore } from '../pictures/index.ts';
import { FORMAT, HEAD, pictureEntry, type ArchiveHead } from './archive.schema.ts';
import { BackupError } from './backup-error.ts';
import { withConnection } from './connection.ts';
import { dumpTable, listTables } from './dump-tables.ts';
import { writeArchive } from './write-archive.ts';

/** What is backed up. */
export interface BackupParts {
  databaseUrl: string;
  db: Kysely<Database>;
  pictureStore: PictureStore;
  /** Milliseconds since the epoch. */
  clock: () => number;
}

/** What a backup has. */
export interface BackupSummary {
  rows: number;
  pictures: number;
  /** Pictures that were deleted for good while it was made. */
  gone: number;
}

interface PictureRow {
  id: string;
  user_id: string;
}

/**
 * Writes the database, as it is at one moment, and the pictures that it knows at that moment, into one file, while
 * servers go on. Throws a `BackupError` when a picture is missing that nobody deleted: a backup is whole or none.
 */
export async function makeBackup(path: string, parts: BackupParts): Promise<BackupSummary> {
  const { databaseUrl, pictureStore, clock } = parts;
  const summary = { rows: 0, pictures: 0, gone: 0 };
  await withConnection(databaseUrl, async (client) => {
    await writeArchive(path, async (archive) => {
      const rows: Record<string, number> = {};
      const gone: string[] = [];
      // Everything is read from this one moment, whatever is written meanwhile.
      await client.query('begin isolation level repeatable read, read only');
      const head = await readHead(client, clock());
      await archive.add(HEAD, Buffer.from(JSON.stringify(head)));
      for (const table of head.tables) {
        const count = await dumpTable(client, table, archive);
        rows[table.name] = count;
        summary.rows += count;
      }
      const pictures = await client.query<PictureRow>(
        'select id, user_id from picture order by id',
      );
      await client.query('commit');
      for (const { id, user_id: userId } of pictures.rows) {
        const key = pictureKey(userId, id);
        const bytes = await pictureStore.get(key);
        if (bytes !== undefined) {
          await archive.add(pictureEntry(key), bytes);
          summary.pictures += 1;
        } else if (await isDeletedSince(parts.db, id)) {
          gone.push(key);
          summary.gone += 1;
        } else {
          throw new BackupError(
            `A picture that the database knows is not in the store (${key}): is it the store of this database?`,
          );
        }
      }
      return { rows, gone };
    });
  });
  return summary;
}

async function readHead(client: DatabaseConnection, now: number): Promise<ArchiveHead> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  return {
    format: FORMAT,
    madeAt: new Date(now).toISOString(),
    migrations: rows.map(({ name }) => name),
    tables: await listTables(client),
  };
}

async function isDeletedSince(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db.selectFrom('picture').select('id').where('id', '=', id).executeTakeFirst();
  return row === undefined;
}
