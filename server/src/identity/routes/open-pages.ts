import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityParts } from './identity-parts.ts';
import { formBrowser, keepFormBrowser } from './form-cookie.ts';
import { formReader, localeOf, replyError } from './reply-page.ts';

/** What a page without a session is rendered with. */
export interface OpenForm {
  locale: ReturnType<typeof localeOf>;
  csrf: string;
}

/** The language and guard value of a form that anybody may open; leaves the cookie that it is bound to. */
export function openForm(
  { guard, paths }: IdentityParts,
  request: FastifyRequest,
  reply: FastifyReply,
): OpenForm {
  const browser = keepFormBrowser(request, reply, paths);
  return {
    locale: localeOf(request, queryOf(request).get('ui_locales')),
    csrf: guard.tokenFor(browser),
  };
}

/** The fields of such a form; undefined, the refusal sent, when it was not posted from our page in this browser. */
export function openPost(
  { guard }: IdentityParts,
  request: FastifyRequest,
  reply: FastifyReply,
): ReturnType<typeof formReader> | undefined {
  const field = formReader(request);
  const browser = formBrowser(request);
  if (browser !== undefined && guard.accepts(browser, field('csrf'), request.headers.origin)) {
    return field;
  }
  replyError(request, reply, 403, 'formRefused');
  return undefined;
}

/** The query of a request. */
export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://site.invalid').searchParams;
}
