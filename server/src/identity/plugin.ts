import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { KoaContextWithOIDC, errors } from 'oidc-provider';
import { isDatabaseAway } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Clock } from './clock.ts';
import { createFormGuard } from './form-guard.ts';
import { identityPaths } from './paths.ts';
import { createProvider } from './provider/provider.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { FORM_LIMIT_BYTES } from './routes/identity-parts.ts';
import type { IdentityParts } from './routes/identity-parts.ts';
import { interactionRoutes } from './routes/interaction.routes.ts';
import { keycloakRoutes } from './routes/keycloak.routes.ts';
import { providerRoutes } from './routes/provider.routes.ts';
import { replyError } from './routes/reply-page.ts';
import { createArtifactAdapter } from './store/artifacts.ts';
import { loadCookieKeys, loadSigningKeys } from './store/settings.ts';
import { sweepExpired } from './store/sweep.ts';
import { createThrottle } from './store/throttle.ts';
import { createUsers } from './store/users.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/** `publicUrl`: the site's origin as browsers see it. `audience`: the `aud` of access tokens. `clock` in milliseconds. */
export interface IdentityPluginOptions {
  db: Kysely<Database>;
  publicUrl: string;
  realm: string;
  clientId: string;
  audience: string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  clock?: Clock;
}

async function assemble(options: IdentityPluginOptions, clock: Clock): Promise<IdentityParts> {
  const { db, clientId, audience } = options;
  const paths = identityPaths(options.publicUrl, options.realm);
  const cookieKeys = await loadCookieKeys(db);
  const users = createUsers(db, clock);
  const provider = createProvider({
    paths,
    clientId,
    audience,
    users,
    cookieKeys,
    adapter: createArtifactAdapter(db, clock),
    jwks: await loadSigningKeys(db),
  });
  const guard = createFormGuard(cookieKeys[0] ?? '', paths.origin);
  return { db, provider, paths, clientId, guard, users, throttle: createThrottle(db, clock) };
}

function logProvider({ provider }: IdentityParts, log: IdentityPluginOptions['log']): void {
  provider.on('server_error', (_ctx: KoaContextWithOIDC, err: Error) =>
    log.error({ err }, 'identity provider failed'),
  );
  provider.on('grant.error', (_ctx: KoaContextWithOIDC, err: errors.OIDCProviderError) =>
    log.info({ error: err.error, detail: err.error_detail }, 'token request refused'),
  );
  const application: EventEmitter = provider;
  application.on('error', (err: Error) => log.error({ err }, 'identity provider failed'));
}

function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
}

function answerErrors(app: FastifyInstance, log: IdentityPluginOptions['log']): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return replyError(request, reply, 413, 'formTooLarge');
    if (status >= 400 && status < 500) return replyError(request, reply, status, 'formRefused');
    log.error({ err: error }, 'identity page failed');
    return replyError(request, reply, isDatabaseAway(error) ? 503 : 500, 'serverError');
  });
}

/**
 * Mounts the embedded identity provider under `/idp`. Behind a proxy set Fastify's own `trustProxy`: throttling
 * counts by `request.ip`. Scheme and host of all addresses come from `publicUrl` alone. Requests are logged from
 * `warn` on only, as their addresses carry ID tokens. Sweeps expired rows every ten minutes.
 */
export async function identityPlugin(
  app: FastifyInstance,
  options: IdentityPluginOptions,
): Promise<void> {
  const clock = options.clock ?? Date.now;
  const { log } = options;
  const parts = await assemble(options, clock);
  logProvider(parts, log);

  await app.register(
    async (pages) => {
      readForms(pages);
      answerErrors(pages, log);
      keycloakRoutes(pages, parts);
      interactionRoutes(pages, parts);
      accountRoutes(pages, parts);
    },
    { logLevel: 'warn' },
  );
  await app.register(
    async (rest) => {
      answerErrors(rest, log);
      providerRoutes(rest, parts);
    },
    { logLevel: 'warn' },
  );

  const sweeper = setInterval(() => {
    sweepExpired(options.db, clock).catch((err: unknown) =>
      log.warn({ err }, 'sweep of the identity store failed'),
    );
  }, SWEEP_EVERY_MS);
  sweeper.unref();
  app.addHook('onClose', async () => clearInterval(sweeper));
}
