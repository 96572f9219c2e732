import type { FastifyReply, FastifyRequest } from 'fastify';
import { backToSite } from '@sastre/base/hosted-pages';
import { translate } from '../pages/messages.ts';
import { renderNoticePage } from '../pages/notice.page.ts';
import { localeOf, replyPage } from './reply-page.ts';

/** Says that a link is used up; `again` is where a new one can be had. */
export function replyExpired(
  request: FastifyRequest,
  reply: FastifyReply,
  again?: string,
): FastifyReply {
  const locale = localeOf(request);
  const t = translate.bind(null, locale);
  const home = { href: '/', text: backToSite(locale) };
  const link = again === undefined ? home : { href: again, text: t('askAgain') };
  const page = { locale, title: t('errorTitle'), error: t('linkExpired'), link };
  return replyPage(reply, 400, renderNoticePage(page));
}

/** Says that what a link was for is done. */
export function replyDone(
  request: FastifyRequest,
  reply: FastifyReply,
  text: 'passwordSet' | 'emailConfirmed',
): FastifyReply {
  const locale = localeOf(request);
  const t = translate.bind(null, locale);
  const link = { href: '/', text: backToSite(locale) };
  return replyPage(
    reply,
    200,
    renderNoticePage({ locale, title: t('done'), status: t(text), link }),
  );
}
