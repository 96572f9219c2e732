import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@sastre/shared-testing/node';
import { once } from '../people/ask.ts';
import type { Verdict } from '../judge.rules.ts';
import { victimOf, type Plan } from '../plan.rules.ts';
import type { Crowd } from '../people/crowd.ts';
import type { NodeProcess } from '../topology/node-process.ts';
import type { Nodes } from '../topology/start-nodes.ts';

/** What phases work with. */
export interface PhaseParts {
  nodes: Nodes;
  crowd: Crowd;
  plan: Plan;
}

/** Phases by name. */
export const ROLLING = 'rolling restart';
export const STORE_AWAY = 'store away';
export const DATABASE_RESTARTED = 'PostgreSQL restarted';
export const CALM = 'calm';
/** In these nothing at all may fail: whoever cannot be served is told when to come back, and is then. */
export const FAULTLESS = [ROLLING, STORE_AWAY, DATABASE_RESTARTED, CALM];

const HEALED_MS = 60_000;
const PROMOTED_SECONDS = 5;

/** Waits until both servers say that they are ready, and answers after how many seconds. */
export async function healed({ servers }: Pick<Nodes, 'servers'>): Promise<number> {
  const began = performance.now();
  await until(async () => {
    const all = await Promise.all(servers.map(async ({ url }) => once(`${url}/health/ready`)));
    return all.every(({ status }) => status === 200);
  }, HEALED_MS);
  return (performance.now() - began) / 1_000;
}

const heals = (what: string, seconds: number): Verdict => ({
  says: `${what}: both servers are ready again`,
  holds: seconds < HEALED_MS / 1_000,
  found: `${seconds.toFixed(1)} s`,
});

/** The new build is published, every node changes to it, one after the other, and it is promoted. */
export async function rollOut({ nodes, crowd, plan }: PhaseParts): Promise<Verdict[]> {
  const { before, next } = nodes;
  await nodes.publish(next.folder);
  await crowd.tailor();
  crowd.openTabs([...before.assets, ...next.assets]);
  const codes: (number | null)[] = [];
  for (const node of [...nodes.servers, ...nodes.workers]) {
    codes.push(await node.end());
    await node.start({ BUILD_DIR: next.folder });
    await pause(plan.calmMs);
  }
  const bad = codes.filter((code) => code !== 0).length;
  return [
    { says: 'a node that is stopped ends with 0', holds: bad === 0, found: codes.join(', ') },
    await promoted(nodes),
    await delivered(nodes),
  ];
}

/** Seconds until each server, asked past the proxy, serves a build that was promoted. */
async function promoted({ next, registry, servers }: Nodes): Promise<Verdict> {
  await registry('promote', next.remote, next.build, '--no-server');
  const began = performance.now();
  const seconds = await Promise.all(
    servers.map(async ({ url }) => {
      await until(async () => {
        const { bytes } = await once(`${url}/registry.json`);
        return bytes.includes(`/${next.build}/`);
      }, HEALED_MS);
      return (performance.now() - began) / 1_000;
    }),
  );
  return {
    says: `a promotion is live on all nodes in ${PROMOTED_SECONDS} s`,
    holds: Math.max(...seconds) <= PROMOTED_SECONDS,
    found: seconds.map((one) => `${one.toFixed(1)} s`).join(', '),
  };
}

/** Each server, asked past the proxy, delivers every file of both builds. */
async function delivered({ before, next, servers }: Nodes): Promise<Verdict> {
  const paths = [...new Set([...before.assets, ...next.assets])];
  let missing = 0;
  for (const { url } of servers)
    for (const path of paths) if ((await once(url + path)).status !== 200) missing += 1;
  return {
    says: 'every node delivers every file of both builds',
    holds: missing === 0,
    found: `${missing} missing of ${paths.length} × ${servers.length}`,
  };
}

/** Every ten seconds somebody is killed, and started again. */
export async function killInTurn({ nodes, crowd, plan }: PhaseParts): Promise<Verdict[]> {
  const all: NodeProcess[] = [...nodes.servers, ...nodes.workers];
  await crowd.tailor();
  let longest = 0;
  for (let kill = 0; kill < plan.kills; kill += 1) {
    const next = pause(plan.killEveryMs);
    const victim = all.find(({ name }) => name === victimOf(kill));
    await victim?.kill();
    const began = performance.now();
    await victim?.start();
    longest = Math.max(longest, (performance.now() - began) / 1_000);
    await next;
  }
  return [heals(`${plan.kills} kills, restart in ${longest.toFixed(1)} s`, await healed(nodes))];
}

/** A server stands still with all its connections open, and goes on. */
export async function freeze({ nodes, plan }: PhaseParts): Promise<Verdict[]> {
  const [, server] = nodes.servers;
  const [, worker] = nodes.workers;
  for (const node of [server, worker]) node?.freeze();
  await pause(plan.frozenMs);
  for (const node of [server, worker]) node?.thaw();
  return [heals('frozen', await healed(nodes))];
}

/** The store of pictures and builds cannot be reached. */
export async function takeStoreAway({ nodes, plan }: PhaseParts): Promise<Verdict[]> {
  await nodes.store.door.shut();
  await pause(plan.storeAwayMs);
  await nodes.store.door.open();
  return [heals('store away', await healed(nodes))];
}

/** PostgreSQL is stopped, which cuts all its connections, and started again. */
export async function restartDatabase({ nodes, crowd, plan }: PhaseParts): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  await crowd.tailor();
  for (let restart = 0; restart < plan.databaseRestarts; restart += 1) {
    const { pid } = nodes.postgres;
    process.kill(pid, restart % 2 === 0 ? 'SIGINT' : 'SIGKILL');
    await until(() => nodes.postgres.pid !== pid, HEALED_MS);
    verdicts.push(heals('PostgreSQL restarted', await healed(nodes)));
    await pause(plan.calmMs);
  }
  return verdicts;
}
