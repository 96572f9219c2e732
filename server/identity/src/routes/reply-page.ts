import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderErrorPage } from '../pages/error.page.ts';
import { pickLocale, type FinishPage, type Locale } from '@sastre/base/hosted-pages';
import { translate, type Messages } from '../pages/messages.ts';
import { contentSecurityPolicy, PAGE_POLICY, securityHeaders } from '../site/security-headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the pages of this room whole. */
    finishPage: FinishPage;
  }
}

/** The language of an answer; `uiLocales` is what the client asked for. */
export function localeOf(request: FastifyRequest, uiLocales?: unknown): Locale {
  return pickLocale({
    uiLocales,
    cookieHeader: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
  });
}

/** Sends a document with the headers of this room. */
export function replyPage(
  reply: FastifyReply,
  status: number,
  html: string,
  policy: string = PAGE_POLICY,
): FastifyReply {
  return reply
    .code(status)
    .headers(securityHeaders(policy))
    .type('text/html; charset=utf-8')
    .send(reply.server.finishPage(html, reply.request.headers.cookie));
}

/** Sends the error page with one of our texts. */
export function replyError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: keyof Messages,
): FastifyReply {
  const locale = localeOf(request);
  return replyPage(reply, status, renderErrorPage(locale, translate(locale, message)));
}

/** Redirects after a form or to another of our pages; never cached. */
export function replyRedirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.headers(securityHeaders(contentSecurityPolicy())).redirect(location, 303);
}

/** The fields of a posted form, as a reader that answers '' for what is missing. */
export function formReader(request: FastifyRequest): (name: string) => string {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  return (name) => form.get(name) ?? '';
}
