import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import type { KyselyPlugin } from 'kysely';
import { openCore } from './core.ts';

let databases: TestDatabases;
let database: OpenDatabase;
beforeAll(async () => {
  databases = await openTestDatabases();
  database = openDatabase(await databases.createDatabase());
});
afterAll(async () => {
  await database.close();
  await databases.stop();
});

/** Answers of a database that, from `hold` on, are under way until they are let go; each says when it has come. */
function slowAnswers() {
  let passing = Promise.resolve();
  let onCome: (() => void) | undefined;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const held = passing;
      onCome?.();
      await held;
      return result;
    },
  };
  return {
    plugin,
    /** The next answer is held; resolves, once it has come, to what lets it go and waits until it has been taken. */
    async hold(ask: () => Promise<unknown>) {
      const gate = Promise.withResolvers<void>();
      const come = Promise.withResolvers<void>();
      passing = gate.promise;
      onCome = come.resolve;
      const asked = ask();
      await come.promise;
      passing = Promise.resolve();
      return async () => {
        gate.resolve();
        await asked;
      };
    },
  };
}

test('a clock that is turned while older settings are on their way is not turned back', async () => {
  const answers = slowAnswers();
  const parts = { clock: () => 0, publicUrl: 'http://localhost:4000' };
  const core = await openCore({ ...parts, db: database.db.withPlugin(answers.plugin) });
  const letGo = await answers.hold(async () => core.reload());
  await core.control({ offsetMs: 86_400_000 });
  await letGo();
  expect(core.now()).toBe(86_400_000);
});

test('settings that were read later are not replaced by ones that were read before', async () => {
  const answers = slowAnswers();
  const parts = { clock: () => 0, publicUrl: 'http://localhost:4000' };
  const core = await openCore({ ...parts, db: database.db.withPlugin(answers.plugin) });
  const elsewhere = await openCore({ ...parts, db: database.db });
  const letGo = await answers.hold(async () => core.reload());
  await elsewhere.control({ offsetMs: 172_800_000 });
  await core.reload();
  await letGo();
  expect(core.now()).toBe(172_800_000);
});
