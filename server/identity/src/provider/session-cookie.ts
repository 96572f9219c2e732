import { createHash } from 'node:crypto';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { cookieName, type IdentityPaths } from '../site/paths.ts';

const NAME = 'KEYCLOAK_SESSION';

/**
 * Keeps the readable cookie that the session frame compares with the token's `sid`: a digest of the session's
 * public id, useless for anything else.
 */
export function mirrorSessionInCookie(provider: Provider, paths: IdentityPaths): void {
  const { secure } = paths;
  const set = (ctx: KoaContextWithOIDC, value: string | null) =>
    ctx.cookies.set(cookieName(paths, NAME), value, {
      httpOnly: false,
      sameSite: 'lax',
      signed: false,
      path: `${paths.realm}/`,
      secure,
      overwrite: true,
    });
  provider.on('authorization.success', (ctx: KoaContextWithOIDC) => {
    const uid = ctx.oidc.session?.uid;
    if (uid) set(ctx, createHash('sha384').update(uid).digest('base64url'));
  });
  provider.on('end_session.success', (ctx: KoaContextWithOIDC) => set(ctx, null));
}
