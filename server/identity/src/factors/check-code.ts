import type { SecurityLog } from '../site/security-log.ts';
import type { Devices } from '../store/devices.ts';
import type { Throttle, ThrottleKey } from '../store/throttle.ts';
import { plainCode } from '../account/recovery-code.rules.ts';
import type { Factors } from './factors.ts';

const FREE = 5;

/** What codes are checked with. */
export interface CodeParts {
  factors: Pick<Factors, 'totp' | 'codes'>;
  throttle: Throttle;
  devices: Devices;
  security: SecurityLog;
}

/** What counted, nothing, or how long to wait (seconds). */
export type CodeResult =
  | { kind: 'app' }
  | { kind: 'recovery' }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number };

/** What wrong codes of an account are counted by; a known browser has tries of its own. */
export function codeKey(userId: string, device?: string): ThrottleKey {
  const place = device === undefined ? '' : `@device:${device}`;
  return { name: `code:${userId}${place}`, free: FREE };
}

/**
 * Uses up a code of an authenticator app or a recovery code. Only who knows the password comes here, so wrong ones are
 * counted per account, wherever they come from; but whoever comes by a browser in which the account was signed in before
 * is not locked by others.
 */
export async function checkCode(
  { factors, throttle, devices, security }: CodeParts,
  { userId, typed, device }: { userId: string; typed: string; device?: string | undefined },
): Promise<CodeResult> {
  const known = device === undefined ? undefined : await devices.known(userId, device);
  const key = codeKey(userId, known);
  const seconds = await throttle.take(key);
  if (seconds > 0) {
    security('locked-out', userId);
    return { kind: 'wait', seconds };
  }
  const byApp = await factors.totp.use(userId, plainCode(typed));
  const good = byApp || (await factors.codes.use(userId, typed));
  if (!good) {
    security('second-step-failed', userId);
    return { kind: 'wrong' };
  }
  await throttle.clear(key);
  if (!byApp) security('recovery-code-used', userId);
  return { kind: byApp ? 'app' : 'recovery' };
}
