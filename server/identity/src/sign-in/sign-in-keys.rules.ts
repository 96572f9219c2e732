import { clientKey, wideClientKey } from '@sastre/base/web';
import type { ThrottleKey } from '../store/throttle.ts';

const FREE_PER_NETWORK = 50;
/** A /48 is a site; ten of its /64s may be as many people. */
const FREE_PER_SITE = 10 * FREE_PER_NETWORK;
const FREE_PER_ACCOUNT = 100;
const FREE_IN_ONE_PLACE = 5;
const HOUR_SECONDS = 3600;

/** Who tries to sign in: to which account, whose password has which hash, from where, and in a known browser. */
export interface Whence {
  email: string;
  /** The hash of the account's password; nothing for one that does not exist. */
  secret: string;
  ip: string;
  /** The hash of a browser in which this account was signed in. */
  device: string | undefined;
}

/** The key of an account, by its normalised address, whether or not there is such an account. */
export function accountKey(email: string): ThrottleKey {
  return { name: `account:${email}`, free: FREE_PER_ACCOUNT, window: HOUR_SECONDS };
}

/**
 * What a try to sign in is counted by. `own`: forgotten when it succeeds; `shared` with others: only taken back. A known
 * device has tries of its own, so that nobody else can use them up. A new password begins anew.
 */
export function signInKeys({ email, secret, ip, device }: Whence): {
  own: ThrottleKey;
  shared: ThrottleKey[];
} {
  const place = device === undefined ? clientKey(ip) : `device:${device}`;
  const own = { name: `account:${email}:${secret}@${place}`, free: FREE_IN_ONE_PLACE };
  if (device !== undefined) return { own, shared: [] };
  const wide = wideClientKey(ip);
  return {
    own,
    shared: [
      { name: `ip:${clientKey(ip)}`, free: FREE_PER_NETWORK },
      ...(wide === undefined ? [] : [{ name: `ip:${wide}`, free: FREE_PER_SITE }]),
      accountKey(email),
    ],
  };
}
