import { mayUseAi, type ActiveSubscription } from '../../api/index.ts';
import { FakeProblem } from './failures.ts';
import { isoTime, type FakeContext, type FakeState, type PurchaseStatus } from './fake-state.ts';
import { usageAt } from './usage.rules.ts';

/** Subscription and use, as the API answers them. */
export function activeSubscription({ state, now }: FakeContext): ActiveSubscription {
  const limits = state.limits[state.subscription.planId] ?? { daily: 0, weekly: 0 };
  return {
    activeSubscription: state.subscription,
    canManageBilling: state.subscription.endDate !== null,
    ...usageAt(state.operations, now()),
    dailyRateLimit: limits.daily,
    weeklyRateLimit: limits.weekly,
  };
}

/** Takes one AI operation, or refuses with `usage-limit`. Returns the moment, for giving it back. */
export function takeOperation(context: FakeContext): number {
  if (!mayUseAi(activeSubscription(context))) {
    throw new FakeProblem('usage-limit', {
      detail: 'You have reached your usage limits for this feature.',
    });
  }
  const moment = context.now();
  context.state.operations.push(moment);
  return moment;
}

/** Gives an operation back. */
export function returnOperation({ state }: FakeContext, moment: number): void {
  const index = state.operations.indexOf(moment);
  if (index >= 0) state.operations.splice(index, 1);
}

/** Wipes CVs and pictures; subscription and use stay. */
export function resetAccount(state: FakeState): void {
  state.mainCv = undefined;
  state.tailored.clear();
  state.pictures.clear();
  state.shareLinks.clear();
  state.versions.clear();
  state.trash.clear();
  state.jobs.clear();
}

/** Ends the account: nothing is left and its session is refused. */
export function deleteAccount(state: FakeState): void {
  resetAccount(state);
  state.operations.length = 0;
  state.purchases.clear();
  state.accountDeleted = true;
}

/** Starts a purchase, pending until it is settled. */
export function startPurchase(
  context: FakeContext,
  body: { planId: string; successUrl: string; cancelUrl: string },
) {
  const { state, origin, newId } = context;
  const foreign = (['successUrl', 'cancelUrl'] as const).filter(
    (key) => !ownUrl(body[key], origin),
  );
  if (foreign.length > 0) {
    const errors = foreign.map((path) => ({ path, message: 'Must be on this site' }));
    throw new FakeProblem('invalid-input', { errors });
  }
  if (!state.plans('en').some((plan) => plan._id === body.planId))
    throw new FakeProblem('not-found');
  const subscriptionId = newId();
  state.purchases.set(subscriptionId, { planId: body.planId, status: 'pending' });
  const sessionId = `session-${subscriptionId}`;
  return { sessionId, subscriptionId, url: `https://pay.example/session/${sessionId}` };
}

function ownUrl(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin;
}

/** Ends a purchase; `active` makes its plan the current one. */
export function settlePurchase(
  { state, now }: FakeContext,
  id: string,
  status: PurchaseStatus,
): void {
  const purchase = state.purchases.get(id);
  if (purchase === undefined) throw new Error(`No purchase ${id}`);
  purchase.status = status;
  if (status !== 'active') return;
  const month = 30 * 86_400_000;
  state.subscription = {
    planId: purchase.planId,
    startDate: isoTime(now()),
    endDate: isoTime(now() + month),
  };
}

/** A way into the provider's portal for whoever has bought something. */
export function openPortal({ state, origin }: FakeContext, returnUrl: string): { url: string } {
  if (!ownUrl(returnUrl, origin)) {
    const errors = [{ path: 'returnUrl', message: 'Must be on this site' }];
    throw new FakeProblem('invalid-input', { errors });
  }
  if (state.subscription.endDate === null) throw new FakeProblem('not-found');
  return { url: `https://pay.example/portal?return=${encodeURIComponent(returnUrl)}` };
}

/** Signs a place out; `not-found` when there is none. */
export function endSession(state: FakeState, id: string): void {
  const left = state.sessions.filter((session) => session.id !== id);
  if (left.length === state.sessions.length) throw new FakeProblem('not-found');
  state.sessions = left;
}
