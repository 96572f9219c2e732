import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TokenVerifier } from '../tokens/verifier.ts';
import { problem } from './problem.ts';

/** Who calls: the token's subject, with a row in `app_user`. Name and email may be empty. */
export interface Caller {
  sub: string;
  email: string;
  name: string;
  /** The provider's id of the session that the call belongs to. */
  session?: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyInstance {
    /** Hook: answers 401 unless the bearer token is good; then `request.caller` is set. */
    authenticate: (request: FastifyRequest) => Promise<void>;
  }
}

/** What authentication needs. */
export interface AuthenticationParts {
  verifyToken: TokenVerifier;
  /** Makes sure that the caller has a row. Throws `TokenRefused` when the account was deleted. */
  rememberUser: (caller: Caller) => Promise<void>;
}

/** Adds `app.authenticate`. */
export function addAuthentication(app: FastifyInstance, parts: AuthenticationParts): void {
  app.decorateRequest('caller', null);
  app.decorate('authenticate', async (request: FastifyRequest) => {
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) {
      throw problem('unauthenticated', undefined, { headers: { 'www-authenticate': 'Bearer' } });
    }
    const { sub, email = '', name = '', session } = await parts.verifyToken(token);
    const caller = { sub, email, name, session };
    await parts.rememberUser(caller);
    request.caller = caller;
  });
}

/** The caller of an authenticated request. */
export function requireCaller(request: FastifyRequest): Caller {
  if (request.caller === null) throw problem('unauthenticated');
  return request.caller;
}

/** The token of an Authorization header; undefined when it holds none. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([A-Za-z0-9._~+/=-]+) *$/i.exec(header ?? '')?.[1];
}
