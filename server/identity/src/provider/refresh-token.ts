import { randomBytes } from 'node:crypto';
import type { Provider } from 'oidc-provider';

function segment(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

interface TokenInTheMaking {
  sessionUid?: string | undefined;
  iat?: number | undefined;
}

/**
 * keycloak-js decodes the middle of the refresh token like a JWT's and refuses to start on an opaque one. The token stays opaque
 * to the server (256 random bits, looked up whole by hash); it only gets the outer shape of a JWT, with a head that says nothing: what looks like a
 * whole JWT the library would not revoke. The hook is a
 * method of the library's model, not a setting: a test holds it in place.
 */
export function makeRefreshTokensDecodable(provider: Provider): void {
  Object.defineProperty(provider.RefreshToken.prototype, 'generateTokenId', {
    configurable: true,
    value(this: TokenInTheMaking): string {
      const body = segment({
        typ: 'Refresh',
        iss: provider.issuer,
        sid: this.sessionUid,
        iat: this.iat,
      });
      return `opaque.${body}.${randomBytes(32).toString('base64url')}`;
    },
  });
}
