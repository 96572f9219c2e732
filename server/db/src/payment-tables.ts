import type { Generated } from 'kysely';
import type { AnyJson, Created, Json, OptionalTime, Updated } from './column-types.ts';

/** Whom the payment provider knows; `id` is the key that the customer was made under there. Outlives the account until it is ended at the provider. */
export interface PaymentCustomerTable {
  id: string;
  user_id: string;
  provider_id: string | null;
  created_at: Created;
}

/**
 * A purchase and the subscription that came of it; `id` is the public `subscriptionId`. From `status` to `grace_ends_at` it
 * mirrors what the provider said last; `version` grows with every change.
 */
export interface PaymentSubscriptionTable {
  id: string;
  user_id: string;
  plan_id: string;
  price_cents: number;
  currency: string;
  language: string;
  success_url: string;
  cancel_url: string;
  session_id: string | null;
  provider_id: string | null;
  status: Generated<'pending' | 'active' | 'past-due' | 'payment-failed' | 'cancelled' | 'expired'>;
  period_start: OptionalTime;
  period_end: OptionalTime;
  /** Cancelled, and runs to the end of its period. */
  ending: Generated<boolean>;
  grace_ends_at: OptionalTime;
  /** The purchase that took its place; this one grants nothing any more and is ended at the provider. */
  superseded_by: string | null;
  version: Generated<number>;
  /** When the provider was asked last. */
  checked_at: Updated;
  created_at: Created;
}

/** An event of the payment provider that was applied; it says nothing of anyone. */
export interface PaymentEventTable {
  id: string;
  type: string;
  received_at: Created;
}

/** An object of the payment stand-in, as its API answers it; `due_at`: when time itself changes it next. */
export interface StandinObjectTable {
  id: string;
  kind: string;
  customer_id: string | null;
  body: Json;
  due_at: OptionalTime;
  created_at: Created;
}

/** An answer that the payment stand-in gives again under the same idempotency key. */
export interface StandinRequestTable {
  key: string;
  fingerprint: string;
  status: number;
  answer: Json;
  created_at: Created;
}

/** A webhook of the payment stand-in; `next_at` is null when it has arrived or was given up. */
export interface StandinDeliveryTable {
  id: string;
  customer_id: string | null;
  body: string;
  attempts: Generated<number>;
  next_at: OptionalTime;
  created_at: Created;
}

/** A key, secret or the clock of the payment stand-in; `value` is written as JSON text. */
export interface StandinSettingTable {
  key: string;
  value: AnyJson;
}
