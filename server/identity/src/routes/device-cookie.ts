import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityPaths } from '../site/paths.ts';
import { DEVICE_SECONDS } from '../store/devices.ts';
import { randomCookie } from './random-cookie.ts';

const cookie = randomCookie('idp_device', DEVICE_SECONDS);

/** What a browser is known by, undefined for a new one. It says nothing by itself: an account has to know it. */
export function deviceOf(request: FastifyRequest, paths: IdentityPaths): string | undefined {
  return cookie.read(request, paths);
}

/** The same; a new browser gets something to be known by, and one that had it keeps it for longer. */
export function keepDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  paths: IdentityPaths,
): string {
  return cookie.leave(reply, paths, cookie.read(request, paths));
}
