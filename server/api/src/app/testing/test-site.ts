import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LANGUAGES, type TailoringProgress } from '@sastre/shared-contracts/api';
import { LEGAL_PAGES } from '@sastre/shared-contracts/routes';
import {
  fastify,
  type FastifyInstance,
  type InjectOptions,
  type LightMyRequestResponse,
} from 'fastify';
import type { Kysely } from 'kysely';
import { parseConfig, type ServerConfig } from '@sastre/base/config';
import { loadSite } from '@sastre/base/site';
import { openDatabase, type Database } from '@sastre/db';
import { openTestDatabases } from '@sastre/db/testing';
import { identityPlugin } from '@sastre/identity/plugin';
import { createTokenDenial } from '@sastre/db/users';
import { createLog } from '@sastre/base/log';
import { openPayments, type OpenedPayments } from '../../payment/index.ts';
import { injectFetch } from '../../payment/testing/inject-fetch.ts';
import { createMetrics } from '@sastre/metrics';
import type { PdfService } from '@sastre/pdf';
import { openPictureStore, type PictureStore } from '../../pictures/index.ts';
import { createPlanCatalog } from '../../plans/index.ts';
import type { JobStarter } from '../../tailoring/index.ts';
import { quickTurnsHere } from '../../tailoring/testing/quick-turns-here.ts';
import { createApp } from '../app.ts';
import { BUDGETS } from '@sastre/base/web';
import type { AppDeps } from '../deps.ts';
import { createTestTokens, type TestTokens, type TestUser } from './test-tokens.ts';

/** A person, with a way to call the API as them. */
export interface Visitor extends TestUser {
  token: string;
  call(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
}
/** What a call carries. */
export interface CallOptions {
  body?: InjectOptions['payload'];
  headers?: Record<string, string>;
}

/** The whole site on a database of its own; only tailoring is a stand-in. */
export interface TestSite {
  app: FastifyInstance;
  db: Kysely<Database>;
  dir: string;
  config: ServerConfig;
  pictureStore: PictureStore;
  logLines: string[];
  /** Every route that was registered. */
  routes: { method: string; url: string }[];
  clock: { now: number };
  pdf: Pick<PdfService, 'print' | 'read'>;
  /** Payment, with the stand-in of the provider; nothing runs by itself. */
  paying: OpenedPayments;
  jobs: Map<string, TailoringProgress & { userId: string }>;
  sign: TestTokens['sign'];
  tokens: TestTokens;
  visitor(changed?: Partial<TestUser>): Promise<Visitor>;
  stop(): Promise<void>;
}

/** The clock of a site stands still, so that a minute would never end. */
const UNLIMITED = Object.fromEntries(
  BUDGETS.map((budget) => [`RATE_LIMIT_${budget.toUpperCase()}`, '0']),
);

/** Builds the site; call `stop` in `afterAll`. `env` is the configuration; with `databaseUrl` it uses that database, with `tailoring` no stand-in, `withIdentity` the embedded identity provider. */
export async function startTestSite(
  env: Record<string, string> = {},
  databaseUrl?: string,
  tailoring?: JobStarter,
  withIdentity: boolean = false,
): Promise<TestSite> {
  const dir = await mkdtemp(join(tmpdir(), 'site-test-'));
  const postgres = databaseUrl === undefined ? await openTestDatabases() : undefined;
  const { db, close } = openDatabase(databaseUrl ?? (await postgres?.createDatabase()) ?? '');
  const clock = { now: Date.parse('2026-11-18T10:00:00Z') };
  const now = () => clock.now;
  const tokens = await createTestTokens(now, createTokenDenial(db, now));
  const config = parseConfig({
    env: { DATA_DIR: join(dir, 'data'), ...UNLIMITED, ...env },
    repository: dir,
    isRoot: false,
  });
  const logLines: string[] = [];
  const log = createLog('info', { write: (line) => void logLines.push(line) });
  const pictureStore = openPictureStore(config);
  const pdf = {
    print: async () => ({
      bytes: new TextEncoder().encode('%PDF-1.7 test'),
      report: { words: 0, pages: 1, findings: [], more: 0 },
    }),
    read: async () => [['Ada Lovelace']],
  };
  const plans = createPlanCatalog();
  const runBy = await loadSite(config.siteFile);
  const sites: FastifyInstance[] = [];
  const paying = await openPayments({
    ...{ config, db, log, plans, clock: now, site: runBy },
    fetch: injectFetch(() => sites[0] ?? fastify()),
  });
  const jobs: TestSite['jobs'] = new Map();
  const routes: TestSite['routes'] = [];
  const deps: AppDeps = {
    config,
    db,
    log,
    clock: now,
    site: runBy,
    verifyToken: tokens.verifyToken,
    ...(!config.identity.embedded && { verifyLogout: tokens.verifyLogout }),
    metrics: createMetrics(),
    pdf: {
      print: (options) => (pdf as TestSite['pdf']).print(options),
      read: (options) => (pdf as TestSite['pdf']).read(options),
    },
    pictureStore,
    plans,
    payments: paying.payments,
    ...(paying.standInRoutes ? { standIn: paying.standInRoutes } : {}),
    tailoring: tailoring ?? fakeTailoring(jobs),
    jobQueue: { forget: async () => undefined },
    identity: listRoutes(routes, async (app) => {
      if (!withIdentity) return;
      const { publicUrl, mailServer } = config;
      const { realm, clientId, audience = 'cv-api' } = config.identity;
      await identityPlugin(app, {
        ...{ db, publicUrl, realm, clientId, audience, mailServer, site: runBy },
        log: createLog('silent'),
        clock: now,
      });
    }),
  };
  await writeDocuments(config);
  await writeRegistry(config);
  const app = await createApp(deps);
  sites.push(app);
  return {
    app,
    db,
    dir,
    config,
    pictureStore,
    logLines,
    routes,
    clock,
    pdf,
    paying,
    jobs,
    sign: tokens.sign,
    tokens,
    async visitor(changed = {}) {
      const sub = randomUUID();
      const user = { sub, name: 'Ada Lovelace', email: `${sub}@example.org`, ...changed };
      const token = await tokens.sign(user);
      return {
        ...user,
        token,
        call: (method, path, { body, headers } = {}) =>
          app.inject({
            method,
            url: `/api${path}`,
            headers: { authorization: `Bearer ${token}`, ...headers },
            ...(body === undefined ? {} : { payload: body }),
          }),
      };
    },
    async stop() {
      await paying.stop();
      await app.close();
      await close();
      await postgres?.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Stands where the identity provider is mounted, and hears of every route. */
function listRoutes(routes: TestSite['routes'], identity: (app: FastifyInstance) => Promise<void>) {
  const listen = async (app: FastifyInstance) => {
    app.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.push({ method: name, url });
    });
    await app.register(identity);
  };
  return Object.assign(listen, { [Symbol.for('skip-override')]: true });
}

function fakeTailoring(jobs: TestSite['jobs']): JobStarter {
  return {
    turns: quickTurnsHere,
    async start(userId) {
      const bullId = randomUUID();
      jobs.set(bullId, { bullId, userId, state: 'queued', progress: 0, stage: null, engine: null });
      return { bullId };
    },
    check: () =>
      Promise.resolve({
        cvLanguage: null,
        jobLanguage: null,
        letterLanguage: 'en',
        position: '',
        obstacles: [],
      }),
    async progress(userId, bullId) {
      const job = jobs.get(bullId);
      return job?.userId === userId ? job : undefined;
    },
  };
}

/** A registry without remotes, unless the test has one already. */
async function writeRegistry({ registryFile }: ServerConfig): Promise<void> {
  await mkdir(dirname(registryFile), { recursive: true });
  await writeFile(registryFile, '{"revision":0,"remotes":[]}', { flag: 'wx' }).catch(
    () => undefined,
  );
}

/** What the build would write, in little. */
async function writeDocuments({ buildDir }: ServerConfig): Promise<void> {
  const documents = join(buildDir, 'shell/documents');
  await mkdir(documents, { recursive: true });
  const places = ['boot', 'text', 'price', 'support', 'help'].map((name) => `<!--${name}-->`);
  const page = (name: string) =>
    `<!doctype html><html lang="en"><title>${name}</title>${places.join('|')}`;
  const inLanguages = ['welcome', 'missing', ...LEGAL_PAGES].flatMap((name) =>
    LANGUAGES.map((language) => `${name}.${language}`),
  );
  for (const name of ['app', ...inLanguages, 'preview-frame', 'silent-check-sso']) {
    await writeFile(join(documents, `${name}.html`), page(name));
  }
}
