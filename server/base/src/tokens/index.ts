export { IdentityUnavailable, TokenRefused } from './token-errors.ts';
export { createLogoutVerifier } from './logout-token.ts';
export type { EndedSession, LogoutVerifier } from './logout-token.ts';
export { createTokenVerifier } from './verifier.ts';
export type { TokenVerifier, TokenVerifierOptions, VerifiedToken } from './verifier.ts';
