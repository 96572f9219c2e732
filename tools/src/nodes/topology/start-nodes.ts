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

/** Starts all of it; what was started is ended when a later part does not start, or when the command is stopped. */
export async function startNodes(
  say: (text: string) => void,
  { drainSeconds }: { drainSeconds: number },
): Promise<Nodes> {
  const stops: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    stopping ??= (async () => {
      for (const end of stops.toReversed()) await end();
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    return { ...(await startParts(say, drainSeconds, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The builds are published first, the servers migrate, the workers follow, the proxy stands before. */
async function startParts(
  say: (text: string) => void,
  drainSeconds: number,
  stops: (() => Promise<unknown>)[],
): Promise<Omit<Nodes, 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'sastre-nodes-'));
  stops.push(async () => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  // Chromium and nginx work as other users.
  await chmod(folder, 0o755);
  const seed = join(ROOT, 'registry/local.json');
  const before = await liveBuild(join(ROOT, '.build'), join(folder, 'build-1'), seed);
  const next = await nextBuild(before, join(folder, 'build-2'), REMOTE);
  const chromium = await chromiumEnv();
  const postgres = await startTemporaryPostgres({ durable: true });
  stops.push(async () => postgres.stop());
  const store = await startStore();
  stops.push(async () => store.stop());
  const port = await freePort();
  const databaseUrl = await postgres.createDatabase();
  const shared = {
    ...{ PUBLIC_URL: `http://localhost:${port}`, DATABASE_URL: databaseUrl },
    ...{ REGISTRY_STORE: 'database', REGISTRY_FILE: seed, BUILD_DIR: before.folder },
    ...{ TRUST_PROXY: '1', DRAIN_SECONDS: String(drainSeconds), LOG_LEVEL: 'warn' },
    // Who saves as fast as the server answers is told to wait: right, but not what is looked at here.
    RATE_LIMIT_WRITES: '1000000',
    ...bucketEnv('PICTURES', store.settings),
    ...bucketEnv('BUILDS', store.settings),
  };
  const registry = async (args: string[], own: Record<string, string> = {}) =>
    runRegistry(args, { ...process.env, ...shared, ...own }, () => undefined);
  const publish = async (from: string) => registry(['publish', 'all'], { BUILD_DIR: from });
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
  stops.push(async () => {
    for (const node of nodes) node.thaw();
    await Promise.all(nodes.map(async (node) => node.end()));
  });
  await Promise.all(nodes.map(async (node) => node.start()));
  stops.push(await startProxy({ port, serverPorts, folder: join(folder, 'nginx') }));
  say(`nginx, 2 servers, 2 workers, PostgreSQL, ${store.name}: up.`);
  return {
    ...{ url: shared.PUBLIC_URL, servers, workers, postgres, databaseUrl, store, before, next },
    publish,
    registry: async (...args) => registry(args),
  };
}

/** The Chromium that is unpacked already; a system's is found as it was found here. */
async function linkChromium(dataDir: string, chromium: string): Promise<void> {
  await mkdir(dataDir, { mode: 0o755 });
  const unpacked = dirname(chromium);
  if (basename(unpacked).startsWith('chromium-'))
    await symlink(dirname(unpacked), join(dataDir, 'bin'));
}
