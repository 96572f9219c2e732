import type { FastifyInstance, FastifyReply } from 'fastify';
import { confirmRegistration } from '../sign-in/confirm-registration.ts';
import { renderConfirmPage, type ConfirmPage } from '../pages/confirm.page.ts';
import { translate } from '../pages/messages.ts';
import { renderNoticePage } from '../pages/notice.page.ts';
import { backToSite, PRODUCT_NAME } from '@sastre/base/hosted-pages';
import { createRegistrations, type PendingRegistration } from '../store/registrations.ts';
import type { IdentityParts } from './identity-parts.ts';
import {
  detailsOf,
  finishInteraction,
  type Details,
  type UidRequest,
} from './interaction-details.ts';
import { openForm, openPost, queryOf } from './open-pages.ts';
import { localeOf, replyPage } from './reply-page.ts';

/**
 * The link that makes an account of a registration. It lies below the interaction that the registration was part of: in
 * that browser, while the interaction lives, the press of the button signs in; elsewhere the password is asked for and the
 * account is made.
 */
export function confirmRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const { paths, db, clock } = parts;
  const path = `${paths.realm}/interaction/:uid/confirm`;

  function expired(request: UidRequest, reply: FastifyReply) {
    const locale = localeOf(request);
    const t = translate.bind(null, locale);
    const link = { href: '/', text: backToSite(locale) };
    const [error, more] = [t('linkExpired'), t('registerAgain')];
    const page = { locale, title: t('errorTitle'), error, more, link };
    return replyPage(reply, 400, renderNoticePage(page));
  }

  function show(
    request: UidRequest,
    reply: FastifyReply,
    { status, ...more }: { status: number; token: string; asksPassword: boolean; error?: string },
    { email }: PendingRegistration,
  ) {
    const { locale, csrf } = openForm(paths, request, reply);
    const page: ConfirmPage = {
      locale,
      csrf,
      action: `${paths.realm}/interaction/${request.params.uid}/confirm`,
      text: translate(locale, 'confirmText', { product: PRODUCT_NAME, email }),
      ...more,
    };
    return replyPage(reply, status, renderConfirmPage(page));
  }

  async function opened(request: UidRequest, reply: FastifyReply, token: string) {
    const registration = await createRegistrations(db, clock).byToken(token);
    if (registration?.interactionUid !== request.params.uid) return undefined;
    const details: Details | undefined = await detailsOf(request, reply);
    return { registration, details };
  }

  app.get(path, async (request: UidRequest, reply) => {
    const token = queryOf(request).get('token') ?? '';
    const found = await opened(request, reply, token);
    if (!found) return expired(request, reply);
    const asksPassword = found.details === undefined;
    return show(request, reply, { status: 200, token, asksPassword }, found.registration);
  });

  app.post(path, async (request: UidRequest, reply) => {
    const field = openPost(paths, request, reply);
    if (!field) return reply;
    const token = field('token');
    const found = await opened(request, reply, token);
    if (!found) return expired(request, reply);
    const { registration, details } = found;
    const asksPassword = details === undefined;
    const password = asksPassword ? field('password') : undefined;
    const result = await confirmRegistration(parts, registration, password);
    if (result.kind === 'gone') return expired(request, reply);
    const locale = localeOf(request);
    const t = translate.bind(null, locale);
    if (result.kind === 'wait') {
      reply.header('retry-after', result.seconds);
      const error = t('tooMany', { seconds: result.seconds });
      return show(request, reply, { status: 429, token, asksPassword, error }, registration);
    }
    if (result.kind === 'wrong-password') {
      const error = t('wrongChosenPassword');
      return show(request, reply, { status: 401, token, asksPassword, error }, registration);
    }
    parts.security('registered', result.id);
    if (details) return finishInteraction(parts, request, reply, result.id);
    const link = { href: '/', text: backToSite(locale) };
    const page = { locale, title: t('emailConfirmed'), status: t('accountReady'), link };
    return replyPage(reply, 200, renderNoticePage(page));
  });
}
