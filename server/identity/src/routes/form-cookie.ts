import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '@sastre/base/web';
import type { IdentityPaths } from '../paths.ts';

const NAME = 'idp_form';
const VALUE = /^[A-Za-z0-9_-]{43}$/;

/** What binds the forms of pages without a session to a browser: the value of its cookie, undefined when it has none. */
export function formBrowser(request: FastifyRequest): string | undefined {
  const value = readCookie(request.headers.cookie, NAME);
  return value !== undefined && VALUE.test(value) ? value : undefined;
}

/** The same, for a page with a form: a browser without the cookie gets one. */
export function keepFormBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { realm, origin }: IdentityPaths,
): string {
  const known = formBrowser(request);
  if (known !== undefined) return known;
  const value = randomBytes(32).toString('base64url');
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${NAME}=${value}; Path=${realm}/; HttpOnly; SameSite=Lax${secure}`);
  return value;
}
