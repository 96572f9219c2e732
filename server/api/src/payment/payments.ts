import type { Language } from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import type { PlanLimits } from '../plans/index.ts';
import type { CurrentPlan } from './current-plan.rules.ts';

/** Who buys. */
export interface Buyer {
  sub: string;
  email: string;
}

/** What is bought, and where the hosted page leads back to. */
export interface PurchaseRequest {
  planId: string;
  successUrl: string;
  cancelUrl: string;
  language: Language;
}

/** A purchase that was started; `subscriptionId` is ours. */
export interface StartedPurchase {
  sessionId: string;
  url: string;
  subscriptionId: string;
}

/** What the user has now. */
export interface CurrentSubscription {
  /** Absent: the free plan. */
  plan: CurrentPlan | undefined;
  limits: PlanLimits;
  planId: string;
  canManageBilling: boolean;
}

/** States of a purchase as the contract names them. */
export type PurchaseStatus = 'pending' | 'active' | 'payment-failed' | 'cancelled' | 'expired';

/** Purchases, subscriptions and what they grant. Calls that ask the provider throw `payment-unavailable` when it is away. */
export interface Payments {
  /** The publishable key and, with the stand-in, the script that a page loads instead of the provider's. */
  publishableKey: { pk: string; scriptUrl?: string };
  /** What a user has at this moment; asks the provider first where a period has ended. */
  current(userId: string): Promise<CurrentSubscription>;
  /** AI operations that a user may take at this moment; reads rows only. */
  limitsOf(trx: Kysely<Database>, userId: string): Promise<PlanLimits>;
  /** Starts a purchase, or answers the one that is open already. Throws problems: 422, 404, 409, 503. */
  start(buyer: Buyer, request: PurchaseRequest): Promise<StartedPurchase>;
  /** The state of a purchase of this user; one that is pending is asked about at the provider. Undefined: not theirs. */
  status(userId: string, subscriptionId: string): Promise<PurchaseStatus | undefined>;
  /** Address of the provider's billing portal; undefined for who never bought. */
  openPortal(userId: string, returnUrl: string, language: Language): Promise<string | undefined>;
  /** Takes a webhook in: the body's bytes as they came, and its signature. Throws `malformed-request` when it is forged or stale. */
  receive(body: Buffer, signature: string | undefined): Promise<void>;
  /** Asks the provider about everything that may have changed without a word of it. Run now and then; safe on several servers. */
  reconcile(): Promise<void>;
  /**
   * Ends everything of a user at the provider: subscriptions are cancelled, open sessions expire, the customer is deleted, and
   * with that our own note of it. For accounts that are gone; run it after the account's rows are. May be repeated; throws when
   * the provider is away, to be called again later. `reconcile` calls it for accounts that are gone, too.
   */
  endAtProvider(userId: string): Promise<void>;
}
