import type { FastifyInstance } from 'fastify';
import { confirmAddress } from '../sign-in/address-check.ts';
import { normalizeEmail } from '../account/email.rules.ts';
import { renderConfirmPage } from '../pages/confirm.page.ts';
import { renderForgotPage } from '../pages/forgot.page.ts';
import { translate } from '../pages/messages.ts';
import { renderNoticePage } from '../pages/notice.page.ts';
import { requestPasswordReset } from '../sign-in/password-reset.ts';
import { ACTION_SECONDS, createActionTokens } from '../store/action-tokens.ts';
import type { IdentityParts } from './identity-parts.ts';
import { backOf, openForm, openPost, queryOf } from './open-pages.ts';
import { replyDone, replyExpired } from './reply-notice.ts';
import { replyPage } from './reply-page.ts';

/** What mail makes possible: a link to a new password for who has forgotten it, and confirming an address. Mounted with mail alone. */
export function mailRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const { paths, mail, db, clock } = parts;
  const forgot = paths.realm + paths.forgotPassword;
  const confirm = paths.realm + paths.confirmAddress;

  app.get(forgot, async (request, reply) => {
    const { query, back } = backOf(paths, request);
    const form = openForm(paths, request, reply);
    return replyPage(reply, 200, renderForgotPage({ ...form, action: forgot + query, back }));
  });

  app.post(forgot, async (request, reply) => {
    const field = openPost(paths, request, reply);
    if (!field) return reply;
    const { query, back } = backOf(paths, request);
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

  app.get(confirm, async (request, reply) => {
    const token = queryOf(request).get('token') ?? '';
    const owner = await createActionTokens(db, clock).owner(token, 'address-check');
    if (owner === undefined) return replyExpired(request, reply);
    const form = openForm(paths, request, reply);
    const text = translate(form.locale, 'confirmAddressText');
    return replyPage(reply, 200, renderConfirmPage({ ...form, action: confirm, token, text }));
  });

  app.post(confirm, async (request, reply) => {
    const field = openPost(paths, request, reply);
    if (!field) return reply;
    const isConfirmed = await confirmAddress(parts, field('token'));
    return isConfirmed ? replyDone(request, reply, 'emailConfirmed') : replyExpired(request, reply);
  });
}
