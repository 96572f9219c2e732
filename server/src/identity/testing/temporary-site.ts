import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { startTemporaryPostgres } from '../../db/testing/temporary-database.ts';
import type { TemporaryPostgres } from '../../db/testing/temporary-database.ts';
import { identityPlugin } from '../plugin.ts';

/** What the tests sign in to. */
export const REALM = 'cv';
export const CLIENT_ID = 'cv-web';
export const AUDIENCE = 'cv-api';

/** A listening site with the identity provider and a database of its own. `advance` moves its clock, in seconds. */
export interface TemporarySite {
  origin: string;
  issuer: string;
  db: Kysely<Database>;
  now(): number;
  advance(seconds: number): void;
  stop(): Promise<void>;
}

/** Starts PostgreSQL and the site on free ports. */
export async function startTemporarySite(): Promise<TemporarySite> {
  const postgres = await startTemporaryPostgres();
  try {
    return await startSite(postgres);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function startSite(postgres: TemporaryPostgres): Promise<TemporarySite> {
  const database = openDatabase(await postgres.createDatabase());
  // The provider must know its address before the first request, so the socket listens first.
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const app = Fastify({
    serverFactory: (handler) => server.on('request', handler),
    forceCloseConnections: true,
  });
  let skew = 0;
  const now = () => Date.now() + skew * 1000;
  await app.register(identityPlugin, {
    db: database.db,
    publicUrl: origin,
    realm: REALM,
    clientId: CLIENT_ID,
    audience: AUDIENCE,
    log: app.log,
    clock: now,
  });
  await app.ready();
  return {
    origin,
    issuer: `${origin}/idp/realms/${REALM}`,
    db: database.db,
    now,
    advance(seconds) {
      skew += seconds;
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
