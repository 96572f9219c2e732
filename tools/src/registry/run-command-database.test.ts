import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@sastre/db';
import { openTestDatabases } from '@sastre/db/testing';
import { databaseStore, folderBuilds } from '@sastre/registry';
import { writeBuild } from '@sastre/registry/testing';
import { runRegistry } from './run-command.ts';
import { startTestServer } from './testing/test-server.ts';

const BUILD = '1.0.0-aaaaaaaa';
let dir = '';
let databases: Awaited<ReturnType<typeof openTestDatabases>>;
beforeAll(async () => {
  databases = await openTestDatabases();
  dir = await mkdtemp(join(tmpdir(), 'command-'));
  await writeBuild(join(dir, 'builds'), BUILD);
  await writeFile(join(dir, 'seed.json'), '{"revision":7,"remotes":[]}');
});
afterAll(async () => {
  await databases.stop();
  await rm(dir, { recursive: true });
});

test('the command is the same where the registry is kept in the database, for every node', async () => {
  const url = await databases.createDatabase();
  const env = {
    DATABASE_URL: url,
    REGISTRY_STORE: 'database',
    REGISTRY_FILE: join(dir, 'seed.json'),
    BUILD_DIR: join(dir, 'builds'),
  };
  const said: string[] = [];
  const database = openDatabase(url);
  const store = databaseStore(database.db, async () => undefined);
  const builds = folderBuilds(join(dir, 'builds'));
  const nodes = [await startTestServer(store, builds), await startTestServer(store, builds)];
  const run = async (line: string) =>
    runRegistry(
      [...line.split(' '), ...nodes.flatMap((node) => ['--url', node.url])],
      env,
      (text) => void said.push(text),
    );
  await run('list');
  await run(`promote mfe_cv_editor ${BUILD} --by ana --why first`);
  expect(said[0]).toContain('the database, revision 7');
  expect(said[1]).toContain('is live for everybody. Revision 8 in the database.');
  expect(said.slice(2).map((line) => line.replace(/ \(.*/, ''))).toEqual(
    nodes.map((node) => `${node.url} serves revision 8`),
  );
  expect(await store.history(9)).toMatchObject([
    { revision: 8, who: 'ana', why: 'first', kind: 'promote' },
    { revision: 7, kind: 'seed' },
  ]);
  for (const node of nodes) await node.stop();
  await database.close();
});
