import { readFailedCall } from '@sastre/shared-contracts/page';
import type { Failure, FailureKind, Found } from './checkout.types.ts';

/** True when the call was refused, or never made, for want of a token. */
export function isUnauthenticated(error: unknown): boolean {
  const { status, code } = readFailedCall(error);
  return status === 401 || code === 'unauthenticated';
}

const BY_CODE: Readonly<Record<string, FailureKind>> = {
  'not-found': 'planNotFound',
  'already-subscribed': 'subscribed',
  'payment-unavailable': 'redirect',
  'invalid-answer': 'session',
};

/** What a purchase that could not be started says. */
export function startFailure(error: unknown): Failure {
  if (isUnauthenticated(error)) return { kind: 'auth' };
  const { code } = readFailedCall(error);
  const kind = code !== undefined && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  return { kind: kind ?? 'purchase', error };
}

/** What a call before the purchase says when it fails. */
export function callFailure(kind: 'plansFailed' | 'provider', error: unknown): Failure {
  return isUnauthenticated(error) ? { kind: 'auth' } : { kind, error };
}

/** Why a found plan cannot be bought; nothing when it can. */
export function foundFailure({ plan, action }: Found): Failure | undefined {
  if (plan === undefined) return { kind: 'planNotFound' };
  if (action === 'keep') return { kind: 'ownPlan' };
  return action === 'better' || plan.priceCents === 0 ? { kind: 'betterPlan' } : undefined;
}

/** True while another click may help; otherwise the way is back to the plans. */
export function isWorthAnotherClick({ kind }: Failure): boolean {
  return ['provider', 'session', 'redirect', 'purchase'].includes(kind);
}

/** True for a page that a browser can be sent to. */
export function isWebPage(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
}
