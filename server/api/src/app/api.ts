import type { FastifyInstance } from 'fastify';
import {
  accountRoutes,
  backchannelLogoutRoute,
  createOutbox,
  exportRoutes,
  sessionRoutes,
  keycloakUserDeletion,
} from '../account/index.ts';
import { createSecurityLog, createSignedIn } from '@sastre/identity';
import { createUserMemory } from '@sastre/db/users';
import { cvRoutes, historyRoutes } from '../cv/index.ts';
import { createPictures, createShareLinks, pictureRoutes } from '../pictures/index.ts';
import { paymentRoutes, webhookRoute, planRoutes } from '../payment/index.ts';
import { tailoringRoutes } from '../tailoring/index.ts';
import { addAuthentication, readJsonBodies, addRateLimits } from '@sastre/base/web';
import type { AppDeps } from './deps.ts';
import { answerError } from './error-handler.ts';
import { databaseWindows, isOwnerGone } from '@sastre/db';
import { choresOf } from './chores.ts';
import { openApiDocument } from './openapi.ts';
import { pdfRoutes } from '../pdf-export/pdf.routes.ts';
import { createSeenCounts, seenRoutes } from '@sastre/registry/seen';
import type { LiveRegistry } from '../site/live-registry.ts';
import { NO_TRACING, traceOfCall } from '@sastre/base/tracing';
import { trashRoutes } from '../trash/index.ts';

/** Everything below `/api`. */
export async function apiRoutes(
  api: FastifyInstance,
  deps: AppDeps,
  registry: Pick<LiveRegistry, 'names'>,
): Promise<void> {
  const { tracing = NO_TRACING } = deps;
  const {
    config,
    db,
    clock,
    log,
    verifyToken,
    verifyLogout,
    plans,
    tailoring,
    jobQueue,
    payments,
  } = deps;
  const { prints } = deps.metrics;
  const pdf: AppDeps['pdf'] = {
    print: async (options) => prints.follow(() => deps.pdf.print(options)),
    read: async (options) => prints.follow(() => deps.pdf.read(options)),
  };
  const users = createUserMemory(db, clock);
  const pictures = createPictures(db, deps.pictureStore, clock);
  readJsonBodies(api);
  // A database of one's own may have other nodes.
  const shared = config.databaseUrl === undefined ? undefined : databaseWindows(db, clock, log);
  addRateLimits(api, { budgets: config.rateBudgets, clock, shared });
  addAuthentication(api, { verifyToken, rememberUser: users.remember });
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  api.setErrorHandler((error, request, reply) => {
    // The row that we remembered is gone, as another server deleted it.
    if (isOwnerGone(error) && request.caller !== null) users.forget(request.caller.sub);
    answerError(error, request, reply);
  });

  cvRoutes(api, { db, clock });
  historyRoutes(api, { db, clock });
  tailoringRoutes(api, { tailoring, db, clock, traceOf: (call) => traceOfCall(call, tracing) });
  pictureRoutes(api, {
    pictures,
    shareLinks: createShareLinks(db, clock),
    publicUrl: config.publicUrl,
  });
  trashRoutes(api, { db, pictures, clock });
  pdfRoutes(api, { pdf, pictures, db });
  planRoutes(api, { db, clock, plans, payments });
  paymentRoutes(api, payments);
  await webhookRoute(api, payments);
  const counts = createSeenCounts({ db, clock, log, whenHurt: () => outbox.nudge() });
  api.addHook('onClose', async () => counts.stop());
  const reports = deps.metrics.remotes;
  seenRoutes(api, { config, db, clock, counts, reports, isBuild: registry.names });
  const { embedded, admin } = config.identity;
  const outbox = createOutbox({
    db,
    pictures,
    jobQueue,
    clock,
    log,
    chores: choresOf({ pictures, clock, log, config }),
    endAtProvider: async (sub) => payments.endAtProvider(sub),
    ...(admin ? { deleteIdentity: keycloakUserDeletion(config.identity, admin) } : {}),
  });
  const security = createSecurityLog(log, deps.metrics.security.count, tracing);
  accountRoutes(api, {
    security,
    db,
    clock,
    jobQueue,
    users,
    outbox,
    identity: embedded ? 'embedded' : admin ? 'external' : 'kept',
  });
  sessionRoutes(api, embedded ? createSignedIn(db, clock) : undefined, security);
  if (verifyLogout) await backchannelLogoutRoute(api, { db, clock, verifyLogout, security });
  exportRoutes(api, { db, pictures, clock });
  let openApi: string | undefined;
  api.get('/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send((openApi ??= JSON.stringify(openApiDocument()))),
  );
}
