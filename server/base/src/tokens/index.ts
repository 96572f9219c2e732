export { IdentityUnavailable, TokenRefused } from './token-errors.ts';
export { createTokenVerifier } from './verifier.ts';
export type { TokenVerifier } from './verifier.ts';
