import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityPaths } from '../site/paths.ts';
import { randomCookie } from './random-cookie.ts';

const cookie = randomCookie('idp_form');

/** What binds the forms of pages without a session to a browser: the value of its cookie, undefined when it has none. */
export function formBrowser(
  request: FastifyRequest,
  paths: Pick<IdentityPaths, 'secure'>,
): string | undefined {
  return cookie.read(request, paths);
}

/** The same, for a page with a form: a browser without the cookie gets one. */
export function keepFormBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  paths: IdentityPaths,
): string {
  return cookie.read(request, paths) ?? cookie.leave(reply, paths);
}
