import { isEmail } from '../account/email.rules.ts';
import { passwordMatches } from '../account/password.ts';
import { signInKeys } from './sign-in-keys.rules.ts';
import type { SecurityLog } from '../site/security-log.ts';
import type { Devices } from '../store/devices.ts';
import { takeAll, type Throttle } from '../store/throttle.ts';
import type { IdentityUser, Users } from '../store/users.ts';

/** Signed in, refused, or told to wait (seconds). */
export type SignInResult =
  | { kind: 'user'; user: IdentityUser }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number };

/** Who knows users and their browsers, and counts failures. */
export interface SignInParts {
  users: Users;
  throttle: Throttle;
  devices: Devices;
  security: SecurityLog;
}

/** What was typed, and where. */
export interface SignInAttempt {
  email: string;
  password: string;
  ip: string;
  /** What the browser keeps to be known by. */
  device?: string | undefined;
}

/**
 * Checks a password. Failures count per account and network, per account and per network, whether or not the account
 * exists, and an unknown account takes as long as a wrong password. While locked, the right password is refused too;
 * but a browser in which the account was signed in before is not locked by what others do.
 */
export async function signIn(
  { users, throttle, devices, security }: SignInParts,
  { email, password, ip, device }: SignInAttempt,
): Promise<SignInResult> {
  const user = isEmail(email) ? await users.byEmail(email) : undefined;
  const known = device === undefined ? undefined : await devices.known(user?.id ?? '', device);
  const { own, shared } = signInKeys({
    ...{ email, ip, device: known },
    secret: user?.passwordHash ?? '',
  });
  const seconds = await takeAll(throttle, [...shared, own]);
  if (seconds > 0) {
    security('locked-out', user?.id);
    return { kind: 'wait', seconds };
  }
  const matches = await passwordMatches(user?.passwordHash, password);
  if (!user || !matches) {
    security('sign-in-failed', user?.id);
    return { kind: 'wrong' };
  }
  await throttle.clear(own);
  for (const key of shared) await throttle.giveBack(key);
  return { kind: 'user', user };
}
