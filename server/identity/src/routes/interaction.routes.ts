import type { FastifyInstance, FastifyReply } from 'fastify';
import { normalizeEmail } from '../account/email.rules.ts';
import { renderLoginPage } from '../pages/login.page.ts';
import { translate } from '../pages/messages.ts';
import { renderNoticePage } from '../pages/notice.page.ts';
import { renderRegisterPage } from '../pages/register.page.ts';
import { legalPagesOf } from '@sastre/base/site';
import { registerByMail, registerUser } from '../sign-in/register.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { ACTION_SECONDS } from '../store/action-tokens.ts';
import { deviceOf } from './device-cookie.ts';
import { checkPasskey, passkeyQuestion } from '../factors/passkey-check.ts';
import { translateFactor } from '../pages/factor-messages.ts';
import { keyedParts, passkeyParts, type IdentityParts } from './identity-parts.ts';
import {
  detailsOf,
  finishInteraction,
  replyUsedUp,
  type Details,
  type UidRequest,
} from './interaction-details.ts';
import { isOwnPost } from './open-pages.ts';
import { afterPassword } from './second-step.ts';
import { formReader, localeOf, replyError, replyPage } from './reply-page.ts';

function textParam(details: Details, name: string): string | undefined {
  const value = details.params[name];
  return typeof value === 'string' ? value : undefined;
}

/** Sign in (with a password or a passkey) and register, inside an interaction that the authorization endpoint started. */
export function interactionRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const { paths, mail, site } = parts;

  function shared(request: UidRequest, details: Details) {
    const locale = localeOf(request, details.params['ui_locales']);
    const query = new URLSearchParams({ from: details.uid, ui_locales: locale });
    const asking = passkeyParts(parts, request);
    return {
      locale,
      base: `${paths.realm}/interaction/${details.uid}`,
      csrf: keyedParts(request).guard.tokenFor(details.uid),
      email: textParam(details, 'login_hint'),
      forgot: `${paths.realm}${paths.forgotPassword}?${query}`,
      legal: legalPagesOf(site),
      passkeyQuestion:
        asking && passkeyQuestion(asking, { purpose: 'sign-in', within: details.uid }),
    };
  }

  function show(page: 'login' | 'register' | 'asked') {
    return async (request: UidRequest, reply: FastifyReply) => {
      const details = await detailsOf(request, reply);
      if (!details) return replyUsedUp(request, reply);
      const register =
        page === 'asked' ? Boolean(details.params['kc_register']) : page === 'register';
      const render = register ? renderRegisterPage : renderLoginPage;
      return replyPage(reply, 200, render(shared(request, details)));
    };
  }

  async function login(request: UidRequest, reply: FastifyReply) {
    const details = await detailsOf(request, reply);
    if (!details) return replyUsedUp(request, reply);
    const field = formReader(request);
    if (!isOwnPost(request, details.uid)) {
      return replyError(request, reply, 403, 'formRefused');
    }
    const result = await signIn(parts, {
      email: normalizeEmail(field('email')),
      password: field('password'),
      ip: request.ip,
      device: deviceOf(request, paths),
    });
    if (result.kind === 'user')
      return afterPassword(parts, request, reply, details, result.user.id);
    const page = { ...shared(request, details), email: field('email') };
    if (result.kind === 'wait') {
      reply.header('retry-after', result.seconds);
      const error = translate(page.locale, 'tooMany', { seconds: result.seconds });
      return replyPage(reply, 429, renderLoginPage({ ...page, error }));
    }
    const error = translate(page.locale, 'wrongCredentials');
    return replyPage(reply, 401, renderLoginPage({ ...page, error }));
  }

  async function byPasskey(request: UidRequest, reply: FastifyReply) {
    const details = await detailsOf(request, reply);
    if (!details) return replyUsedUp(request, reply);
    if (!isOwnPost(request, details.uid)) {
      return replyError(request, reply, 403, 'formRefused');
    }
    const asking = passkeyParts(parts, request);
    const scope = { purpose: 'sign-in', within: details.uid } as const;
    const answer = formReader(request)('passkey');
    const userId = asking && (await checkPasskey(asking, scope, answer));
    if (userId !== undefined) {
      return finishInteraction(parts, request, reply, userId, ['swk', 'user', 'mfa']);
    }
    const page = shared(request, details);
    const error = translateFactor(page.locale, 'wrongPasskey');
    return replyPage(reply, 401, renderLoginPage({ ...page, error }));
  }

  async function register(request: UidRequest, reply: FastifyReply) {
    const details = await detailsOf(request, reply);
    if (!details) return replyUsedUp(request, reply);
    const field = formReader(request);
    if (!isOwnPost(request, details.uid)) {
      return replyError(request, reply, 403, 'formRefused');
    }
    const page = { ...shared(request, details), name: field('name'), email: field('email') };
    const t = translate.bind(null, page.locale);
    const input = {
      name: field('name'),
      email: field('email'),
      password: field('password'),
      locale: page.locale,
      ip: request.ip,
    };
    const result = mail
      ? await registerByMail(parts, input, details.uid)
      : await registerUser(parts, input);
    if (result.kind === 'created') {
      parts.security('registered', result.id);
      return finishInteraction(parts, request, reply, result.id);
    }
    if (result.kind === 'mailed') {
      void mail?.look();
      const hours = ACTION_SECONDS.registration / 3600;
      const status = t('registrationSent', { email: result.email, hours });
      const link = { href: `${page.base}/login`, text: t('backToSignIn') };
      const notice = { locale: page.locale, title: t('checkMail'), status, link };
      return replyPage(reply, 200, renderNoticePage({ ...notice, more: t('nothingArrives') }));
    }
    if (result.kind === 'wait') {
      reply.header('retry-after', result.seconds);
      const error = t('tooMany', { seconds: result.seconds });
      return replyPage(reply, 429, renderRegisterPage({ ...page, error }));
    }
    const { field: wrongField, message, values } = result.problem;
    const error = t(message, values);
    const mayHaveAccount = message === 'emailUnusable';
    return replyPage(
      reply,
      400,
      renderRegisterPage({ ...page, error, wrongField, mayHaveAccount }),
    );
  }

  const base = `${paths.realm}/interaction/:uid`;
  app.get(base, show('asked'));
  app.get(`${base}/login`, show('login'));
  app.get(`${base}/register`, show('register'));
  app.post(`${base}/login`, login);
  app.post(`${base}/register`, register);
  app.post(`${base}/passkey`, byPasskey);
}
