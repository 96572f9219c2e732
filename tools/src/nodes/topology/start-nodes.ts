import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { startTemporaryPostgres, type TemporaryPostgres } from '@sastre/db/testing';
import { freePort } from '@sastre/shared-testing/node';
import { runRegistry } from '../../registry/run-command.ts';
import { chromiumEnv } from '../../test/chromium-env.ts';
import { ROOT } from '../../workspace.ts';
import { liveBuild, nextBuild, type NextBuild, type NodeBuild } from './builds.ts';
import { nodeProcess, type NodeProcess } from './node-process.ts';
import { startProxy } from './proxy.ts';
import { bucketEnv, startStore, type NodesStore } from './store.ts';

/** The topology of deploy/, each part a process of this machine. */
export interface Nodes {
  /** Where browsers go: the proxy. */
  url: string;
  servers: NodeProcess[];
  workers: NodeProcess[];
  postgres: TemporaryPostgres;
  databaseUrl: string;
  store: NodesStore;
  before: NodeBuild;
  next: NextBuild;
  /** Publishes what a folder of builds has to the store, as a deployment does first. */
  publish: (folder: string) => Promise<void>;
  /** Runs `npm run registry` with the configuration of these nodes. */
  registry: (...args: string[]) => Promise<void>;
  stop: () => Promise<void>;
}

const REMOTE = 'mfe_billing';
const SERVERS = 2;

/** Starts all of it: the builds are published first, the servers migrate, the workers follow, the proxy stands before. */
export async function startNodes(
  say: (text: string) => void,
  { drainSeconds, env = {} }: { drainSeconds: number; env?: Record<string, string> },
): Promise<Nodes> {
  const folder = await mkdtemp(join(tmpdir(), 'sastre-nodes-'));
  // Chromium and nginx work as other users.
  await chmod(folder, 0o755);
  const seed = join(ROOT, 'registry/local.json');
  const before = await liveBuild(join(ROOT, '.build'), join(folder, 'build-1'), seed);
  const next = await nextBuild(before, join(folder, 'build-2'), REMOTE);
  const [postgres, store, port, chromium] = await Promise.all([
    startTemporaryPostgres({ durable: true }),
    startStore(),
    freePort(),
    chromiumEnv(),
  ]);
  const databaseUrl = await postgres.createDatabase();
  const shared = {
    ...{ PUBLIC_URL: `http://localhost:${port}`, DATABASE_URL: databaseUrl },
    ...{ REGISTRY_STORE: 'database', REGISTRY_FILE: seed, BUILD_DIR: before.folder },
    ...{ TRUST_PROXY: '1', DRAIN_SECONDS: String(drainSeconds), LOG_LEVEL: 'warn' },
    ...bucketEnv('PICTURES', store.settings),
    ...bucketEnv('BUILDS', store.settings),
    ...env,
  };
  const publish = async (from: string) =>
    runRegistry(
      ['publish', 'all'],
      { ...process.env, ...shared, BUILD_DIR: from },
      () => undefined,
    );
  await publish(before.folder);
  const make = async (name: string, script: string, own: Record<string, string>, at?: number) => {
    const dataDir = join(folder, name);
    await linkChromium(dataDir, chromium['E2E_CHROMIUM'] ?? '');
    return nodeProcess(name, script, {
      env: { ...shared, ...own, DATA_DIR: dataDir },
      ...(at === undefined ? {} : { url: `http://localhost:${at}` }),
    });
  };
  const serverPorts = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const servers = await Promise.all(
    serverPorts.map(async (at, place) =>
      make(`server-${place + 1}`, 'server/api/src/main.ts', { PORT: String(at), WORKER: '0' }, at),
    ),
  );
  const workers = await Promise.all(
    [1, 2].map(async (place) => make(`worker-${place}`, 'server/api/src/worker.ts', {})),
  );
  const nodes = [...servers, ...workers];
  await Promise.all(nodes.map(async (node) => node.start()));
  const stopProxy = await startProxy({ port, serverPorts, folder: join(folder, 'nginx') });
  say(`nginx, 2 servers, 2 workers, PostgreSQL, ${store.name}: up.`);
  return {
    ...{ url: shared.PUBLIC_URL, servers, workers, postgres, databaseUrl, store, before, next },
    publish,
    registry: async (...args) => runRegistry(args, { ...process.env, ...shared }, () => undefined),
    async stop() {
      for (const node of nodes) node.thaw();
      await stopProxy();
      await Promise.all(nodes.map(async (node) => node.end()));
      await store.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The Chromium that is unpacked already; a system's is found as it was found here. */
async function linkChromium(dataDir: string, chromium: string): Promise<void> {
  await mkdir(dataDir, { mode: 0o755 });
  const unpacked = dirname(chromium);
  if (basename(unpacked).startsWith('chromium-'))
    await symlink(dirname(unpacked), join(dataDir, 'bin'));
}
