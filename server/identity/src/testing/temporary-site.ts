import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import type { MailServer } from '@sastre/base/config';
import { createLog } from '@sastre/base/log';
import { NO_SITE, type Site } from '@sastre/base/site';
import { openDatabase, type Database } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { hashPassword } from '../account/password.ts';
import { identityPlugin } from '../plugin.ts';
import type { SecurityEvent } from '../site/security-log.ts';
import { createUsers } from '../store/users.ts';

/** What the tests sign in to. */
export const REALM = 'cv';
export const CLIENT_ID = 'cv-web';
export const AUDIENCE = 'cv-api';

/**
 * A listening site with the identity provider and a database of its own. Its clock stands still, however slow the machine;
 * `advance` moves it, in seconds.
 */
export interface TemporarySite {
  origin: string;
  issuer: string;
  db: Kysely<Database>;
  /** Every route that the provider has. */
  routes: { method: string; url: string }[];
  /** What the provider has logged. */
  logLines: string[];
  /** Events of the security log, as they are counted. */
  counted: SecurityEvent[];
  /** A GET whose answer is not unpacked. */
  inject(url: string, headers: Record<string, string>): Promise<LightMyRequestResponse>;
  now(): number;
  advance(seconds: number): void;
  /** An account as it is made where there is no mail. Answers its id. */
  addUser(user: { email: string; name: string; password: string }): Promise<string>;
  stop(): Promise<void>;
}

/** How a temporary site is. */
interface SiteOptions {
  /** With one it sends mail. */
  mailServer?: MailServer | undefined;
  /** Who runs it. */
  runBy?: Site;
  /** Its name in addresses: browsers know passkeys for `localhost`, and none for an address. */
  host?: '127.0.0.1' | 'localhost';
}

/** Starts PostgreSQL and the site on free ports. */
export async function startTemporarySite(
  mailServer?: MailServer,
  runBy: Site = NO_SITE,
  host: SiteOptions['host'] = '127.0.0.1',
): Promise<TemporarySite> {
  const postgres = await openTestDatabases();
  try {
    return await startSite(postgres, { mailServer, runBy, host });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function startSite(
  postgres: TestDatabases,
  { mailServer, runBy = NO_SITE, host = '127.0.0.1' }: SiteOptions,
): Promise<TemporarySite> {
  const database = openDatabase(await postgres.createDatabase());
  // The provider must know its address before the first request, so the socket listens first.
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const app = Fastify({
    serverFactory: (handler) => server.on('request', handler),
    forceCloseConnections: true,
    trustProxy: true,
  });
  const routes: TemporarySite['routes'] = [];
  const logLines: string[] = [];
  const counted: TemporarySite['counted'] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.push({ method: name, url });
  });
  let time = Date.now();
  const now = () => time;
  await app.register(identityPlugin, {
    db: database.db,
    publicUrl: origin,
    realm: REALM,
    clientId: CLIENT_ID,
    audience: AUDIENCE,
    log: createLog('info', { write: (line) => void logLines.push(line) }),
    countSecurity: (event) => counted.push(event),
    mailServer,
    site: runBy,
    clock: now,
  });
  await app.ready();
  return {
    origin,
    issuer: `${origin}/idp/realms/${REALM}`,
    db: database.db,
    routes,
    logLines,
    counted,
    inject: (url, headers) => app.inject({ url, headers }),
    now,
    advance(seconds) {
      time += seconds * 1000;
    },
    async addUser({ email, name, password }) {
      const passwordHash = await hashPassword(password);
      const user = { email, name, locale: 'en', passwordHash };
      const id = await createUsers(database.db, now).create(user);
      if (id === undefined) throw new Error(`There is a user ${email}`);
      return id;
    },
    async stop() {
      server.closeAllConnections();
      await app.close();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
      await database.close();
      await postgres.stop();
    },
  };
}
