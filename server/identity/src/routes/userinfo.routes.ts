import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityPaths } from '../site/paths.ts';
import { profileClaims } from '../provider/claims.ts';
import { contentSecurityPolicy, securityHeaders } from '../site/security-headers.ts';
import type { Users } from '../store/users.ts';
import { TokenRefused, type TokenVerifier } from '@sastre/base/tokens';

/** What the endpoint answers from. */
export interface UserinfoParts {
  paths: IdentityPaths;
  users: Users;
  verifyToken: TokenVerifier;
}

/** The profile of an access token's subject. The provider's own endpoint takes no tokens that are made for an API, as ours are. */
export function userinfoRoutes(app: FastifyInstance, parts: UserinfoParts): void {
  const { paths, users, verifyToken } = parts;

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(securityHeaders(contentSecurityPolicy()));
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const refuse = (more: string) =>
      reply.code(401).header('www-authenticate', `Bearer realm="${paths.issuer}"${more}`).send();
    if (token === undefined) return refuse('');
    try {
      const { sub } = await verifyToken(token);
      const user = await users.byId(sub);
      return user ? reply.send({ sub, ...profileClaims(user) }) : refuse(', error="invalid_token"');
    } catch (error) {
      if (error instanceof TokenRefused) return refuse(', error="invalid_token"');
      throw error;
    }
  }

  const path = `${paths.realm}${paths.protocol}/userinfo`;
  app.get(path, answer);
  app.post(path, answer);
}
