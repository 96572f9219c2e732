/** The token is not good: expired, forged, not ours, or its subject was deleted. Answer 401. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
  readonly status = 401;

  constructor(reason: string, cause?: unknown) {
    super(`Token refused: ${reason}`, { cause });
  }
}

/** The provider's keys could not be read, so nothing is known about the token. Answer 503, never 401. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
  readonly status = 503;

  constructor(cause?: unknown) {
    super('The identity provider cannot be reached', { cause });
  }
}
