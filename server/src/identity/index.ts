export type { Clock } from '../base/clock.ts';
export { identityPaths } from './paths.ts';
export type { IdentityPaths } from './paths.ts';
export { identityPlugin } from './plugin.ts';
export type { IdentityPluginOptions } from './plugin.ts';
export { ACCESS_TOKEN_SECONDS } from './provider/provider.ts';
export { deleteIdentity } from './store/delete-identity.ts';
export { denySubject, isSubjectDenied } from '../users/denied-subjects.ts';
export { endSessions } from './store/sessions.ts';
export { createKeyRing } from './store/key-ring.ts';
export { publicKeys, rotateKeys } from './store/keys.ts';
export { sweepExpired } from './store/sweep.ts';
export { IdentityUnavailable, TokenRefused } from '../base/tokens/token-errors.ts';
export { createTokenVerifier } from '../base/tokens/verifier.ts';
export type {
  LocalKeys,
  TokenVerifier,
  TokenVerifierOptions,
  VerifiedToken,
} from '../base/tokens/verifier.ts';
