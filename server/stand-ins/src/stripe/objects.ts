/** What the stand-in keeps, in the shape in which its API answers; times in seconds since 1970, money in cents. */
export interface Customer {
  id: string;
  object: 'customer';
  created: number;
  email: string | null;
  /** Below zero: credit, which later invoices use up. */
  balance: number;
  metadata: Record<string, string>;
  livemode: false;
}

/** A hosted checkout. */
export interface Session {
  id: string;
  object: 'checkout.session';
  created: number;
  expires_at: number;
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  customer: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  locale: string;
  currency: string;
  amount_total: number;
  subscription: string | null;
  livemode: false;
  /** Not in the provider's answer: what is sold. */
  standin: { name: string; subscription_metadata: Record<string, string> };
}

/** A card, of which only this much is kept. */
export interface Card {
  brand: 'visa';
  last4: string;
  exp_month: number;
  exp_year: number;
  /** False: payments fail from the next renewal on. */
  renews: boolean;
}

/** A running subscription, one month at a time. */
export interface Subscription {
  id: string;
  object: 'subscription';
  created: number;
  start_date: number;
  status: 'active' | 'past_due' | 'canceled';
  customer: string;
  metadata: Record<string, string>;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string | null;
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string };
  livemode: false;
  standin: { name: string; card: Card; anchor: number; periods: number; tries: number };
}

/** What a subscription is for. */
export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  quantity: 1;
  current_period_start: number;
  current_period_end: number;
  price: {
    id: string;
    object: 'price';
    currency: string;
    unit_amount: number;
    recurring: { interval: 'month'; interval_count: 1 };
  };
}

/** A bill of one period. */
export interface Invoice {
  id: string;
  object: 'invoice';
  number: string;
  created: number;
  customer: string;
  status: 'open' | 'paid' | 'void';
  currency: string;
  total: number;
  amount_due: number;
  amount_paid: number;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Record<string, string> };
  };
  livemode: false;
}

/** A way into the portal. */
export interface PortalSession {
  id: string;
  object: 'billing_portal.session';
  created: number;
  customer: string;
  return_url: string;
  locale: string;
  url: string;
  livemode: false;
}

/** Any object of the stand-in, by its kind. */
export interface Kinds {
  customer: Customer;
  'checkout.session': Session;
  subscription: Subscription;
  invoice: Invoice;
  'billing_portal.session': PortalSession;
}
