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

/**
 * `/health/live`: this process answers. `/health/ready`: it can serve, that is it is not about to stop, the database
 * answers and has our tables (the server listens only after migrating; another could have taken them away), and it knows
 * which builds are live. Otherwise 503, with the reason where it is one of the configuration's. `/health/version`: which
 * build it is.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, registry, provenance, stopping }: HealthParts,
): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/version', async () => provenance);
  app.get('/health/ready', async (request, reply) => {
    const unavailable = (status: string, reason?: string) =>
      reply
        .status(503)
        .header('retry-after', '2')
        .send({ status, ...(reason === undefined ? {} : { reason }) });
    if (stopping?.aborted) return unavailable('stopping');
    try {
      await sql`select 1 from app_setting limit 1`.execute(db);
    } catch (err) {
      request.log.warn({ err }, 'not ready');
      return unavailable('unavailable');
    }
    const problem = await registry.problem();
    if (problem === undefined) return { status: 'ok' };
    request.log.warn({ reason: problem }, 'not ready');
    return unavailable('unavailable', `No product area can be served: ${problem}`);
  });
}
