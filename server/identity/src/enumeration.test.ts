import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { hashPassword, passwordMatches } from './account/password.ts';
import { requestPasswordReset } from './sign-in/password-reset.ts';
import { registerByMail, registerUser } from './sign-in/register.ts';
import { signIn } from './sign-in/sign-in.ts';
import { createDevices } from './store/devices.ts';
import { createThrottle } from './store/throttle.ts';
import { createUsers } from './store/users.ts';
import { recorded } from './testing/recorded.ts';

const SOAK = Number(process.env['SOAK'] ?? 1);
jest.setTimeout(60_000 * SOAK);

const KNOWN = 'known@example.com';
const UNKNOWN = 'unknown@example.com';
const PASSWORD = 'correct horse';
const clock = () => 1_800_000_000_000;

let postgres: TestDatabases | undefined;
let database: OpenDatabase | undefined;
beforeAll(async () => {
  postgres = await openTestDatabases();
  database = openDatabase(await postgres.createDatabase());
  const passwordHash = await hashPassword(PASSWORD);
  const user = { email: KNOWN, name: 'Known', locale: 'en', passwordHash };
  await createUsers(database.db, clock).create(user);
}, 120_000);
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
});

/** The parts of the use cases on a database that notes what they ask of it. */
function observed() {
  const { db, statements } = recorded((database as OpenDatabase).db);
  const parts = {
    ...{ db, clock, users: createUsers(db, clock) },
    ...{ throttle: createThrottle(db, clock), devices: createDevices(db, clock) },
    security: () => undefined,
  };
  return { parts, statements };
}

const form = (email: string) => ({
  name: 'Ana',
  email,
  password: PASSWORD,
  locale: 'en',
  ip: '192.0.2.1',
});
const attempt = (email: string) => ({
  ...{ email, password: 'wrong', ip: '192.0.2.1' },
  device: 'a browser that nobody knows',
});

type Parts = ReturnType<typeof observed>['parts'];
const useCases: [string, (parts: Parts, email: string) => Promise<{ kind: string }>, string][] = [
  ['signing in with a wrong password', (parts, email) => signIn(parts, attempt(email)), 'wrong'],
  [
    'asking for a new password',
    (parts, email) => requestPasswordReset(parts, { email, locale: 'en', ip: '192.0.2.1' }),
    'queued',
  ],
  ['registering by mail', (parts, email) => registerByMail(parts, form(email), 'uid'), 'mailed'],
];

test.each(useCases)(
  '%s does the same work for an address that has an account and for one that has none',
  async (_case, run, kind) => {
    const works = [];
    for (const email of [KNOWN, UNKNOWN]) {
      const { parts, statements } = observed();
      expect((await run(parts, email)).kind).toBe(kind);
      works.push(statements);
    }
    expect(works[0]?.length).toBeGreaterThan(1);
    expect(works[0]).toEqual(works[1]);
  },
);

test('registering where there is no mail asks the same of the database, in one sentence for any reason', async () => {
  const works = [];
  const results = [];
  for (const email of [KNOWN, 'fresh@example.com']) {
    const { parts, statements } = observed();
    results.push((await registerUser(parts, form(email))).kind);
    works.push(statements);
  }
  expect(results).toEqual(['problem', 'created']);
  expect(works[0]).toEqual(works[1]);
});

test('locks an address without an account as one with an account', async () => {
  const outcomes = [];
  for (const email of ['lock-1@example.com', 'lock-2@example.com']) {
    const { parts } = observed();
    const passwordHash = await hashPassword(PASSWORD);
    if (email.includes('1')) {
      await parts.users.create({ email, name: 'Locked', locale: 'en', passwordHash });
    }
    const kinds = [];
    for (let count = 0; count < 7; count += 1) {
      kinds.push(await signIn(parts, { ...attempt(email), ip: '192.0.2.100' }));
    }
    outcomes.push(kinds);
  }
  expect(outcomes[0]?.at(-1)).toMatchObject({ kind: 'wait' });
  expect(outcomes[0]).toEqual(outcomes[1]);
});

test('a password is compared with a hash of the same cost whether or not there is one', async () => {
  const compared: string[] = [];
  const compare = async (hash: string) => {
    compared.push(hash.split('$').slice(0, 4).join('$'));
    return true;
  };
  const stored = await hashPassword(PASSWORD);
  expect(await passwordMatches(stored, PASSWORD, compare)).toBe(true);
  expect(await passwordMatches(undefined, PASSWORD, compare)).toBe(false);
  expect(compared).toEqual(Array(2).fill('$argon2id$v=19$m=19456,t=2,p=1'));
});

const timed = SOAK > 1 ? test : test.skip;
timed('a wrong password takes as long as an unknown address, measured in turns', async () => {
  const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] };
  const { parts } = observed();
  for (let round = 0; round < 40 * SOAK; round += 1) {
    for (const email of round % 2 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]) {
      // Each attempt comes from elsewhere and finds no failures: a lock would answer at once.
      await parts.throttle.clear({ name: `account:${email}`, free: 5 });
      const began = performance.now();
      const result = await signIn(parts, { ...attempt(email), ip: `198.51.100.${round}` });
      times[email]?.push(performance.now() - began);
      expect(result.kind).toBe('wrong');
    }
  }
  const median = (email: string) => {
    const sorted = (times[email] ?? []).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  const [known, unknown] = [median(KNOWN), median(UNKNOWN)];
  expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(0.15);
});
