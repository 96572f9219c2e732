import type { Generated } from 'kysely';
import type { AnyJson } from './column-types.ts';

/**
 * An authenticator app of a user; `secret` is written as JSON text, and `sealed_with` marks the key that encrypts it. Not
 * confirmed: it is being set up in the session whose hash is `set_up_in`. Seconds.
 */
interface IdpTotpTable {
  user_id: string;
  secret: AnyJson;
  sealed_with: string;
  set_up_in: string | null;
  expires_at: number | null;
  confirmed_at: number | null;
  /** The last step of time whose code was used. */
  last_step: Generated<number>;
}

/** A code for whoever has lost the other factors, by its hash; seconds. */
interface IdpRecoveryCodeTable {
  user_id: string;
  code_hash: string;
  used_at: number | null;
}

/** A sign-in whose password was right and that waits for the second step; seconds. */
interface IdpLoginStepTable {
  interaction_hash: string;
  user_id: string;
  expires_at: number;
}

/** The public half of a passkey, by its credential id (base64url); `transports` is a list. Seconds. */
interface IdpPasskeyTable {
  id: string;
  user_id: string;
  public_key: string;
  counter: number;
  transports: AnyJson;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** A question to a passkey that was answered, by its hash; seconds. */
interface IdpUsedChallengeTable {
  challenge_hash: string;
  expires_at: number;
}

/** The tables of second factors. */
export interface FactorTables {
  idp_totp: IdpTotpTable;
  idp_recovery_code: IdpRecoveryCodeTable;
  idp_login_step: IdpLoginStepTable;
  idp_passkey: IdpPasskeyTable;
  idp_used_challenge: IdpUsedChallengeTable;
}
