import { sql, type Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '@sastre/db';
import type { LiveRegistry } from './live-registry.ts';
import type { Provenance } from './provenance.ts';

/** What has to be there for a server to be ready. */
export interface HealthParts {
  db: Kysely<Database>;
  registry: Pick<LiveRegistry, 'problem'>;
  /** Where the build that runs comes from. */
  provenance: Provenance;
  /** Aborted when it is about to stop. */
  stopping?: AbortSignal | undefined;
}

/** Whether a server can serve; `reason` is one of the configuration's, `err` for the log. */
export interface Readiness {
  status: 'ok' | 'stopping' | 'unavailable';
  reason?: string;
  err?: unknown;
}

/** Looks whether everything is there. Never rejects. */
export async function lookWhetherReady(
  parts: Pick<HealthParts, 'db' | 'registry' | 'stopping'>,
): Promise<Readiness> {
  if (parts.stopping?.aborted) return { status: 'stopping' };
  try {
    await sql`select 1 from app_setting limit 1`.execute(parts.db);
  } catch (err) {
    return { status: 'unavailable', err };
  }
  const problem = await parts.registry.problem();
  if (problem === undefined) return { status: 'ok' };
  return { status: 'unavailable', reason: `No product area can be served: ${problem}` };
}

/**
 * `/health/live`: this process answers. `/health/ready`: it can serve, that is it is not about to stop, the database
 * answers and has our tables (the server listens only after migrating; another could have taken them away), and it knows
 * which builds are live. Otherwise 503, with the reason where it is one of the configuration's. `/health/version`: which
 * build it is.
 */
export function healthRoutes(app: FastifyInstance, parts: HealthParts): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/version', async () => parts.provenance);
  app.get('/health/ready', async (request, reply) => {
    const { err, ...readiness } = await lookWhetherReady(parts);
    const { status, reason } = readiness;
    if (status === 'ok') return readiness;
    if (status === 'unavailable') request.log.warn(err ? { err } : { reason }, 'not ready');
    return reply.status(503).header('retry-after', '2').send(readiness);
  });
}
