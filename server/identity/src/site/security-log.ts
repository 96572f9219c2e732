import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { NO_TRACING, traceField, traceOfCall, type Tracing } from '@sastre/base/tracing';

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

/** The call that an event belongs to. */
export interface NotedCall {
  id: string;
  raw: IncomingMessage;
}

/** Notes an event; `subject` is the account's id, absent where there is none; `call` where it is not known by `followCall`. */
export type SecurityLog = (event: SecurityEvent, subject?: string, call?: NotedCall) => void;

const calls = new AsyncLocalStorage<NotedCall>();

/** A hook after which what the call does is noted as of it, however deep it happens: the provider's events name no call. */
export function followCall(call: NotedCall, _reply: unknown, done: () => void): void {
  calls.run(call, done);
}

/** By which the events of one account are known as such, without saying whose it is: ids are random, so it tells none. */
function subjectKey(subject: string): string {
  return createHash('sha256').update(`security:${subject}`).digest('base64url').slice(0, 16);
}

/**
 * Writes security events as lines with the message `security` and the fields `event`, of a call its `reqId` and
 * `traceId` and, of a known account, `subject`; nothing personal: no name, address, network or browser. Failures are
 * warnings. `count` is told each, so that many of them are seen.
 */
export function createSecurityLog(
  log: {
    info(fields: object, message: string): void;
    warn(fields: object, message: string): void;
  },
  count: (event: SecurityEvent) => void = () => undefined,
  tracing: Pick<Tracing, 'current'> = NO_TRACING,
): SecurityLog {
  const warnings: readonly SecurityEvent[] = [
    'locked-out',
    'passkey-refused',
    'second-step-failed',
    'sign-in-failed',
    'token-reused',
  ];
  return (event, subject, call = calls.getStore()) => {
    const fields = {
      event,
      ...(call && { reqId: call.id, ...traceField(traceOfCall(call.raw, tracing)) }),
      ...(subject === undefined ? {} : { subject: subjectKey(subject) }),
    };
    count(event);
    log[warnings.includes(event) ? 'warn' : 'info'](fields, 'security');
  };
}
