import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openDatabase } from './database.ts';
import { migrate, migrateUrl } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from './testing/temporary-database.ts';

// Databases are made and killed here: a busy machine may need longer than the usual limit.

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startTemporaryPostgres();
});
afterAll(() => postgres.stop());

test('servers that start together migrate once; once more is a no-op', async () => {
  const done = await Promise.all([migrateUrl(postgres.url), migrateUrl(postgres.url)]);
  expect(done.flat()).toEqual(Object.keys(migrations));
  const { db, close } = openDatabase(postgres.url);
  expect(await migrate(db)).toEqual([]);
  await close();
});

test('every database made for a test is migrated and separate', async () => {
  const urls = await Promise.all([postgres.createDatabase(), postgres.createDatabase()]);
  const [one, two] = urls.map((url) => openDatabase(url));
  await one?.db.insertInto('app_user').values({ id: 'a', email: 'a@b.c', name: 'A' }).execute();
  expect(await two?.db.selectFrom('app_user').selectAll().execute()).toEqual([]);
  await Promise.all([one?.close(), two?.close()]);
});

test('one main CV a user, and everything of a user goes with the user', async () => {
  const { db, close } = openDatabase(await postgres.createDatabase());
  await db.insertInto('app_user').values({ id: 'ana', email: 'ana@b.c', name: 'Ana' }).execute();
  const own = () => ({ id: randomUUID(), user_id: 'ana' });
  const main = () =>
    db.insertInto('cv').values({ ...own(), kind: 'main', body: { fullName: 'Ana' } });
  const { version, edited, body } = await main()
    .returning(['version', 'edited', 'body'])
    .executeTakeFirstOrThrow();
  expect({ version, edited, body }).toEqual({
    version: 1,
    edited: false,
    body: { fullName: 'Ana' },
  });
  await expect(main().execute()).rejects.toMatchObject({ constraint: 'cv_one_main' });
  const description = { ...own(), company_name: 'Acme', content: 'Text' };
  await db.insertInto('job_description').values(description).execute();
  const job = { ...own(), request: {}, counted_day: '2026-03-29' };
  const stored = await db
    .insertInto('tailoring_job')
    .values(job)
    .returning(['state', 'progress', 'counted_day', 'refunded'])
    .execute();
  expect(stored).toEqual([
    { state: 'queued', progress: 0, counted_day: '2026-03-29', refunded: false },
  ]);
  await db
    .insertInto('ai_consumption')
    .values({ user_id: 'ana', day: '2026-03-29', used: 1 })
    .execute();
  await expect(db.updateTable('ai_consumption').set({ used: -1 }).execute()).rejects.toMatchObject({
    code: '23514',
  });
  const picture = { ...own(), content_type: 'image/png', bytes: 9, width: 3, height: 3 };
  await db.insertInto('picture').values(picture).execute();

  await db.deleteFrom('app_user').where('id', '=', 'ana').execute();
  const tables = ['cv', 'job_description', 'tailoring_job', 'ai_consumption', 'picture'] as const;
  for (const table of tables) {
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
  await close();
});

test('refuses a database that is newer than this server and needs what it does not know', async () => {
  const { db, pool, close } = openDatabase(await postgres.createDatabase());
  await pool.query(`insert into kysely_migration values ('9999-future', '2099-01-01')`);
  expect(await migrate(db)).toEqual([]);
  await pool.query(`update schema_needs set migration = '9999-future'`);
  await expect(migrate(db)).rejects.toThrow('9999-future');
  await close();
});
