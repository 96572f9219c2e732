import { sql, type Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '@sastre/db';

/**
 * `/health/live`: this process answers. `/health/ready`: it can serve, that is the database answers and has
 * our tables (the server listens only after migrating; another could have taken them away). Otherwise 503.
 */
export function healthRoutes(app: FastifyInstance, db: Kysely<Database>): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (request, reply) => {
    try {
      await sql`select 1 from app_setting limit 1`.execute(db);
      return { status: 'ok' };
    } catch (err) {
      request.log.warn({ err }, 'not ready');
      return reply.status(503).header('retry-after', '2').send({ status: 'unavailable' });
    }
  });
}
