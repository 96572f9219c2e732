import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { confirmAddress } from '../address-check.ts';
import { normalizeEmail } from '../email.rules.ts';
import { newPasswordProblem } from '../new-password.rules.ts';
import { renderConfirmPage } from '../pages/confirm.page.ts';
import { renderForgotPage } from '../pages/forgot.page.ts';
import { translate } from '../pages/messages.ts';
import { renderNewPasswordPage } from '../pages/new-password.page.ts';
import { renderNoticePage } from '../pages/notice.page.ts';
import { backToSite } from '@sastre/base/hosted-pages';
import { requestPasswordReset, resetPassword } from '../password-reset.ts';
import { ACTION_SECONDS, createActionTokens } from '../store/action-tokens.ts';
import type { IdentityParts } from './identity-parts.ts';
import { openForm, openPost, queryOf } from './open-pages.ts';
import { localeOf, replyPage } from './reply-page.ts';

const INTERACTION = /^[A-Za-z0-9_-]{1,64}$/;

/** What mail makes possible: a new password for who has forgotten it, and confirming an address. Mounted with mail alone. */
export function mailRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const { paths, mail, db, clock } = parts;
  const forgot = paths.realm + paths.forgotPassword;
  const reset = paths.realm + paths.resetPassword;
  const confirm = paths.realm + paths.confirmAddress;

  function expired(request: FastifyRequest, reply: FastifyReply, again?: string) {
    const locale = localeOf(request);
    const t = translate.bind(null, locale);
    const home = { href: '/', text: backToSite(locale) };
    const link = again === undefined ? home : { href: again, text: t('askAgain') };
    const page = { locale, title: t('errorTitle'), error: t('linkExpired'), link };
    return replyPage(reply, 400, renderNoticePage(page));
  }

  function done(
    request: FastifyRequest,
    reply: FastifyReply,
    text: 'passwordSet' | 'emailConfirmed',
  ) {
    const locale = localeOf(request);
    const t = translate.bind(null, locale);
    const link = { href: '/', text: backToSite(locale) };
    return replyPage(
      reply,
      200,
      renderNoticePage({ locale, title: t('done'), status: t(text), link }),
    );
  }

  /** The sign-in that led here, so that it can go on; from elsewhere the site. */
  function backOf(request: FastifyRequest): { query: string; back: string } {
    const from = queryOf(request).get('from') ?? '';
    if (!INTERACTION.test(from)) return { query: '', back: '/' };
    return { query: `?from=${from}`, back: `${paths.realm}/interaction/${from}/login` };
  }

  app.get(forgot, async (request, reply) => {
    const { query, back } = backOf(request);
    const form = openForm(paths, request, reply);
    return replyPage(reply, 200, renderForgotPage({ ...form, action: forgot + query, back }));
  });

  app.post(forgot, async (request, reply) => {
    const field = openPost(request, reply);
    if (!field) return reply;
    const { query, back } = backOf(request);
    const form = openForm(paths, request, reply);
    const { locale } = form;
    const t = translate.bind(null, locale);
    const email = normalizeEmail(field('email'));
    const result = await requestPasswordReset(parts, { email, locale, ip: request.ip });
    if (result.kind === 'queued') {
      void mail?.look();
      const status = t('resetSent', { email, minutes: ACTION_SECONDS['password-reset'] / 60 });
      const link = { href: back, text: t('backToSignIn') };
      const more = t('nothingArrives');
      const page = { locale, title: t('checkMail'), status, more, link };
      return replyPage(reply, 200, renderNoticePage(page));
    }
    const page = { ...form, action: forgot + query, back, email: field('email') };
    if (result.kind === 'wait') {
      reply.header('retry-after', result.seconds);
      const error = t('tooMany', { seconds: result.seconds });
      return replyPage(reply, 429, renderForgotPage({ ...page, error }));
    }
    const error = t('emailInvalid');
    return replyPage(reply, 400, renderForgotPage({ ...page, error, wrongField: 'email' }));
  });

  app.get(reset, async (request, reply) => {
    const token = queryOf(request).get('token') ?? '';
    const owner = await createActionTokens(db, clock).owner(token, 'password-reset');
    if (owner === undefined) return expired(request, reply, forgot);
    const form = openForm(paths, request, reply);
    return replyPage(reply, 200, renderNewPasswordPage({ ...form, action: reset, token }));
  });

  app.post(reset, async (request, reply) => {
    const field = openPost(request, reply);
    if (!field) return reply;
    const form = openForm(paths, request, reply);
    const token = field('token');
    const problem = newPasswordProblem(field('password'), field('repeat'));
    if (problem) {
      const error = translate(form.locale, problem.message, problem.values);
      const page = { ...form, action: reset, token, error, wrongField: problem.field };
      return replyPage(reply, 400, renderNewPasswordPage(page));
    }
    const { locale } = form;
    const isSet = await resetPassword(parts, { token, password: field('password'), locale });
    if (!isSet) return expired(request, reply, forgot);
    void mail?.look();
    return done(request, reply, 'passwordSet');
  });

  app.get(confirm, async (request, reply) => {
    const token = queryOf(request).get('token') ?? '';
    const owner = await createActionTokens(db, clock).owner(token, 'address-check');
    if (owner === undefined) return expired(request, reply);
    const form = openForm(paths, request, reply);
    const text = translate(form.locale, 'confirmAddressText');
    return replyPage(reply, 200, renderConfirmPage({ ...form, action: confirm, token, text }));
  });

  app.post(confirm, async (request, reply) => {
    const field = openPost(request, reply);
    if (!field) return reply;
    const isConfirmed = await confirmAddress(parts, field('token'));
    return isConfirmed ? done(request, reply, 'emailConfirmed') : expired(request, reply);
  });
}
