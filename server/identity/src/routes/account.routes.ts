import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestAddressCheck } from '../sign-in/address-check.ts';
import { createMailQueue } from '../mail/mail.store.ts';
import { checkNewPassword } from '../account/common-passwords.ts';
import { nameTyped } from '../account/name.rules.ts';
import { renderAccountPage, type AccountPage } from '../pages/account.page.ts';
import { translate } from '../pages/messages.ts';
import { hashPassword } from '../account/password.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { ACTION_SECONDS } from '../store/action-tokens.ts';
import { endSessions } from '../store/sessions.ts';
import {
  accountSession,
  accountSignInUrl,
  ownAccountPost,
  type AccountSession,
} from './account-session.ts';
import { deviceOf } from './device-cookie.ts';
import { keyedParts, type IdentityParts } from './identity-parts.ts';
import { formReader, localeOf, replyPage, replyRedirect } from './reply-page.ts';

/** The page "Signing in" at Keycloak's address: change the name and the password. */
export function accountRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const { paths, users, mail, db, clock, factors } = parts;
  const action = paths.realm + paths.account;
  const confirmAction = `${action}/confirm-email`;
  const nameAction = `${action}/name`;

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { user, sessionUid }: AccountSession,
    status: number,
    more: Partial<AccountPage>,
  ) {
    const html = renderAccountPage({
      locale: localeOf(request),
      action,
      csrf: keyedParts(request).guard.tokenFor(sessionUid),
      nameAction,
      email: user.email,
      name: user.name,
      confirmAction: mail && !user.emailVerified ? confirmAction : undefined,
      factors: {
        ...(await factors.of(user.id)),
        base: action,
        canAddPasskey: factors.site !== undefined,
      },
      ...more,
    });
    return replyPage(reply, status, html);
  }

  async function changeName(request: FastifyRequest, reply: FastifyReply) {
    const current = await ownAccountPost(parts, request, reply);
    if (!current) return reply;
    const locale = localeOf(request);
    const typed = formReader(request)('name');
    const name = nameTyped(typed);
    if (name === undefined) {
      const error = translate(locale, 'nameMissing');
      return show(request, reply, current, 400, { error, wrongField: 'name', name: typed });
    }
    await users.rename(current.user.id, name);
    return show(request, reply, current, 200, { name, status: translate(locale, 'nameChanged') });
  }

  async function changePassword(request: FastifyRequest, reply: FastifyReply) {
    const current = await ownAccountPost(parts, request, reply);
    if (!current) return reply;
    const field = formReader(request);
    const locale = localeOf(request);
    const problem = await checkNewPassword(field('password'), current.user);
    if (problem) {
      const error = translate(locale, problem.message, problem.values);
      return show(request, reply, current, 400, { error, wrongField: problem.field });
    }
    const attempt = {
      email: current.user.email,
      password: field('current'),
      ip: request.ip,
      device: deviceOf(request, paths),
    };
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
    if (field('password') === field('current')) {
      const error = translate(locale, 'samePassword');
      return show(request, reply, current, 400, { error, wrongField: 'password' });
    }
    const { id, email } = current.user;
    await users.setPassword(id, await hashPassword(field('password')));
    await endSessions(db, id, current.sessionId);
    parts.security('password-changed', id);
    if (mail) {
      await createMailQueue(db, clock).add({ kind: 'password-changed', email, locale });
      void mail.look();
    }
    return show(request, reply, current, 200, { status: translate(locale, 'passwordChanged') });
  }

  async function confirmEmail(request: FastifyRequest, reply: FastifyReply) {
    const current = await ownAccountPost(parts, request, reply);
    if (!current) return reply;
    const locale = localeOf(request);
    const seconds = await requestAddressCheck(parts, current.user, { locale, ip: request.ip });
    if (seconds > 0) {
      reply.header('retry-after', seconds);
      return show(request, reply, current, 429, {
        error: translate(locale, 'tooMany', { seconds }),
      });
    }
    void mail?.look();
    const values = { email: current.user.email, hours: ACTION_SECONDS['address-check'] / 3600 };
    const status = translate(locale, 'linkSent', values);
    return show(request, reply, current, 200, { status, confirmAction: undefined });
  }

  app.get(action, async (request, reply) => {
    const current = await accountSession(parts, request, reply);
    if (!current) return replyRedirect(reply, accountSignInUrl(paths));
    // keycloak-js adds its referrer, the sign-in above its code: neither stays in the address.
    if (request.url !== action) return replyRedirect(reply, action);
    return show(request, reply, current, 200, {});
  });
  app.post(action, changePassword);
  app.post(nameAction, changeName);
  app.get(nameAction, async (_request, reply) => replyRedirect(reply, action));
  if (mail) {
    app.post(confirmAction, confirmEmail);
    app.get(confirmAction, async (_request, reply) => replyRedirect(reply, action));
  }
  for (const path of [`${paths.realm}/account`, `${paths.realm}/account/`]) {
    app.get(path, async (_request, reply) => replyRedirect(reply, action));
  }
}
