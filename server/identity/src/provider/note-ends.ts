import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { SecurityLog } from '../site/security-log.ts';

/** Notes sign-outs, and tokens and codes that somebody used again. */
export function noteEnds(provider: Provider, security: SecurityLog): void {
  provider.on('end_session.success', ({ oidc }: KoaContextWithOIDC) =>
    security('signed-out', oidc.session?.accountId),
  );
  provider.on('grant.revoked', ({ oidc }: KoaContextWithOIDC) => {
    const { RefreshToken, AuthorizationCode } = oidc.entities;
    // A sign-out and a revocation end grants as well, in routes of their own.
    if (oidc.route !== 'token') return;
    security('token-reused', (RefreshToken ?? AuthorizationCode)?.accountId);
  });
}
