import type { FastifyInstance } from 'fastify';
import { ANSWERED, type Log } from '../log/create-log.ts';
import { traceField, traceOfCall, type Tracing } from '../tracing/index.ts';

/**
 * Logs each answer: call, trace, method, route pattern, status, milliseconds. Never a path with ids, a query, a body, an
 * address. It is the line that the call's own log would write, without that log being made for it.
 */
export function logRequests(app: FastifyInstance, log: Log, tracing: Tracing): void {
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        reqId: request.id,
        ...traceField(traceOfCall(request.raw, tracing)),
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      ANSWERED,
    );
    done();
  });
}
