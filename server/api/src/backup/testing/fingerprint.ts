import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import type { PictureStore } from '../../pictures/index.ts';

/** Rows and a hash over all of them by table; and the hash of each file of the store. */
export interface Fingerprint {
  tables: Record<string, string>;
  files: Record<string, string>;
}

/** What a database and a store hold, so that two can be compared. */
export async function fingerprint(db: Kysely<Database>, store: PictureStore): Promise<Fingerprint> {
  const { rows: names } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(
    db,
  );
  const tables: Fingerprint['tables'] = {};
  for (const { name } of names) {
    const { rows } = await sql<{ said: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as said
      from ${sql.table(name)} t`.execute(db);
    tables[name] = rows[0]?.said ?? '';
  }
  const files: Fingerprint['files'] = {};
  for (const { key } of await store.list('')) {
    const bytes = (await store.get(key)) ?? new Uint8Array();
    files[key] = createHash('sha256').update(bytes).digest('hex');
  }
  return { tables, files };
}
