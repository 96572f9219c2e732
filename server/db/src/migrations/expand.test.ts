import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PoolClient } from 'pg';
import { openDatabase, type OpenDatabase } from '../database.ts';
import { KNOWN_MIGRATIONS, makeTables } from '../make-tables.ts';
import { migrate } from '../migrate.ts';
import { openTestDatabases, type TestDatabases } from '../testing/temporary-database.ts';
import { narrowings, type Column, type Shape } from '../testing/narrowings.ts';
import { migrations } from './migrations.ts';
import { NEEDS } from './needs.ts';

let postgres: TestDatabases;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await openTestDatabases();
  database = openDatabase(await postgres.createDatabase());
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

async function shapeOf(client: PoolClient, names: readonly string[]): Promise<Shape> {
  await client.query('begin');
  try {
    await makeTables(client, names);
    const columns = await client.query<Column>(`
      select table_name as table, column_name as name, udt_name as type,
        is_nullable = 'YES' as nullable, column_default is not null as "hasDefault"
      from information_schema.columns where table_schema = 'public'`);
    const checks = await client.query<{ said: string }>(`
      select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as said
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`);
    return { columns: columns.rows, checks: checks.rows.map(({ said }) => said) };
  } finally {
    await client.query('rollback');
  }
}

test('a server that knows the tables up to NEEDS reads and writes all that it did on those of today', async () => {
  const client = await database.pool.connect();
  const last = KNOWN_MIGRATIONS.indexOf(NEEDS);
  expect(last).toBeGreaterThan(0);
  const before = await shapeOf(client, KNOWN_MIGRATIONS.slice(0, last + 1));
  const after = await shapeOf(client, KNOWN_MIGRATIONS);
  client.release();
  expect(before.columns.length).toBeGreaterThan(100);
  expect(narrowings(before, after)).toEqual([]);
});

test('a migration that takes away, or asks for more, is noticed', () => {
  const column: Column = {
    table: 'cv',
    name: 'id',
    type: 'uuid',
    nullable: true,
    hasDefault: false,
  };
  const before = { columns: [column, { ...column, name: 'old' }], checks: [] };
  const after = {
    columns: [
      { ...column, nullable: false },
      { ...column, name: 'new', nullable: false },
      { ...column, table: 'other', nullable: false },
    ],
    checks: ['cv: CHECK (id)', 'other: CHECK (id)'],
  };
  expect(narrowings(before, after)).toEqual([
    'cv.old is gone',
    'cv.id must be given',
    'cv.new is new and must be given',
    'cv: CHECK (id) is new',
  ]);
});

test('the server of the release before starts on the tables of this one and leaves them alone', async () => {
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= NEEDS));
  expect(Object.keys(before).length).toBeLessThan(KNOWN_MIGRATIONS.length);
  expect(await migrate(database.db, { migrations: before, needs: '0001-foundation' })).toEqual([]);
  const { migration } = await database.db
    .selectFrom('schema_needs')
    .select('migration')
    .executeTakeFirstOrThrow();
  expect(migration).toBe(NEEDS);
  // One that is older still cannot, and says so.
  const old = { '0001-foundation': migrations['0001-foundation'] ?? { up: async () => undefined } };
  await expect(migrate(database.db, { migrations: old, needs: '0001-foundation' })).rejects.toThrow(
    /of a newer release/,
  );
});
