import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { Database } from '@sastre/db';
import type { Clock } from '@sastre/time';
import type { Site } from '@sastre/base/site';
import type { Factors } from '../factors/factors.ts';
import type { PasskeyParts } from '../factors/passkey-check.ts';
import type { FormGuard } from '../site/form-guard.ts';
import type { PostOffice } from '../mail/post-office.ts';
import type { IdentityPaths } from '../site/paths.ts';
import type { SignInParts } from '../sign-in/sign-in.ts';

/** The longest form that is read. */
export const FORM_LIMIT_BYTES = 16 * 1024;

/** What is made of the keys, and made anew when they change. */
export interface KeyedParts {
  readonly provider: Provider;
  readonly guard: FormGuard;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What is made of the keys as they were when this request began; it ends with the same. */
    keyed: KeyedParts | null;
  }
}

/** Gives each request below `app` what is made of the present keys. */
export function addKeyedParts(app: FastifyInstance, current: () => Promise<KeyedParts>): void {
  app.decorateRequest('keyed', null);
  app.addHook('onRequest', async (request) => {
    request.keyed = await current();
  });
}

/** What is made of the keys that a request began with. */
export function keyedParts({ keyed }: FastifyRequest): KeyedParts {
  if (keyed === null) throw new Error('This route stands outside of the identity provider.');
  return keyed;
}

/** What the routes share. */
export interface IdentityParts extends SignInParts {
  db: Kysely<Database>;
  clock: Clock;
  paths: IdentityPaths;
  clientId: string;
  factors: Factors;
  /** Absent: no mail can be sent, and what needs it is hidden. */
  mail: PostOffice | undefined;
  /** Who runs the site. */
  site: Site;
}

/** What passkeys are asked and checked with; undefined where browsers know none. */
export function passkeyParts(
  { factors, security, clock }: IdentityParts,
  request: FastifyRequest,
): PasskeyParts | undefined {
  const { site, passkeys, used } = factors;
  return site && { site, passkeys, used, guard: keyedParts(request).guard, security, clock };
}
