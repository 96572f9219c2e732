import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityPaths } from '../site/paths.ts';
import { keyedParts } from './identity-parts.ts';
import { formBrowser, keepFormBrowser } from './form-cookie.ts';
import { formReader, localeOf, replyError } from './reply-page.ts';

const INTERACTION = /^[A-Za-z0-9_-]{1,64}$/;

/** What a page without a session is rendered with. */
export interface OpenForm {
  locale: ReturnType<typeof localeOf>;
  csrf: string;
}

/** The language and guard value of a form that anybody may open; leaves the cookie that it is bound to. */
export function openForm(
  paths: IdentityPaths,
  request: FastifyRequest,
  reply: FastifyReply,
): OpenForm {
  const browser = keepFormBrowser(request, reply, paths);
  return {
    locale: localeOf(request, queryOf(request).get('ui_locales')),
    csrf: keyedParts(request).guard.tokenFor(browser),
  };
}

/** Whether a form was posted from our page; `id`: the session, interaction or browser that it was made for. */
export function isOwnPost(request: FastifyRequest, id: string): boolean {
  const given = formReader(request)('csrf');
  return keyedParts(request).guard.accepts(id, given, request.headers.origin);
}

/** The fields of such a form; undefined, the refusal sent, when it was not posted from our page in this browser. */
export function openPost(
  paths: IdentityPaths,
  request: FastifyRequest,
  reply: FastifyReply,
): ReturnType<typeof formReader> | undefined {
  const browser = formBrowser(request, paths);
  if (browser !== undefined && isOwnPost(request, browser)) return formReader(request);
  replyError(request, reply, 403, 'formRefused');
  return undefined;
}

/** The sign-in that led to a page, so that it can go on; from elsewhere the site. */
export function backOf(
  paths: IdentityPaths,
  request: FastifyRequest,
): { query: string; back: string } {
  const from = queryOf(request).get('from') ?? '';
  if (!INTERACTION.test(from)) return { query: '', back: '/' };
  return { query: `?from=${from}`, back: `${paths.realm}/interaction/${from}/login` };
}

/** The query of a request. */
export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://site.invalid').searchParams;
}
