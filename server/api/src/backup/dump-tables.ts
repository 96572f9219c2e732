import { to as copyTo } from 'pg-copy-streams';
import { tableEntry, type ArchiveHead } from './archive.schema.ts';
import type { ArchiveWriter } from './write-archive.ts';
import type { DatabaseConnection } from '@sastre/db';

const PART_BYTES = 8 * 1024 * 1024;

/** The tables of the database and their columns, those that others refer to first. */
export async function listTables(client: DatabaseConnection): Promise<ArchiveHead['tables']> {
  const { rows: columns } = await client.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname`);
  const { rows: arrows } = await client.query<{ of: string; to: string }>(`
    select f.relname as of, t.relname as to from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`);
  const left = new Map(columns.map((row) => [row.table, row.columns]));
  const sorted: ArchiveHead['tables'] = [];
  while (left.size > 0) {
    const free = [...left].find(
      ([table]) => !arrows.some(({ of, to }) => of === table && left.has(to)),
    );
    if (free === undefined) throw new Error('Tables refer to each other in a circle.');
    left.delete(free[0]);
    sorted.push({ name: free[0], columns: free[1] });
  }
  return sorted;
}

/** Writes all rows of a table into an archive, some megabytes an entry; answers how many rows there are. */
export async function dumpTable(
  client: DatabaseConnection,
  { name, columns }: ArchiveHead['tables'][number],
  archive: ArchiveWriter,
): Promise<number> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const stream = client.query(copyTo(`copy "${name}" (${list}) to stdout`));
  let part = 0;
  let chunks: Uint8Array[] = [];
  let size = 0;
  const flush = async () => {
    part += 1;
    await archive.add(tableEntry(name, part), Buffer.concat(chunks));
    chunks = [];
    size = 0;
  };
  for await (const chunk of stream) {
    chunks.push(chunk as Uint8Array);
    size += (chunk as Uint8Array).byteLength;
    if (size >= PART_BYTES) await flush();
  }
  if (size > 0) await flush();
  return stream.rowCount;
}
