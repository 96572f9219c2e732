import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '@sastre/base/web';
import { cookieName, type IdentityPaths } from '../paths.ts';
import { DEVICE_SECONDS } from '../store/devices.ts';

const NAME = 'idp_device';
const VALUE = /^[A-Za-z0-9_-]{43}$/;

/** What a browser is known by, undefined for a new one. It says nothing by itself: an account has to know it. */
export function deviceOf(request: FastifyRequest, paths: IdentityPaths): string | undefined {
  const value = readCookie(request.headers.cookie, cookieName(paths, NAME));
  return value !== undefined && VALUE.test(value) ? value : undefined;
}

/** The same; a new browser gets something to be known by, and one that had it keeps it for longer. */
export function keepDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  paths: IdentityPaths,
): string {
  const value = deviceOf(request, paths) ?? randomBytes(32).toString('base64url');
  const kept = `Path=${paths.realm}/; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax`;
  const secure = paths.secure ? '; Secure' : '';
  reply.header('set-cookie', `${cookieName(paths, NAME)}=${value}; ${kept}${secure}`);
  return value;
}
