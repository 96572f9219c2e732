import { isEmail } from './email.rules.ts';
import { passwordMatches } from './password.ts';
import { accountKey, type Throttle, type ThrottleKey } from './store/throttle.ts';
import type { IdentityUser, Users } from './store/users.ts';

const FREE_FAILURES_PER_IP = 50;

/** Signed in, refused, or told to wait (seconds). */
export type SignInResult =
  { kind: 'user'; user: IdentityUser } | { kind: 'wrong' } | { kind: 'wait'; seconds: number };

/** Who knows users and counts failures. */
export interface SignInParts {
  users: Users;
  throttle: Throttle;
}

/**
 * Checks a password. Failures count per account and per IP address, whether or not the account exists, and an
 * unknown account takes as long as a wrong password. While locked, the right password is refused too.
 */
export async function signIn(
  { users, throttle }: SignInParts,
  attempt: { email: string; password: string; ip: string },
): Promise<SignInResult> {
  const ipKey: ThrottleKey = { name: `ip:${attempt.ip}`, free: FREE_FAILURES_PER_IP };
  const account = accountKey(attempt.email);
  const ipWait = await throttle.take(ipKey);
  if (ipWait > 0) return { kind: 'wait', seconds: ipWait };
  const accountWait = await throttle.take(account);
  if (accountWait > 0) {
    await throttle.giveBack(ipKey);
    return { kind: 'wait', seconds: accountWait };
  }
  const user = isEmail(attempt.email) ? await users.byEmail(attempt.email) : undefined;
  const matches = await passwordMatches(user?.passwordHash, attempt.password);
  if (!user || !matches) return { kind: 'wrong' };
  await throttle.clear(account);
  await throttle.giveBack(ipKey);
  return { kind: 'user', user };
}
