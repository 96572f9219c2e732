import { once } from 'node:events';
import { from as copyFrom } from 'pg-copy-streams';
import {
  KNOWN_MIGRATIONS,
  makeTables,
  migrateUrl,
  openDatabase,
  type DatabaseConnection,
} from '@sastre/db';
import type { Log } from '@sastre/base/log';
import { adoptPictureStore, type PictureStore } from '../pictures/index.ts';
import { reopenJobs } from '../tailoring/index.ts';
import type { ArchiveHead, ArchiveManifest } from './archive.schema.ts';
import { BackupError } from './backup-error.ts';
import { withConnection } from './connection.ts';
import { readEntries, verifyArchive } from './read-archive.ts';

/** Where a backup is brought back to. */
export interface RestoreParts {
  databaseUrl: string;
  pictureStore: PictureStore;
  log: Log;
  /** What is there may be replaced. */
  replace: boolean;
}

/** What was brought back. */
export interface RestoreSummary {
  madeAt: string;
  rows: number;
  pictures: number;
  /** Tailoring jobs that had not ended, which workers take up again. */
  jobs: number;
}

const PICTURES = 'pictures/';

/**
 * Brings a backup back: its tables instead of those that are there, its pictures into the store, its open jobs into the
 * queue. The archive is read to its end before anything is touched, and the tables are exchanged in one transaction.
 * Throws a `BackupError` that says why nothing was done.
 */
export async function restoreBackup(path: string, parts: RestoreParts): Promise<RestoreSummary> {
  const { databaseUrl, pictureStore, log } = parts;
  const { head, manifest } = await verifyArchive(path);
  const unknown = head.migrations.filter((name) => !KNOWN_MIGRATIONS.includes(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was made by a newer release, which had ${unknown.join(', ')}: restore it with that one.`,
    );
  const rows = await withConnection(databaseUrl, async (client) => {
    await refuseUnlessFree(client, parts.replace);
    // Pictures first: a row without its bytes would be seen, bytes without a row are swept up.
    await putPictures(path, pictureStore);
    await client.query('begin');
    await makeTables(client, head.migrations);
    const loaded = await loadTables(client, path, { head, manifest });
    await dropGone(client, manifest.gone);
    await client.query('commit');
    return loaded;
  });
  await migrateUrl(databaseUrl);
  const { db, close } = openDatabase(databaseUrl);
  try {
    await adoptPictureStore(db, pictureStore);
    const jobs = await reopenJobs({ db, databaseUrl, log });
    const pictures = Object.keys(manifest.entries).filter((name) => name.startsWith(PICTURES));
    return { madeAt: head.madeAt, rows, pictures: pictures.length, jobs };
  } finally {
    await close();
  }
}

async function refuseUnlessFree(client: DatabaseConnection, replace: boolean): Promise<void> {
  // A name is that of the embedded database's own session, of which this process is the one user.
  const { rowCount: others } = await client.query(`
    select 1 from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
      and (current_setting('application_name') = '' or application_name <> current_setting('application_name'))`);
  if (others)
    throw new BackupError(
      'Somebody is connected to the database: stop all servers and workers first. Nothing was touched.',
    );
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('app_user') is not null as there`,
  );
  if (!rows[0]?.there || replace) return;
  const { rowCount: users } = await client.query('select 1 from app_user limit 1');
  if (users)
    throw new BackupError(
      'There are accounts in the database. Add --replace if the backup shall stand in their place. Nothing was touched.',
    );
}

async function putPictures(path: string, store: PictureStore): Promise<void> {
  for await (const { name, bytes } of readEntries(path)) {
    if (name.startsWith(PICTURES)) await store.put(name.slice(PICTURES.length), bytes);
  }
}

async function loadTables(
  client: DatabaseConnection,
  path: string,
  { head, manifest }: { head: ArchiveHead; manifest: ArchiveManifest },
): Promise<number> {
  let total = 0;
  const columns = new Map(head.tables.map((table) => [table.name, table.columns]));
  const counts = new Map<string, number>();
  let open: { table: string; stream: ReturnType<typeof copyFrom> } | undefined;
  const close = async () => {
    if (open === undefined) return;
    const { table, stream } = open;
    const finished = once(stream, 'finish');
    stream.end();
    await finished;
    counts.set(table, stream.rowCount);
    total += stream.rowCount;
    open = undefined;
  };
  for await (const { name, bytes } of readEntries(path)) {
    const table = /^database\/([^/]+)\//.exec(name)?.[1];
    if (open !== undefined && open.table !== table) await close();
    if (table === undefined) continue;
    if (open === undefined) {
      const list = (columns.get(table) ?? []).map((column) => `"${column}"`).join(', ');
      const stream = client.query(copyFrom(`copy "${table}" (${list}) from stdin`));
      open = { table, stream };
    }
    const { stream } = open;
    if (!stream.write(bytes)) await once(stream, 'drain');
  }
  await close();
  for (const [table, count] of Object.entries(manifest.rows)) {
    if ((counts.get(table) ?? 0) !== count)
      throw new BackupError(`Of ${table} not all rows could be brought back. Nothing was changed.`);
  }
  return total;
}

/** Rows of pictures that were deleted for good while the backup was made. */
async function dropGone(client: DatabaseConnection, gone: readonly string[]): Promise<void> {
  const ids = gone.map((key) => key.split('/')[1] ?? '');
  if (ids.length > 0) await client.query('delete from picture where id = any($1::uuid[])', [ids]);
}
