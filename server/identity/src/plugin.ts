import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { KoaContextWithOIDC, Provider, errors } from 'oidc-provider';
import type { MailServer } from '@sastre/base/config';
import { isDatabaseAway, type Database } from '@sastre/db';
import { createFinishPage, brandFontFaces, type FinishPage } from '@sastre/base/hosted-pages';
import { NO_SITE, type Site } from '@sastre/base/site';
import type { Clock } from '@sastre/time';
import { createFactors } from './factors/factors.ts';
import { createFormGuard } from './site/form-guard.ts';
import { createMailQueue } from './mail/mail.store.ts';
import { createMailSender } from './mail/mail-server.ts';
import { openPostOffice, type PostOffice } from './mail/post-office.ts';
import type { MailSource } from './mail/prepare-mail.ts';
import { identityPaths, type IdentityPaths } from './site/paths.ts';
import { noteEnds } from './provider/note-ends.ts';
import { createProvider } from './provider/provider.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { confirmRoutes } from './routes/confirm.routes.ts';
import { addKeyedParts, FORM_LIMIT_BYTES, type KeyedParts } from './routes/identity-parts.ts';
import { factorRoutes } from './routes/factor.routes.ts';
import { interactionRoutes } from './routes/interaction.routes.ts';
import { keycloakRoutes } from './routes/keycloak.routes.ts';
import { mailRoutes } from './routes/mail.routes.ts';
import { passwordRoutes } from './routes/password.routes.ts';
import { passkeyRoutes } from './routes/passkey.routes.ts';
import { providerRoutes } from './routes/provider.routes.ts';
import { replyError } from './routes/reply-page.ts';
import { secondStepRoutes } from './routes/second-step.routes.ts';
import { userinfoRoutes } from './routes/userinfo.routes.ts';
import { createActionTokens } from './store/action-tokens.ts';
import { createArtifactAdapter } from './store/artifacts.ts';
import { createTokenDenial } from '@sastre/db/users';
import type { Tracing } from '@sastre/base/tracing';
import { createDevices } from './store/devices.ts';
import { createSecurityLog, followCall, type SecurityEvent } from './site/security-log.ts';
import { createKeyRing, type KeyRing } from './store/key-ring.ts';
import { publicKeys } from './store/keys.ts';
import { createSecretBox } from './store/secret-box.ts';
import { createRegistrations } from './store/registrations.ts';
import { createSignedIn } from './store/signed-in.ts';
import { sweepExpired } from './store/sweep.ts';
import { createThrottle } from './store/throttle.ts';
import { createUsers, type Users } from './store/users.ts';
import { createTokenVerifier } from '@sastre/base/tokens';

const SWEEP_EVERY_MS = 10 * 60_000;

/** `publicUrl`: the site's origin as browsers see it. `audience`: the `aud` of access tokens. `clock` in milliseconds. */
export interface IdentityPluginOptions {
  db: Kysely<Database>;
  publicUrl: string;
  realm: string;
  clientId: string;
  audience: string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  /** Told each event of the security log. */
  countSecurity?: (event: SecurityEvent) => void;
  /** By which an event is said to be of the trace of its call. */
  tracing?: Pick<Tracing, 'current'>;
  /** Folder of the site's built files, whose fonts the pages share. */
  assetsDir?: string;
  /** Who runs the site: linked at the foot of each page, and where to write to. Absent: nothing of it is said. */
  site?: Site;
  /** Absent: whatever needs mail is hidden. */
  mailServer?: MailServer | undefined;
  /** With which keys are encrypted in the database, the first one; absent: they lie there as they are. */
  secretsKeys?: readonly Uint8Array[];
  clock?: Clock;
}

/** What is made of the present keys: made anew when they change, else the same. The provider keeps all its state in the database. */
function followKeys(
  options: IdentityPluginOptions,
  ring: KeyRing,
  paths: IdentityPaths,
  users: Users,
  clock: Clock,
  finish: FinishPage,
) {
  const { db, clientId, audience, log } = options;
  const adapter = createArtifactAdapter(db, clock);
  const signedIn = createSignedIn(db, clock);
  let made: (KeyedParts & { version: string }) | undefined;
  return async (): Promise<KeyedParts> => {
    const { version, jwks, cookieKeys } = await ring.current();
    if (made?.version === version) return made;
    const provider = createProvider({
      paths,
      clientId,
      audience,
      users,
      cookieKeys,
      signedIn,
      onError: (err) => log.warn({ err }, 'a session could not be noted'),
      adapter,
      jwks,
      finish,
    });
    logProvider(provider, log);
    noteEnds(provider, createSecurityLog(log, options.countSecurity, options.tracing));
    made = { version, provider, guard: createFormGuard(cookieKeys, paths.origin) };
    return made;
  };
}

function openMail(
  options: IdentityPluginOptions,
  source: Omit<MailSource, 'actions' | 'registrations'>,
  clock: Clock,
): PostOffice | undefined {
  const { db, log, mailServer } = options;
  if (!mailServer) return undefined;
  return openPostOffice({
    ...source,
    log,
    queue: createMailQueue(db, clock),
    sender: createMailSender(mailServer),
    actions: createActionTokens(db, clock),
    registrations: createRegistrations(db, clock),
  });
}

function logProvider(provider: Provider, log: IdentityPluginOptions['log']): void {
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
  const { db, clientId } = options;
  const paths = identityPaths(options.publicUrl, options.realm);
  const users = createUsers(db, clock);
  const fontFaces = await brandFontFaces(options.assetsDir);
  const box = createSecretBox(options.secretsKeys);
  const ring = createKeyRing(db, clock, box);
  const factors = createFactors(db, clock, box, paths);
  const site = options.site ?? NO_SITE;
  const finish = createFinishPage(site);
  const keyed = followKeys(options, ring, paths, users, clock, finish);
  const mail = openMail(options, { paths, users }, clock);
  const throttle = createThrottle(db, clock);
  const verifyToken = createTokenVerifier({
    issuer: paths.issuer,
    clientId,
    audience: options.audience,
    jwks: async (freshMs) => {
      const keys = await ring.current(freshMs);
      return { version: keys.version, jwks: publicKeys(keys) };
    },
    isDenied: createTokenDenial(db, clock),
    clock,
  });
  const devices = createDevices(db, clock);
  const security = createSecurityLog(log, options.countSecurity, options.tracing);
  const stores = { users, throttle, devices, factors };
  const parts = { ...stores, db, clock, paths, clientId, security, mail, site };
  // Who cannot read the keys and secrets shall not start.
  await keyed();
  await factors.totp.seal();

  await app.register(
    async (pages) => {
      pages.decorate('finishPage', finish);
      // Reading a form leaves what a call began with.
      pages.addHook('preHandler', followCall);
      addKeyedParts(pages, keyed);
      readForms(pages);
      answerErrors(pages, log);
      keycloakRoutes(pages, parts, fontFaces);
      userinfoRoutes(pages, { paths, users, verifyToken });
      interactionRoutes(pages, parts);
      secondStepRoutes(pages, parts);
      accountRoutes(pages, parts);
      factorRoutes(pages, parts);
      passkeyRoutes(pages, parts);
      passwordRoutes(pages, parts);
      if (mail) {
        mailRoutes(pages, parts);
        confirmRoutes(pages, parts);
      }
    },
    { logLevel: 'warn' },
  );
  await app.register(
    async (rest) => {
      rest.decorate('finishPage', finish);
      rest.addHook('preHandler', followCall);
      addKeyedParts(rest, keyed);
      answerErrors(rest, log);
      providerRoutes(rest, paths);
    },
    { logLevel: 'warn' },
  );

  const sweeper = setInterval(() => {
    sweepExpired(options.db, clock).catch((err: unknown) =>
      log.warn({ err }, 'sweep of the identity store failed'),
    );
  }, SWEEP_EVERY_MS);
  sweeper.unref();
  void mail?.look();
  app.addHook('onClose', async () => {
    clearInterval(sweeper);
    await mail?.close();
  });
}
