import { randomBytes } from 'node:crypto';
import { userKey } from '@sastre/shared-contracts/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '@sastre/base/web';

const COOKIE = 'bucket';
const YEAR_SECONDS = 31_536_000;

/**
 * Whom builds are chosen for: the user (`u…`) where a call with their token said so once on this device, else a visitor
 * (`v…`) as this browser was drawn. Kept in a first-party cookie. Who signed out is a visitor again.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const { cookie } = request.headers;
  const stored = readCookie(cookie, COOKIE) ?? '';
  const mayBeUser = readCookie(cookie, 'had-session') !== undefined;
  if (/^v[0-9a-f]{16}$/.test(stored)) return stored;
  if (mayBeUser && /^u[0-9a-f]{16}$/.test(stored)) return stored;
  return keep(`v${randomBytes(8).toString('hex')}`, reply, secure);
}

/** The same for somebody whose token was checked: on each device they get the same builds. */
export function userOf(
  subject: string,
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
) {
  const key = userKey(subject);
  const known = readCookie(request.headers.cookie, COOKIE) === key;
  return known ? key : keep(key, reply, secure);
}

function keep(key: string, reply: FastifyReply, secure: boolean): string {
  const flags = `Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${COOKIE}=${key}; ${flags}`);
  return key;
}
