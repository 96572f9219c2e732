/** Where the provider lives: Keycloak's paths below one realm, on the site's own origin. */
export interface IdentityPaths {
  /** Scheme, host and port of the site, without a slash at the end. */
  origin: string;
  /** Whether browsers come by https. */
  secure: boolean;
  /** `/idp/realms/{realm}` */
  realm: string;
  /** The token issuer: origin and realm path. */
  issuer: string;
  /** `/protocol/openid-connect`, below the realm */
  protocol: string;
  /** Path of the page that changes the password, below the realm. */
  account: string;
  /** Pages that need no session, below the realm: ask for a new password, choose it, confirm an address. */
  forgotPassword: string;
  resetPassword: string;
  confirmAddress: string;
}

const REALM = /^[A-Za-z0-9._-]+$/;

/** Derives all paths. Throws when the public URL is not an http(s) origin or the realm is not a path segment. */
export function identityPaths(publicUrl: string, realm: string): IdentityPaths {
  const url = new URL(publicUrl);
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`The public URL must be an http or https origin without a path: ${publicUrl}`);
  }
  if (!REALM.test(realm)) throw new Error(`The realm must be a plain path segment: ${realm}`);
  return {
    origin: url.origin,
    secure: url.protocol === 'https:',
    realm: `/idp/realms/${realm}`,
    issuer: `${url.origin}/idp/realms/${realm}`,
    protocol: '/protocol/openid-connect',
    account: '/account/account-security/signing-in',
    forgotPassword: '/login-actions/forgot-password',
    resetPassword: '/login-actions/new-password',
    confirmAddress: '/login-actions/confirm-email',
  };
}

/** A cookie's name: where there is https, only https can set it. None lies at the root, so `__Host-` is not for us. */
export function cookieName({ secure }: Pick<IdentityPaths, 'secure'>, name: string): string {
  return secure ? `__Secure-${name}` : name;
}
