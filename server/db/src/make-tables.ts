import { Kysely, PostgresDialect, sql, type PostgresPoolClient } from 'kysely';
import { migrations } from './migrations/migrations.ts';

/** Names of all migrations that this server knows, in their order. */
export const KNOWN_MIGRATIONS: readonly string[] = Object.keys(migrations);

/**
 * Takes all tables of the database away, and its job queue, and makes them anew as they were after the migrations
 * `names`, empty, on a connection that is in a transaction: whoever ends that decides whether it happens.
 */
export async function makeTables(
  client: PostgresPoolClient,
  names: readonly string[],
): Promise<void> {
  const release = () => undefined;
  const one = { query: client.query.bind(client) as PostgresPoolClient['query'], release };
  const pool = { connect: async () => one, end: async () => undefined, options: {} };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`.execute(
    db,
  );
  for (const { name } of rows) await sql.raw(`drop table if exists ${name} cascade`).execute(db);
  await sql`drop schema if exists job_queue cascade`.execute(db);
  // As the migrator makes them.
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
    db,
  );
  for (const name of names) await migrations[name]?.up(db);
}
