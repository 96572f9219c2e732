import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '@sastre/base/web';
import { cookieName, type IdentityPaths } from '../site/paths.ts';

const VALUE = /^[A-Za-z0-9_-]{43}$/;

/** What a browser keeps in a cookie of the provider that holds nothing but a random value. */
export interface RandomCookie {
  /** Undefined for a browser that has none of ours. */
  read(request: FastifyRequest, paths: Pick<IdentityPaths, 'secure'>): string | undefined;
  /** Leaves this value, or a new one, and answers it. */
  leave(reply: FastifyReply, paths: IdentityPaths, value?: string): string;
}

/** A cookie of this name; without `maxAge` (seconds) it goes with the browser. */
export function randomCookie(name: string, maxAge?: number): RandomCookie {
  return {
    read(request, paths) {
      const value = readCookie(request.headers.cookie, cookieName(paths, name));
      return value !== undefined && VALUE.test(value) ? value : undefined;
    },
    leave(reply, paths, value = randomBytes(32).toString('base64url')) {
      const age = maxAge === undefined ? '' : ` Max-Age=${maxAge};`;
      const kept = `Path=${paths.realm}/;${age} HttpOnly; SameSite=Lax`;
      const secure = paths.secure ? '; Secure' : '';
      reply.header('set-cookie', `${cookieName(paths, name)}=${value}; ${kept}${secure}`);
      return value;
    },
  };
}
