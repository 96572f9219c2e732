import type { Language } from '@sastre/shared-contracts/api';

/** A checkout session at the provider. */
export interface ProviderSession {
  id: string;
  /** Of the hosted page; null when it cannot be paid any more. */
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  /** Our subscription's id, as we gave it. */
  reference: string | null;
  subscriptionId: string | null;
}

/** A subscription at the provider; times in milliseconds. */
export interface ProviderSubscription {
  id: string;
  /** Our subscription's id, as we gave it. */
  reference: string | null;
  status: 'active' | 'past-due' | 'incomplete' | 'never-paid' | 'ended';
  periodStart: number;
  periodEnd: number;
  isEnding: boolean;
  endedAt: number | null;
}

/** What the hosted page is told to sell. */
export interface CheckoutOrder {
  /** Our subscription's id; the request's idempotency key is made of it. */
  subscriptionId: string;
  customerId: string;
  plan: {
    id: string;
    name: string;
    priceCents: number;
    currency: string;
    stripePriceId?: string | undefined;
  };
  successUrl: string;
  cancelUrl: string;
  language: Language;
}

/** The calls to the payment provider that the product makes; all throw `ProviderUnavailable` when it is away. */
export interface PaymentProvider {
  /** Makes a customer, or finds the one made under this key before. */
  createCustomer(key: string): Promise<string>;
  /** Tells the provider where receipts go. */
  setEmail(customerId: string, email: string): Promise<void>;
  createSession(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  readSession(id: string): Promise<ProviderSession | undefined>;
  /** Ends a session that is open, so that it cannot be paid; any other stays as it is. */
  expireSession(id: string): Promise<void>;
  readSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** Ends a subscription at once; with `credit` the rest of its period is put to the customer's credit. */
  cancelSubscription(id: string, options: { credit: boolean }): Promise<void>;
  createPortal(customerId: string, returnUrl: string, language: Language): Promise<string>;
  /** Ends subscriptions and sessions of a customer, then the customer. */
  deleteCustomer(customerId: string): Promise<void>;
}

/** The provider did not answer, or refuses our key. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
