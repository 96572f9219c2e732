import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { apiRoutes } from './api.ts';
import type { AppDeps } from './deps.ts';
import { metricsRoute } from '@sastre/metrics';
import { cheapestPriceOf } from '../plans/index.ts';
import { documentRoutes } from '../site/documents.ts';
import { firstFilesOf } from '../site/first-files.ts';
import { answerError } from './error-handler.ts';
import { baselineHeaders, threadPolicy } from '../site/headers.ts';
import { healthRoutes, lookWhetherReady, type Readiness } from '../site/health.ts';
import { readProvenance } from '../site/provenance.ts';
import { rootFileRoutes } from '../site/root-files.ts';
import { problem } from '@sastre/base/problem';
import { openRegistry } from '../site/registry-sources.ts';
import { registryRoute } from '../site/registry.routes.ts';
import { logRequests, NO_SCHEMAS, unknownRoute } from '@sastre/base/web';
import { lazyChild } from '@sastre/base/log';
import { NO_TRACING, traceField, traceOfCall } from '@sastre/base/tracing';
import { IMMUTABLE, staticRoutes } from '../site/static-files.ts';
import { openStoredBuilds } from '../site/stored-builds.ts';

const PLAN_ICONS = join(dirname(fileURLToPath(import.meta.url)), '../../public/plans');

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/health/ready` says, without a call. */
    lookWhetherReady: () => Promise<Readiness>;
  }
}

/** Makes the whole site: API, documents, files, registry, health and, embedded, the identity provider. Not listening yet. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, log, site, tracing = NO_TRACING } = deps;
  const headers = baselineHeaders(config);
  const guard = (reply: FastifyReply) => void reply.headers(headers);
  const app: FastifyInstance = fastify<Server>({
    ...NO_SCHEMAS,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    childLoggerFactory: (logger, bindings, options, call) =>
      lazyChild(() =>
        logger.child({ ...bindings, ...traceField(traceOfCall(call, tracing)) }, options),
      ),
    requestIdHeader: false,
    requestTimeout: 60_000,
    // On a busy machine the identity provider takes longer than ten seconds to load, which is no reason not to start.
    pluginTimeout: 60_000,
    // What comes by an open connection while the door shuts is served: a bare 503 would tell a browser nothing.
    return503OnClosing: false,
    trustProxy: trusted(config.trustProxy),
    routerOptions: { maxParamLength: 1_000 },
    // An address that cannot be decoded never comes to a route.
    frameworkErrors: (_error, request: FastifyRequest, reply: FastifyReply) => {
      guard(reply);
      answerError(problem('malformed-request'), request, reply);
    },
  });
  // Hooks that wait for nothing say so: a promise for each would cost more than what they do.
  app.addHook('onRequest', (_request, reply, done) => {
    guard(reply);
    done();
  });
  deps.stopping?.addEventListener('abort', () => {
    // The next call comes by a connection of its own, which a balancer makes elsewhere.
    headers['connection'] = 'close';
  });
  logRequests(app, log, tracing);
  if (tracing !== NO_TRACING)
    app.addHook('onRequest', async ({ method, routeOptions }) =>
      tracing.nameCall(method, routeOptions.url ?? 'unknown'),
    );
  const { metrics } = deps;
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requests.count({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(unknownRoute(request), request, reply));

  if (deps.identity !== undefined) await app.register(deps.identity);
  if (deps.standIn !== undefined) await app.register(deps.standIn);
  const registry = await openRegistry(config, deps.db, log);
  app.addHook('onClose', () => registry.stop());
  await app.register(async (api) => apiRoutes(api, deps, registry), { prefix: '/api' });
  const provenance = await readProvenance(config.buildDir);
  await app.register(async (scope) => healthRoutes(scope, { ...deps, registry, provenance }));
  app.decorate('lookWhetherReady', async () => lookWhetherReady({ ...deps, registry }));
  if (config.metrics.token !== undefined) metricsRoute(app, metrics, config.metrics.token);
  registryRoute(app, { config, registry, verifyToken: deps.verifyToken });
  const { buildDir } = config;
  const stored = openStoredBuilds(config, log);
  const firstFiles = firstFilesOf(buildDir, stored?.('mfe').elsewhere);
  const cheapestPrice = cheapestPriceOf(deps.plans);
  const missing = documentRoutes(app, { config, registry, firstFiles, site, cheapestPrice });
  await app.register(async (scope) => {
    await staticRoutes(scope, [
      {
        prefix: '/assets',
        folder: join(buildDir, 'shell/assets'),
        cache: IMMUTABLE,
        policy: (name) => threadPolicy(name, config),
        ...stored?.('shell/assets'),
      },
      { prefix: '/mfe', folder: join(buildDir, 'mfe'), cache: IMMUTABLE, ...stored?.('mfe') },
      { prefix: '/fonts', folder: join(buildDir, 'fonts'), cache: IMMUTABLE },
      {
        prefix: '/legal',
        folder: join(buildDir, 'legal'),
        cache: 'public, max-age=3600',
        missing,
      },
      { prefix: '/plans-icons', folder: PLAN_ICONS, cache: 'public, max-age=3600' },
    ]);
    rootFileRoutes(scope, { config, site, clock: deps.clock });
  });
  return app;
}

function trusted(proxies: AppDeps['config']['trustProxy']) {
  // A number says how many proxies stand in front; the nearest is asked about first.
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
