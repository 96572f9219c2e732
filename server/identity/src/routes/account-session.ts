import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityPaths } from '../site/paths.ts';
import { ACCOUNT_CLIENT } from '../provider/provider.ts';
import type { IdentityUser } from '../store/users.ts';
import { keyedParts, type IdentityParts } from './identity-parts.ts';
import { isOwnPost } from './open-pages.ts';
import { replyError } from './reply-page.ts';

/** Who is signed in, in which session: its secret and its public id. */
export interface AccountSession {
  user: IdentityUser;
  sessionId: string;
  sessionUid: string;
}

/** Who is signed in in this browser; undefined: nobody. */
export async function accountSession(
  { users }: Pick<IdentityParts, 'users'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AccountSession | undefined> {
  const { provider } = keyedParts(request);
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  const user = session.accountId ? await users.byId(session.accountId) : undefined;
  return user ? { user, sessionId: session.jti, sessionUid: session.uid } : undefined;
}

/** The same for a form that was posted from our page in that session; undefined, the refusal sent, for any other. */
export async function ownAccountPost(
  parts: Pick<IdentityParts, 'users'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AccountSession | undefined> {
  const current = await accountSession(parts, request, reply);
  if (current && isOwnPost(request, current.sessionUid)) return current;
  if (current) replyError(request, reply, 403, 'formRefused');
  else replyError(request, reply, 400, 'expired');
  return undefined;
}

/** Where somebody signs in for the page "Signing in". The code that comes back is never redeemed: a session is all it needs. */
export function accountSignInUrl(paths: IdentityPaths): string {
  const query = new URLSearchParams({
    client_id: ACCOUNT_CLIENT,
    redirect_uri: paths.issuer + paths.account,
    response_type: 'code',
    scope: 'openid',
    code_challenge: randomBytes(32).toString('base64url'),
    code_challenge_method: 'S256',
  });
  return `${paths.issuer}${paths.protocol}/auth?${query}`;
}
