import type { Kysely } from 'kysely';
import type { Clock } from '@sastre/time';
import type { Database } from '@sastre/db';
import type { IdentityPaths } from '../site/paths.ts';
import { createLoginSteps, type LoginSteps } from '../store/login-steps.ts';
import { createPasskeys, type Passkey, type Passkeys } from '../store/passkeys.ts';
import { createRecoveryCodes, type RecoveryCodes } from '../store/recovery-codes.ts';
import type { SecretBox } from '../store/secret-box.ts';
import { createTotp, type Totp } from '../store/totp.ts';
import { createUsedChallenges, type UsedChallenges } from '../store/used-challenges.ts';
import { passkeySite, type PasskeySite } from './passkey-site.rules.ts';

/** What an account can show beside its password. */
export interface FactorState {
  authenticator: boolean;
  passkeys: Passkey[];
  codesLeft: number;
}

/** Where second factors are kept. */
export interface Factors {
  totp: Totp;
  codes: RecoveryCodes;
  passkeys: Passkeys;
  used: UsedChallenges;
  steps: LoginSteps;
  /** Absent: browsers know no passkeys at the site's address. */
  site: PasskeySite | undefined;
  of(userId: string): Promise<FactorState>;
  /** Whether a password alone is not enough. */
  areOn(userId: string): Promise<boolean>;
  /** The same on a transaction. */
  within(trx: Kysely<Database>): Factors;
}

/** Second factors in the database; the secrets of authenticator apps lie in `box`. */
export function createFactors(
  db: Kysely<Database>,
  clock: Clock,
  box: SecretBox,
  paths: Pick<IdentityPaths, 'origin' | 'secure'>,
): Factors {
  const totp = createTotp(db, clock, box);
  const codes = createRecoveryCodes(db, clock);
  const passkeys = createPasskeys(db, clock);
  return {
    totp,
    codes,
    passkeys,
    used: createUsedChallenges(db),
    steps: createLoginSteps(db, clock),
    site: passkeySite(paths),
    of: async (userId) => ({
      authenticator: await totp.isOn(userId),
      passkeys: await passkeys.list(userId),
      codesLeft: await codes.left(userId),
    }),
    areOn: async (userId) => (await totp.isOn(userId)) || (await passkeys.list(userId)).length > 0,
    within: (trx) => createFactors(trx, clock, box, paths),
  };
}
