import { DAY_MS } from '@sastre/time';
import type { SettingGroup } from './setting-group.rules.ts';
import type { SettingValues } from './settings.ts';

/** The account at the payment provider. */
export interface StripeAccount {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** How plans are paid for. */
export interface PaymentSettings {
  /** Absent: the stand-in of the provider takes test cards. */
  stripe: StripeAccount | undefined;
  /** Milliseconds that a plan stays although its renewal is not paid. */
  graceMs: number;
  /** True: tests may turn the stand-in's clock and hold its webhooks. */
  isTurnable: boolean;
  /** True: real people are served, so the stand-in must not be. */
  isProduction: boolean;
}

/** The stand-in needs none of them. */
export const PAYMENT_GROUP: SettingGroup = {
  name: 'STRIPE',
  needed: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
};

/** Payment as configured; a site is in production when it says so or is reached by https under a name that is not this machine's own. */
export function readPayment(values: SettingValues, publicUrl: string): PaymentSettings {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = values;
  const { protocol, hostname } = new URL(publicUrl);
  const isOwnMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  return {
    stripe:
      secretKey && publishableKey && webhookSecret
        ? { secretKey, publishableKey, webhookSecret }
        : undefined,
    graceMs: values.PAYMENT_GRACE_DAYS * DAY_MS,
    isTurnable: values.PAYMENT_TEST_CLOCK,
    isProduction: values.NODE_ENV === 'production' || (protocol === 'https:' && !isOwnMachine),
  };
}
