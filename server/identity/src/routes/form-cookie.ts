import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '@sastre/base/web';
import { cookieName, type IdentityPaths } from '../paths.ts';

const NAME = 'idp_form';
const VALUE = /^[A-Za-z0-9_-]{43}$/;

/** What binds the forms of pages without a session to a browser: the value of its cookie, undefined when it has none. */
export function formBrowser(
  request: FastifyRequest,
  paths: Pick<IdentityPaths, 'secure'>,
): string | undefined {
  const value = readCookie(request.headers.cookie, cookieName(paths, NAME));
  return value !== undefined && VALUE.test(value) ? value : undefined;
}

/** The same, for a page with a form: a browser without the cookie gets one. */
export function keepFormBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  paths: IdentityPaths,
): string {
  const known = formBrowser(request, paths);
  if (known !== undefined) return known;
  const value = randomBytes(32).toString('base64url');
  const kept = `Path=${paths.realm}/; HttpOnly; SameSite=Lax${paths.secure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${cookieName(paths, NAME)}=${value}; ${kept}`);
  return value;
}
