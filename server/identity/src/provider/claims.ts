import type { IdentityUser } from '../store/users.ts';

/** The profile that goes into tokens: what Keycloak's default scopes carry. */
export function profileClaims(user: IdentityUser): Record<string, unknown> {
  return {
    name: user.name,
    preferred_username: user.email,
    email: user.email,
    email_verified: user.emailVerified,
    ...(user.locale ? { locale: user.locale } : {}),
  };
}
