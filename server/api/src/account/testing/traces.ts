import { sql, type Kysely } from 'kysely';
import type { Database } from '@sastre/db';

/** Rows by table in which one of the words stands anywhere; the list of refused subjects is left out. */
export async function tracesOf(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const traces: Record<string, number> = {};
  for (const { name } of rows) {
    if (name === 'deleted_subject') continue;
    const found = await rowsWith(db, `public.${name}`, words);
    if (found > 0) traces[name] = found;
  }
  return traces;
}

/** How many rows of a table, given with its schema, hold one of the words. */
export async function rowsWith(
  db: Kysely<Database>,
  table: string,
  words: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from ${sql.table(table)} as t
    where t::text like any(${words.map((word) => `%${word}%`)})`.execute(db);
  return rows[0]?.found ?? 0;
}
