import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { startTemporaryPostgres } from '@sastre/db/testing';
import { freePort } from '@sastre/shared-testing/node';
import { defaultPlans } from '../../plans/default-plans.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const REALM = '/realms/sastre';
const LIMITLESS = Object.fromEntries(
  ['READS', 'WRITES', 'TAILORINGS'].map((name) => [`RATE_LIMIT_${name}`, '0']),
);

/** Somebody who is signed in. */
export interface Account {
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

/** The real server in a process of its own, with a database and an identity provider of the bench's. */
export interface BenchServer {
  url: string;
  account(): Promise<Account>;
  /** Megabytes that it holds, and held at most. */
  memory(): { now: number; most: number };
  stop(): Promise<void>;
}

/** Starts it with its own settings but for limits: one account may do as much as it likes. */
export async function startBenchServer(): Promise<BenchServer> {
  const dir = await mkdtemp(join(tmpdir(), 'sastre-bench-tailoring-'));
  const postgres = await startTemporaryPostgres();
  const provider = await startProvider();
  const plansFile = join(dir, 'plans.json');
  const limitless = defaultPlans.map((plan) => ({ ...plan, dailyLimit: -1, weeklyLimit: -1 }));
  await writeFile(plansFile, JSON.stringify(limitless));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      ...{ PATH: process.env['PATH'], PORT: String(port), PUBLIC_URL: url },
      ...{ DATA_DIR: join(dir, 'data'), DATABASE_URL: await postgres.createDatabase() },
      // Nothing is printed here.
      ...{ CHROMIUM_PATH: '/bin/false', IDP_URL: provider.url, PLANS_FILE: plansFile },
      ...{ LOG_LEVEL: 'fatal', ...LIMITLESS },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const ready = new Promise<void>((resolve) =>
    child.stdout.on('data', (text) => String(text).includes('is ready') && resolve()),
  );
  const isGone = await Promise.race([ready.then(() => false), gone.then(() => true)]);
  if (isGone) throw new Error('The server did not start.');
  return {
    url,
    async account() {
      const token = await provider.sign(randomUUID());
      return {
        call: (method, path, body) =>
          fetch(`${url}/api${path}`, {
            method,
            headers: {
              authorization: `Bearer ${token}`,
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
      };
    },
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const of = (field: string) =>
        Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024;
      return { now: of('VmRSS'), most: of('VmHWM') };
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
      provider.stop();
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** An identity provider that vouches for anybody. */
async function startProvider() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'ES256' };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    sign: (sub: string) =>
      new SignJWT({ typ: 'Bearer', azp: 'sastre-web', name: 'Ada', email: `${sub}@example.org` })
        .setProtectedHeader({ alg: 'ES256', kid: 'bench' })
        .setSubject(sub)
        .setIssuer(`${url}${REALM}`)
        .setAudience('cv-api')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    stop: () => void server.close(),
  };
}
