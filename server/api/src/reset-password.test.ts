import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';

let postgres: TestDatabases;
let url = '';
beforeAll(async () => {
  postgres = await openTestDatabases();
  url = await postgres.createDatabase();
}, 120_000);
afterAll(() => postgres.stop());

const run = (...given: string[]) => runProgram('reset-password.ts', ...given);

async function runProgram(
  name: string,
  ...given: string[]
): Promise<{ code: number; said: string; noted: string }> {
  const program = join(import.meta.dirname, name);
  const env = { ...process.env, DATABASE_URL: url, PUBLIC_URL: 'https://cv.example.org' };
  return promisify(execFile)(process.execPath, [program, ...given], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout, noted: stderr }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr, noted: '' }),
  );
}

async function addUser(email: string): Promise<void> {
  const { db, close } = openDatabase(url);
  const user = { id: email, email, name: 'Ana', locale: 'en', email_verified: false };
  const times = { pw_hash: 'x', pw_changed_at: 0, created_at: 0 };
  await db
    .insertInto('idp_user')
    .values({ ...user, ...times })
    .execute();
  await close();
}

test('the command prints a link for an account, and says what is wrong otherwise', async () => {
  expect(await run()).toMatchObject({ code: 1, said: 'Give the email address of one account.\n' });
  const nobody = await run('nobody@example.org');
  expect(nobody).toMatchObject({ code: 1, said: 'No account has the email nobody@example.org.\n' });
  await addUser('ana@example.org');
  const { code, said, noted } = await run('Ana@example.org');
  expect(code).toBe(0);
  expect(said).toMatch(
    /^https:\/\/cv\.example\.org\/idp\/realms\/sastre\/login-actions\/new-password\?token=[\w-]{43}\n/,
  );
  expect(JSON.parse(noted)).toMatchObject({ msg: 'security', event: 'reset-link-made' });
});

test('another takes the second factors of an account away', async () => {
  await addUser('eva@example.org');
  const nobody = await runProgram('remove-factors.ts', 'nobody@example.org');
  expect(nobody).toMatchObject({ code: 1, said: 'No account has the email nobody@example.org.\n' });
  const { code, said, noted } = await runProgram('remove-factors.ts', 'eva@example.org');
  expect([code, said]).toEqual([0, expect.stringContaining('signs in alone again')]);
  expect(JSON.parse(noted)).toMatchObject({ msg: 'security', event: 'factors-removed' });
  expect(noted).not.toContain('eva@');
});
