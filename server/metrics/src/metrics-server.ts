import { fastify, type FastifyInstance } from 'fastify';
import { NO_SCHEMAS } from '@sastre/base/web';
import { ProblemError } from '@sastre/base/problem';
import type { Metrics } from './metrics.ts';
import { metricsRoute } from './metrics.routes.ts';

/** Where the metrics are served apart from the site. */
export interface MetricsServerParts {
  metrics: Pick<Metrics, 'text' | 'contentType'>;
  port: number;
  host: string;
  /** Who has it may read; undefined: whoever reaches the port. */
  token: string | undefined;
}

/** Serves `/metrics` and `/health/live` on a port of their own, which nobody outside needs to reach. */
export async function startMetricsServer({
  metrics,
  port,
  host,
  token,
}: MetricsServerParts): Promise<{ stop(): Promise<void> }> {
  const app: FastifyInstance = fastify(NO_SCHEMAS);
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof ProblemError ? error.status : 500;
    const headers = error instanceof ProblemError ? error.extra.headers : {};
    void reply
      .status(status)
      .headers(headers ?? {})
      .send({ status });
  });
  metricsRoute(app, metrics, token);
  app.get('/health/live', async () => ({ status: 'ok' }));
  await app.listen({ port, host, listenTextResolver: () => 'listening' });
  return { stop: async () => app.close() };
}
