import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase, type OpenDatabase } from '../index.ts';
import { openTestDatabases, type TestDatabases } from '../testing/temporary-database.ts';
import { denySubject, denyUntil, isSubjectDenied, sweepDenied } from './denied-subjects.ts';

let postgres: TestDatabases;
let database: OpenDatabase;
let now = Date.parse('2026-11-18T10:00:00Z');
const clock = () => now;

beforeAll(async () => {
  postgres = await openTestDatabases();
  database = openDatabase(await postgres.createDatabase());
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

const denied = async (sub: string) => isSubjectDenied(database.db, sub, clock);
const rows = async () => {
  const found = await database.db.selectFrom('deleted_subject').select('sub').execute();
  return found.map(({ sub }) => sub);
};

test('a deleted subject is denied until its tokens are dead, then swept', async () => {
  const { db } = database;
  await denySubject(db, 'sub-1', new Date(now + 360_000));
  await denySubject(db, 'sub-1', new Date(now + 1_000));
  now += 359_000;
  await sweepDenied(db, clock);
  expect([await denied('sub-1'), await denied('sub-2')]).toEqual([true, false]);
  now += 1_000;
  expect(await denied('sub-1')).toBe(false);
  await sweepDenied(db, clock);
  expect(await rows()).toEqual([]);
});

test('of a subject that is denied the end can be brought forward; no other is denied by that', async () => {
  const { db } = database;
  await denySubject(db, 'sub-3', new Date(now + 360_000));
  for (const sub of ['sub-3', 'sub-4']) await denyUntil(db, sub, new Date(now + 1_000));
  expect([await denied('sub-3'), await denied('sub-4')]).toEqual([true, false]);
  now += 1_000;
  expect(await denied('sub-3')).toBe(false);
});
