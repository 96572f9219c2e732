import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { UNLIMITED } from '@sastre/shared-contracts/api';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { giveBack, readUse, takeOperation } from './allowance.ts';
import { utcDay } from './allowance.rules.ts';
import type { PlanLimits } from './plan-catalog.ts';

const isSoak = Number(process.env['SOAK'] ?? 1) > 1;
const USERS = isSoak ? 1_000 : 20;
/** Of the variations that say the same once more. */
const FEW = isSoak ? 100 : 10;
const AT_ONCE = isSoak ? 50 : 20;
/** Requests of the soak wait their turn for a connection for longer than a click may. */
const PATIENCE = 600_000;
jest.setTimeout(isSoak ? PATIENCE : 60_000);

const at = (moment: string) => Date.parse(moment);
const SUNDAY_LATE = at('2026-11-22T23:59:59.999Z');
const MONDAY = at('2026-11-23T00:00:00.000Z');
const TUESDAY_LATE = at('2026-11-24T23:59:59.999Z');
const WEDNESDAY = at('2026-11-25T00:00:00.000Z');

let postgres: TestDatabases;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await openTestDatabases();
  const patient = { answerLimit: PATIENCE, statementLimit: PATIENCE };
  database = openDatabase(await postgres.createDatabase(), patient);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

async function addUsers(count = USERS): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const rows = ids.map((id) => ({ id, email: 'a@example.com', name: 'A' }));
  await database.db.insertInto('app_user').values(rows).execute();
  return ids;
}

const take = async (userId: string, limits: PlanLimits, now: number): Promise<boolean> =>
  database.db.transaction().execute(async (trx) => takeOperation(trx, userId, limits, now));

/** All requests of all users at once, each user's spread over the moments; answers who was admitted how often at each. */
async function storm(users: readonly string[], limits: PlanLimits, moments: readonly number[]) {
  const requests = users.flatMap((user) =>
    Array.from({ length: AT_ONCE }, (_, index) => ({
      user,
      now: moments[index % moments.length] ?? 0,
    })),
  );
  const admitted = new Map(users.map((user) => [user, moments.map(() => 0)]));
  await Promise.all(
    requests.map(async ({ user, now }) => {
      if (!(await take(user, limits, now))) return;
      const counts = admitted.get(user) ?? [];
      const place = moments.indexOf(now);
      counts[place] = (counts[place] ?? 0) + 1;
    }),
  );
  return [...admitted.values()];
}
const each = (users: readonly string[], counts: readonly number[]) => users.map(() => counts);

test.each([
  ['the day’s limit', { dailyLimit: 3, weeklyLimit: 10 }, 3, USERS],
  ['the week’s limit', { dailyLimit: UNLIMITED, weeklyLimit: 7 }, 7, USERS],
  ['a day’s limit above the week’s', { dailyLimit: 9, weeklyLimit: 4 }, 4, FEW],
  ['none', { dailyLimit: 0, weeklyLimit: 10 }, 0, FEW],
  ['no limit', { dailyLimit: UNLIMITED, weeklyLimit: UNLIMITED }, AT_ONCE, USERS],
])(
  '%s is admitted exactly to each of many users at once',
  async (_name, limits, expected, count) => {
    const users = await addUsers(count);
    expect(await storm(users, limits, [WEDNESDAY])).toEqual(each(users, [expected]));
    const [user = ''] = users;
    const use = { today: expected, week: expected };
    expect(await readUse(database.db, user, WEDNESDAY)).toEqual(use);
  },
);

test('on both sides of midnight each day is admitted its own limit', async () => {
  const users = await addUsers();
  const limits = { dailyLimit: 3, weeklyLimit: 100 };
  expect(await storm(users, limits, [TUESDAY_LATE, WEDNESDAY])).toEqual(each(users, [3, 3]));
});

test('on both sides of midnight the week’s limit holds for both days together', async () => {
  const users = await addUsers();
  const limits = { dailyLimit: 5, weeklyLimit: 6 };
  const counts = await storm(users, limits, [TUESDAY_LATE, WEDNESDAY]);
  expect(counts.map(([one = 0, other = 0]) => one + other)).toEqual(users.map(() => 6));
  expect(counts.flat().every((count) => count <= 5)).toBe(true);
});

test('on both sides of Monday each week is admitted its own limit', async () => {
  const users = await addUsers();
  const limits = { dailyLimit: UNLIMITED, weeklyLimit: 4 };
  expect(await storm(users, limits, [SUNDAY_LATE, MONDAY])).toEqual(each(users, [4, 4]));
  const [user = ''] = users;
  expect(await readUse(database.db, user, SUNDAY_LATE)).toEqual({ today: 4, week: 4 });
  expect(await readUse(database.db, user, MONDAY)).toEqual({ today: 4, week: 4 });
});

test('what is given back meanwhile can be taken once more, and goes to its own day', async () => {
  const users = await addUsers(FEW);
  const limits = { dailyLimit: 3, weeklyLimit: 100 };
  await storm(users, limits, [TUESDAY_LATE]);
  const backs = users.map(async (user) =>
    database.db.transaction().execute(async (trx) => giveBack(trx, user, utcDay(TUESDAY_LATE))),
  );
  const [, counts] = await Promise.all([Promise.all(backs), storm(users, limits, [WEDNESDAY])]);
  expect(counts).toEqual(each(users, [3]));
  expect(await storm(users, limits, [TUESDAY_LATE])).toEqual(each(users, [1]));
  expect(await storm(users, limits, [WEDNESDAY])).toEqual(each(users, [0]));
});
