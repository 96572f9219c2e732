import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newPasswordProblem } from '../new-password.rules.ts';
import { renderAccountPage } from '../pages/account.page.ts';
import type { AccountPage } from '../pages/account.page.ts';
import { translate } from '../pages/messages.ts';
import { hashPassword } from '../password.ts';
import { ACCOUNT_CLIENT } from '../provider/provider.ts';
import { signIn } from '../sign-in.ts';
import { endSessions } from '../store/sessions.ts';
import type { IdentityUser } from '../store/users.ts';
import type { IdentityParts } from './identity-parts.ts';
import { formReader, localeOf, replyError, replyPage, replyRedirect } from './reply-page.ts';

interface SignedIn {
  user: IdentityUser;
  sessionId: string;
  sessionUid: string;
}

/** The page "Signing in" at Keycloak's address: change the password. */
export function accountRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const { provider, paths, users, guard } = parts;
  const action = paths.realm + paths.account;

  async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | null> {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    const user = session.accountId ? await users.byId(session.accountId) : undefined;
    return user ? { user, sessionId: session.jti, sessionUid: session.uid } : null;
  }

  // The code that comes back is never redeemed: being sent back with a session is all this page needs.
  function authorizationUrl(): string {
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

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { user, sessionUid }: SignedIn,
    status: number,
    more: Partial<AccountPage>,
  ) {
    const html = renderAccountPage({
      locale: localeOf(request),
      action,
      csrf: guard.tokenFor(sessionUid),
      email: user.email,
      ...more,
    });
    return replyPage(reply, status, html);
  }

  async function changePassword(request: FastifyRequest, reply: FastifyReply) {
    const current = await signedIn(request, reply);
    if (!current) return replyError(request, reply, 400, 'expired');
    const field = formReader(request);
    if (!guard.accepts(current.sessionUid, field('csrf'), request.headers.origin)) {
      return replyError(request, reply, 403, 'formRefused');
    }
    const locale = localeOf(request);
    const problem = newPasswordProblem(field('password'), field('repeat'));
    if (problem) {
      const error = translate(locale, problem.message, problem.values);
      return show(request, reply, current, 400, { error, wrongField: problem.field });
    }
    const attempt = { email: current.user.email, password: field('current'), ip: request.ip };
    const result = await signIn(parts, attempt);
    if (result.kind === 'wait') {
      reply.header('retry-after', result.seconds);
      const error = translate(locale, 'tooMany', { seconds: result.seconds });
      return show(request, reply, current, 429, { error, wrongField: 'current' });
    }
    if (result.kind === 'wrong') {
      const error = translate(locale, 'wrongPassword');
      return show(request, reply, current, 401, { error, wrongField: 'current' });
    }
    await users.setPassword(current.user.id, await hashPassword(field('password')));
    await endSessions(parts.db, current.user.id, current.sessionId);
    return show(request, reply, current, 200, { saved: true });
  }

  app.get(action, async (request, reply) => {
    const current = await signedIn(request, reply);
    if (!current) return replyRedirect(reply, authorizationUrl());
    // keycloak-js adds its referrer, the sign-in above its code: neither stays in the address.
    if (request.url !== action) return replyRedirect(reply, action);
    return show(request, reply, current, 200, {});
  });
  app.post(action, changePassword);
  for (const path of [`${paths.realm}/account`, `${paths.realm}/account/`]) {
    app.get(path, async (_request, reply) => replyRedirect(reply, action));
  }
}
