import type { FastifyInstance } from 'fastify';
import { accountRoutes, createUserMemory } from '../account/index.ts';
import { cvRoutes } from '../cv/index.ts';
import { createPictures, createShareLinks, pictureRoutes } from '../pictures/index.ts';
import { planRoutes } from '../plans/index.ts';
import { tailoringRoutes } from '../tailoring/tailoring.routes.ts';
import { addAuthentication } from './authenticate.ts';
import type { AppDeps } from './deps.ts';
import { answerError, isOwnerGone } from './error-handler.ts';
import { contentSecurityPolicy } from './headers.ts';
import { readJsonBodies } from './json-body.ts';
import { openApiDocument } from './openapi.ts';
import { pdfRoutes } from './pdf.routes.ts';

/** Everything below `/api`. */
export async function apiRoutes(api: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, db, clock, log, verifyToken, pdf, plans, tailoring } = deps;
  const users = createUserMemory(db, clock);
  const pictures = createPictures(db, deps.pictureStore, clock);
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy('api', config),
  };
  readJsonBodies(api);
  addAuthentication(api, { verifyToken, rememberUser: users.remember });
  api.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  api.setErrorHandler((error, request, reply) => {
    // The row that we remembered is gone, as another server deleted it.
    if (isOwnerGone(error) && request.caller !== null) users.forget(request.caller.sub);
    answerError(error, request, reply);
  });

  cvRoutes(api, { db, clock });
  tailoringRoutes(api, { tailoring, db, clock });
  pictureRoutes(api, {
    pictures,
    shareLinks: createShareLinks(db, clock),
    publicUrl: config.publicUrl,
  });
  pdfRoutes(api, { pdf, pictures });
  planRoutes(api, { db, clock, plans });
  accountRoutes(api, {
    db,
    pictures,
    clock,
    log,
    users,
    embeddedIdentity: config.identity.embedded,
  });
  const openApi = JSON.stringify(openApiDocument());
  api.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(openApi),
  );
}
