import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

/** What is noted of signing in. */
export type SecurityEvent =
  | 'account-deleted'
  | 'account-reset'
  | 'authenticator-off'
  | 'authenticator-on'
  | 'factors-removed'
  | 'locked-out'
  | 'passkey-added'
  | 'passkey-refused'
  | 'passkey-removed'
  | 'password-changed'
  | 'password-reset'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'registered'
  | 'reset-link-made'
  | 'second-step-failed'
  | 'session-ended'
  | 'sign-in-failed'
  | 'signed-in'
  | 'signed-out'
  | 'token-reused';

/**
 * Notes an event; `subject` is the account's id, absent where there is none; `reqId` that of the call, where it is not
 * known by `followCall`.
 */
export type SecurityLog = (event: SecurityEvent, subject?: string, reqId?: string) => void;

const calls = new AsyncLocalStorage<string>();

/** A hook after which what the call does is noted with its id, however deep it happens: the provider's events name no call. */
export function followCall({ id }: { id: string }, _reply: unknown, done: () => void): void {
  calls.run(id, done);
}

/** By which the events of one account are known as such, without saying whose it is: ids are random, so it tells none. */
function subjectKey(subject: string): string {
  return createHash('sha256').update(`security:${subject}`).digest('base64url').slice(0, 16);
}

/**
 * Writes security events as lines with the message `security` and the fields `event`, `reqId` and, of a known
 * account, `subject`; nothing personal: no name, address, network or browser. Failures are warnings. `count` is told each, so that
 * many of them are seen.
 */
export function createSecurityLog(
  log: {
    info(fields: object, message: string): void;
    warn(fields: object, message: string): void;
  },
  count: (event: SecurityEvent) => void = () => undefined,
): SecurityLog {
  const warnings: readonly SecurityEvent[] = [
    'locked-out',
    'passkey-refused',
    'second-step-failed',
    'sign-in-failed',
    'token-reused',
  ];
  return (event, subject, reqId = calls.getStore()) => {
    const fields = {
      event,
      ...(reqId === undefined ? {} : { reqId }),
      ...(subject === undefined ? {} : { subject: subjectKey(subject) }),
    };
    count(event);
    log[warnings.includes(event) ? 'warn' : 'info'](fields, 'security');
  };
}
