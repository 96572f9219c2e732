export { IdentityUnavailable, TokenRefused } from './token-errors.ts';
export { createTokenVerifier } from './verifier.ts';
export type { TokenVerifier, TokenVerifierOptions, VerifiedToken } from './verifier.ts';
