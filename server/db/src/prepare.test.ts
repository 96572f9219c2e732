import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Kysely } from 'kysely';
import { openDatabase, type OpenDatabase } from './database.ts';
import { prepare, prepareShapes } from './prepare.ts';
import type { Database } from './tables.ts';
import { openTestDatabases, type TestDatabases } from './testing/temporary-database.ts';

let postgres: TestDatabases;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await openTestDatabases();
  database = openDatabase(await postgres.createDatabase(), { max: 1 });
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

test('a statement is written once and run with the values of each time, also within a transaction', async () => {
  let written = 0;
  const add = prepare((db: Kysely<Database>, { sub, until }: { sub: string; until: Date }) => {
    written += 1;
    return db.insertInto('deleted_subject').values({ sub, until }).returning('sub');
  });
  const now = new Date('2026-11-18T10:00:00Z');
  expect(await add(database.db, { sub: 'one', until: now })).toEqual([{ sub: 'one' }]);
  await database.db.transaction().execute(async (trx) => add(trx, { sub: "two'; --", until: now }));
  expect(written).toBe(1);
  const rows = await database.db.selectFrom('deleted_subject').select(['sub', 'until']).execute();
  expect(rows).toEqual([
    { sub: 'one', until: now },
    { sub: "two'; --", until: now },
  ]);
});

test('a statement in shapes is written once for each, and runs as the one that is asked for', async () => {
  let written = 0;
  const find = prepareShapes(
    (db: Kysely<Database>, { sub }: { sub: string }, { others }: { others: boolean }) => {
      written += 1;
      return db
        .selectFrom('deleted_subject')
        .select('sub')
        .where('sub', others ? '!=' : '=', sub);
    },
  );
  const until = new Date('2026-11-19T10:00:00Z');
  const subs = ['three', 'four'].map((sub) => ({ sub, until }));
  await database.db.insertInto('deleted_subject').values(subs).execute();
  expect(await find(database.db, { others: false }, { sub: 'three' })).toEqual([{ sub: 'three' }]);
  expect(await find(database.db, { others: true }, { sub: 'three' })).toContainEqual({
    sub: 'four',
  });
  expect(await find(database.db, { others: false }, { sub: 'four' })).toEqual([{ sub: 'four' }]);
  expect(written).toBe(2);
});
