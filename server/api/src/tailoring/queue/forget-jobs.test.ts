import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { createLog } from '@sastre/base/log';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { forgetJobsOf } from './forget-jobs.ts';
import { openJobQueue, type JobQueue } from './job-queue.ts';

let postgres: TestDatabases;
let database: OpenDatabase;
let queue: JobQueue;
/** Gives jobs up, as the queue does when no attempt came to an end. */
let boss: PgBoss;

beforeAll(async () => {
  postgres = await openTestDatabases();
  const url = await postgres.createDatabase();
  database = openDatabase(url);
  queue = await openJobQueue(url, createLog('silent'), 1_000);
  boss = new PgBoss({ connectionString: url, schema: 'job_queue', supervise: false });
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await queue.stop();
  await database.close();
  await postgres.stop();
});

/** A user with a job that waits, one that is done and one that was given up. */
async function userWithJobs(): Promise<string> {
  const { db } = database;
  const id = randomUUID();
  const [waiting, done, lost] = [randomUUID(), randomUUID(), randomUUID()];
  await db.insertInto('app_user').values({ id, email: '', name: '' }).execute();
  for (const job of [waiting, done, lost])
    await db.insertInto('tailoring_job').values({ id: job, user_id: id, request: '{}' }).execute();
  for (const job of [waiting, done]) await queue.add(db, job);
  await boss.complete('tailoring', done, null, { includeQueued: true });
  await boss.send('tailoring-abandoned', { jobId: lost });
  return id;
}

/** Entries of the queue for jobs, whatever became of them. */
async function entries(jobs: readonly string[]): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from job_queue.job
    where id = any(${[...jobs]}::uuid[]) or data ->> 'jobId' = any(${[...jobs]}::text[])`.execute(
    database.db,
  );
  return rows[0]?.found ?? 0;
}
async function jobsOf(userId: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('tailoring_job')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ id }) => id).toSorted();
}

test('nothing of a user stays in the queue, and all of others does', async () => {
  const [user, other] = [await userWithJobs(), await userWithJobs()];
  const [jobs, others] = [await jobsOf(user), await jobsOf(other)];
  expect(await entries(jobs)).toBe(3);
  const forgotten = await database.db
    .transaction()
    .execute(async (trx) => forgetJobsOf(trx, queue, user));
  expect(forgotten.toSorted()).toEqual(jobs);
  expect([await jobsOf(user), await entries(jobs)]).toEqual([[], 0]);
  expect([await jobsOf(other), await entries(others)]).toEqual([others, 3]);
});

test('what is rolled back was never forgotten', async () => {
  const user = await userWithJobs();
  const jobs = await jobsOf(user);
  const broken = database.db.transaction().execute(async (trx) => {
    await forgetJobsOf(trx, queue, user);
    throw new Error('Not today.');
  });
  await expect(broken).rejects.toThrow('Not today.');
  expect([await jobsOf(user), await entries(jobs)]).toEqual([jobs, 3]);
});

test('who has no jobs has none to forget', async () => {
  expect(await forgetJobsOf(database.db, queue, randomUUID())).toEqual([]);
});
