import { randomBytes } from 'node:crypto';
import { epochSeconds, type Clock } from '@sastre/time';
import type { FormGuard } from '../site/form-guard.ts';

/** How long a passkey may be asked, in seconds. */
export const QUESTION_SECONDS = 10 * 60;

/** What an answer is good for, and where: in one interaction or session, and of one account unless anybody may answer. */
export interface QuestionScope {
  purpose: 'sign-in' | 'second-step' | 'prove' | 'add';
  /** The interaction's or session's public id. */
  within: string;
  userId?: string;
}

function nameOf({ purpose, within, userId = '' }: QuestionScope, head: string): string {
  return `passkey:${purpose}:${within}:${userId}:${head}`;
}

/** A new question (WebAuthn's challenge). It is signed and not kept: pages that nobody answers cost nothing. */
export function newQuestion(guard: FormGuard, scope: QuestionScope, clock: Clock): string {
  const until = epochSeconds(clock) + QUESTION_SECONDS;
  const head = `${until}.${randomBytes(16).toString('base64url')}`;
  return `${head}.${guard.tokenFor(nameOf(scope, head))}`;
}

/** Until when (seconds since 1970) a question of ours can be answered; undefined: it is not ours, for something else, or too old. */
export function questionEnd(
  guard: FormGuard,
  scope: QuestionScope,
  question: string,
  clock: Clock,
): number | undefined {
  const [until = '', nonce = '', mac = '', ...more] = question.split('.');
  const isOurs = guard.accepts(nameOf(scope, `${until}.${nonce}`), mac, undefined);
  const end = Number(until);
  return more.length === 0 && isOurs && end > epochSeconds(clock) ? end : undefined;
}
