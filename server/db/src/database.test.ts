import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createServer, type Socket, type AddressInfo } from 'node:net';
import { isDatabaseAway } from './database-away.ts';
import { openDatabase } from './database.ts';
import { prepare } from './prepare.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from './testing/temporary-database.ts';
import { until } from '@sastre/shared-testing/node';

// Databases are made and killed here: a busy machine may need longer than the usual limit.

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startTemporaryPostgres();
});
afterAll(() => postgres.stop());

const one = sql<{ one: number }>`select 1 as one`;
const failure = async (promise: Promise<unknown>): Promise<{ error: unknown; ms: number }> => {
  const began = performance.now();
  return promise.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: unknown) => ({ error, ms: performance.now() - began }),
  );
};

test('reads a bigint as a number and a date as its text', async () => {
  const { db, close } = openDatabase(postgres.url);
  const { rows } = await sql`select 9000000000::bigint as big, date '2026-01-31' as day`.execute(
    db,
  );
  expect(rows).toEqual([{ big: 9_000_000_000, day: '2026-01-31' }]);
  await close();
  await close();
});

test('an address where nobody listens fails at once as away', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const { db, close } = openDatabase(`postgres://a:b@127.0.0.1:${port}/c`);
  const { error, ms } = await failure(one.execute(db));
  expect([isDatabaseAway(error), ms < 2000]).toEqual([true, true]);
  await close();
});

test('an address that accepts and never answers fails within two seconds as away', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const { db, close } = openDatabase(`postgres://a:b@127.0.0.1:${port}/c`);
  const { error, ms } = await failure(one.execute(db));
  expect([isDatabaseAway(error), ms < 2000]).toEqual([true, true]);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  await close();
});

test('a statement without an answer is away, its connection given up, and its change undone', async () => {
  const { db, close } = openDatabase(await postgres.createDatabase(), { answerLimit: 300, max: 1 });
  const values = { key: 'k', value: '1' };
  const { error, ms } = await failure(
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('app_setting').values(values).execute();
      await sql`select pg_sleep(60)`.execute(transaction);
    }),
  );
  expect([isDatabaseAway(error), ms < 2000]).toEqual([true, true]);
  expect((await until(() => one.execute(db))).rows).toEqual([{ one: 1 }]);
  expect(await db.selectFrom('app_setting').selectAll().execute()).toEqual([]);
  await close();
});

test('a written statement without an answer is away within its limit, and its connection given up', async () => {
  const { db, pool, close } = openDatabase(postgres.url, { answerLimit: 300, max: 1 });
  const sleep = prepare((at, { seconds }: { seconds: number }) =>
    at.selectNoFrom(sql<number>`pg_sleep(${seconds})`.as('slept')),
  );
  const { error, ms } = await failure(sleep(db, { seconds: 60 }));
  expect([isDatabaseAway(error), ms < 2000]).toEqual([true, true]);
  expect(String((error as Error).stack)).toContain('database.test.ts');
  expect(await until(() => sleep(db, { seconds: 0 }))).toHaveLength(1);
  // Whoever waits for a connection waits no longer than that either.
  const client = await pool.connect();
  expect(isDatabaseAway((await failure(sleep(db, { seconds: 0 }))).error)).toBe(true);
  client.release();
  expect(await sleep(db, { seconds: 0 })).toHaveLength(1);
  await close();
});

test('a written statement that is wrong fails by itself, says who asked, and its connection is used on', async () => {
  const { db, close } = openDatabase(postgres.url, { max: 1 });
  const divide = prepare((at, { by }: { by: number }) =>
    at.selectNoFrom([
      sql<number>`1 / ${by}::int`.as('one'),
      sql<number>`pg_backend_pid()`.as('pid'),
    ]),
  );
  const [before] = await divide(db, { by: 1 });
  const { error } = await failure(divide(db, { by: 0 }));
  expect([error, isDatabaseAway(error)]).toMatchObject([{ code: '22012' }, false]);
  expect(String((error as Error).stack)).toContain('database.test.ts');
  expect(await divide(db, { by: 1 })).toEqual([before]);
  await close();
});

test('a connection that ends between two statements fails its transaction, not the process', async () => {
  const { db, pool, close } = openDatabase(postgres.url);
  const { error } = await failure(
    db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await until(async () => {
        const found = await pool.query('select 1 from pg_stat_activity where pid = $1', [
          rows[0]?.pid,
        ]);
        return found.rowCount === 0;
      });
      await one.execute(transaction);
    }),
  );
  expect(isDatabaseAway(error)).toBe(true);
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});

test('the killed database is away, and the same pool works again when it is back', async () => {
  const { db, close } = openDatabase(postgres.url);
  const written = prepare((at) => at.selectNoFrom(sql<number>`1`.as('one')));
  await Promise.all([one.execute(db), written(db, {}), written(db, {})]);
  const { pid } = postgres;
  process.kill(pid, 'SIGKILL');
  const errors: unknown[] = [];
  const { rows } = await until(async () => {
    try {
      const [rows] = await Promise.all([written(db, {}), one.execute(db)]);
      return postgres.pid === pid ? null : { rows };
    } catch (error) {
      errors.push(error);
      throw error;
    }
  });
  expect(rows).toEqual([{ one: 1 }]);
  expect(errors.filter((error) => !isDatabaseAway(error))).toEqual([]);
  await close();
});
