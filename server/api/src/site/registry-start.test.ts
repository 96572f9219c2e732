import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases } from '@sastre/db/testing';
import { databaseStore, fileStore, type Change } from '@sastre/registry';
import type { Registry } from '@sastre/shared-contracts/registry';
import { until } from '@sastre/shared-testing/node';
import { startTestSite } from '../app/testing/test-site.ts';
import type { LiveRegistry } from './live-registry.ts';
import { registryEntry } from './registry.fixture.ts';
import { openRegistry } from './registry-sources.ts';

const GOOD = { revision: 7, remotes: [registryEntry('mfe_billing')] };
const CUT = JSON.stringify(GOOD).slice(0, 200);
const author = { who: 'ana', why: '' };
const add =
  (name: string) =>
  (registry: Registry): Change => ({
    ok: true,
    registry: {
      revision: registry.revision + 1,
      remotes: [...registry.remotes, registryEntry(name)],
    },
    act: { kind: 'promote', said: name },
  });

let dir = '';
let databases: Awaited<ReturnType<typeof openTestDatabases>>;
const databasesOpen: OpenDatabase[] = [];
const registriesOpen: LiveRegistry[] = [];
const warnings: string[] = [];
const log = { warn: (...told: unknown[]) => void warnings.push(JSON.stringify(told)) };

beforeAll(async () => {
  databases = await openTestDatabases();
});
afterAll(() => databases.stop());
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'registry-start-'));
  warnings.length = 0;
});
afterEach(async () => {
  for (const registry of registriesOpen.splice(0)) await registry.stop();
  for (const { close } of databasesOpen.splice(0)) await close();
  await rm(dir, { recursive: true });
});

const file = () => join(dir, 'local.json');
const write = (content: object | string) =>
  writeFile(file(), typeof content === 'string' ? content : JSON.stringify(content));
/** A server's registry, as it is after a start. */
async function start(
  url?: string,
  dataDir = join(dir, 'data'),
  registryFile = file(),
): Promise<LiveRegistry> {
  const database = openDatabase(url ?? 'postgres://nobody@localhost:1/none');
  databasesOpen.push(database);
  const where = {
    registryFile,
    registryStore: url === undefined ? ('file' as const) : ('database' as const),
    dataDir,
  };
  const registry = await openRegistry(where, database.db, log, 20);
  registriesOpen.push(registry);
  return registry;
}
const namesOf = async (registry: LiveRegistry) =>
  (await registry.resolve('v1')).remotes.map(({ name }) => name);

describe('a server that starts with a registry file', () => {
  test.each([
    ['cut', () => write(CUT)],
    ['empty', () => write('')],
    ['no registry', () => write('[]')],
    ['gone', () => rm(file())],
  ])('that is %s serves the last one that was good, and heals with it', async (_what, breakIt) => {
    await write(GOOD);
    await (await start()).stop();
    await breakIt();
    const registry = await start();
    expect([await namesOf(registry), await registry.problem()]).toEqual([
      ['mfe_billing'],
      undefined,
    ]);
    expect(warnings.join()).toContain('"serving":7');
    await write({ revision: 8, remotes: [registryEntry('mfe_export')] });
    expect(await namesOf(registry)).toEqual(['mfe_export']);
  });

  test('that is cut, on a machine that never served it, takes the newest of its history', async () => {
    const store = fileStore(file());
    await store.change(author, add('mfe_billing'));
    await store.change(author, add('mfe_export'));
    await write(CUT);
    expect(await namesOf(await start())).toEqual(['mfe_billing', 'mfe_export']);
  });

  test('that is cut and was never good says that it is not ready, and why, until it is good', async () => {
    await write(CUT);
    const registry = await start();
    expect(await namesOf(registry)).toEqual([]);
    expect(await registry.problem()).toMatch(/local\.json is not JSON/);
    expect(await registry.problem()).toMatch(/local\.json is not JSON/);
    await write(GOOD);
    expect([await registry.problem(), await namesOf(registry)]).toEqual([
      undefined,
      ['mfe_billing'],
    ]);
  });

  test('that is not there says how it comes to be', async () => {
    expect(await (await start()).problem()).toMatch(/is not there: npm run build writes it/);
  });

  test('never takes the last good one of another file', async () => {
    await write(GOOD);
    await (await start()).stop();
    const other = join(dir, 'other.json');
    await writeFile(other, CUT);
    const registry = await start(undefined, join(dir, 'data'), other);
    expect([await namesOf(registry), await registry.problem()]).toEqual([
      [],
      expect.stringContaining('other.json is not JSON'),
    ]);
  });
});

test('a server without a usable registry answers 503 with the reason', async () => {
  const registryFile = join(dir, 'broken.json');
  await writeFile(registryFile, CUT);
  const site = await startTestSite({ REGISTRY_FILE: registryFile });
  const ready = await site.app.inject('/health/ready');
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: 'unavailable', reason: expect.stringMatching(/^No product area .*is not JSON/) },
  ]);
  await writeFile(registryFile, JSON.stringify(GOOD));
  expect((await site.app.inject('/health/ready')).statusCode).toBe(200);
  await site.stop();
});

describe('two servers on one database', () => {
  test('begin with the file, and an act is live on both without a restart', async () => {
    await write(GOOD);
    const url = await databases.createDatabase();
    const nodes = await Promise.all([start(url, join(dir, 'one')), start(url, join(dir, 'two'))]);
    for (const node of nodes) expect(await namesOf(node)).toEqual(['mfe_billing']);
    const { db } = databasesOpen[0]!;
    await databaseStore(db, async () => undefined).change(author, add('mfe_export'));
    for (const node of nodes) {
      await until(async () => (await node.resolve('v1')).revision === 8);
      expect(await namesOf(node)).toEqual(['mfe_billing', 'mfe_export']);
    }
    expect(await nodes[0]?.digest()).toBe(await nodes[1]?.digest());
    // The file counts no more.
    await write({ revision: 50, remotes: [] });
    expect(await namesOf(await start(url, join(dir, 'three')))).toHaveLength(2);
  });

  test('are not ready while nobody made anything live, and then are', async () => {
    const url = await databases.createDatabase();
    const node = await start(url);
    expect(await node.problem()).toMatch(/The database holds no registry/);
    const { db } = databasesOpen[0]!;
    await databaseStore(db, async () => undefined).change(author, add('mfe_export'));
    await until(async () => (await node.problem()) === undefined);
  });

  test('keep what they served while the database is away', async () => {
    await write(GOOD);
    const url = await databases.createDatabase();
    const node = await start(url);
    await databasesOpen[0]?.close();
    await until(() => warnings.join().includes('registry cannot be used'));
    expect([await namesOf(node), await node.problem()]).toEqual([['mfe_billing'], undefined]);
  });
});
