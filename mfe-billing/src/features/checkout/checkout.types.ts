import type { Plan } from '@sastre/shared-contracts/api';
import type { Stripe } from '@stripe/stripe-js';
import type { PlanAction } from '../plans/plan-action.rules.ts';

/** Why a purchase cannot go on. */
export type FailureKind =
  | 'noPlan'
  | 'planNotFound'
  | 'plansFailed'
  | 'ownPlan'
  /** The server's word, which does not tell this plan from a better one. */
  | 'subscribed'
  | 'betterPlan'
  | 'auth'
  | 'provider'
  | 'session'
  | 'redirect'
  | 'purchase';
export interface Failure {
  kind: FailureKind;
  error?: unknown;
}

/** The plan that was asked for, if there is one, and what its button would offer. */
export interface Found {
  plan: Plan | undefined;
  /** Absent when it is unknown which plan the user has: the server has the last word. */
  action: PlanAction | undefined;
  /** The paid plan that ends when this one begins. */
  replaced?: Plan | undefined;
}
export interface CheckoutContext {
  planId: string | undefined;
  language: string;
  plan: Plan | undefined;
  /** The paid plan that ends when that one begins. */
  replaced: Plan | undefined;
  /** The provider's script at work. */
  provider: Stripe | undefined;
  /** The provider's page. */
  url: string;
  failure: Failure | undefined;
}
export type CheckoutEvent =
  /** A click; `isReady` once the provider's script is at work in the page. */
  { type: 'pay'; isReady: boolean } | { type: 'language'; language: string };
