import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { problem } from '@sastre/base/problem';
import { bearerToken } from '@sastre/base/web';
import type { Metrics } from './metrics.ts';

/** Serves `/metrics`; with a token only to who has it. */
export function metricsRoute(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  token: string | undefined,
): void {
  app.get('/metrics', async (request, reply) => {
    const given = bearerToken(request.headers.authorization) ?? '';
    if (token !== undefined && !isSameSecret(given, token)) {
      throw problem('unauthenticated', 'The metrics are for who has METRICS_TOKEN.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
}

/** Whether a secret is the right one; takes as long for any guess. */
export function isSameSecret(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
