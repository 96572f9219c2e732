import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createStripe } from './stripe-client.ts';
import { createStripeProvider } from './stripe-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { findStripeMock, startStripeMock, type StripeMock } from './testing/stripe-mock.ts';

jest.setTimeout(300_000);

const found = findStripeMock();
const plan = { id: 'starter', name: 'Starter', priceCents: 990, currency: 'EUR' };
const order = {
  subscriptionId: '00000000-0000-4000-8000-000000000001',
  customerId: 'cus_123',
  plan,
  successUrl: 'https://cv.example.org/checkout-success',
  cancelUrl: 'https://cv.example.org/checkout-cancel',
  language: 'de',
} as const;

if ('reason' in found) {
  test(`shapes of our requests against stripe-mock, not run: ${found.reason}`, () => {
    process.stdout.write(`not run: ${found.reason}\n`);
    expect(found.reason).not.toBe('');
  });
} else {
  describe('stripe-mock, which knows the provider’s API, takes every request of ours', () => {
    let mock: StripeMock;
    let provider: PaymentProvider;
    let refused: PaymentProvider;
    beforeAll(async () => {
      mock = await startStripeMock(found.path);
      const stripe = createStripe({ secretKey: 'sk_test_123', apiBase: mock.apiBase });
      provider = createStripeProvider(stripe, { usesPriceIds: true });
      const keyless = createStripe({ secretKey: 'nothing', apiBase: mock.apiBase });
      refused = createStripeProvider(keyless, { usesPriceIds: true });
    });
    afterAll(async () => mock.stop());

    test('customers', async () => {
      expect(await provider.createCustomer('key')).toMatch(/^cus_/);
      await provider.setEmail('cus_123', 'ada@example.org');
      await provider.deleteCustomer('cus_123');
    });

    test('sessions, with a price of ours and with one of the provider’s', async () => {
      expect((await provider.createSession(order)).id).toMatch(/^cs_/);
      const priced = { ...order, plan: { ...plan, stripePriceId: 'price_123' } };
      expect((await provider.createSession(priced)).id).toMatch(/^cs_/);
      expect(await provider.readSession('cs_123')).toMatchObject({ id: expect.any(String) });
      await provider.expireSession('cs_123');
    });

    test('subscriptions and the portal', async () => {
      const subscription = await provider.readSubscription('sub_123');
      expect(subscription?.id).toMatch(/^sub_/);
      expect(subscription?.periodEnd).toBeGreaterThan(0);
      await provider.cancelSubscription('sub_123', { credit: true });
      await provider.cancelSubscription('sub_123', { credit: false });
      const url = await provider.createPortal('cus_123', 'https://cv.example.org/plans', 'es');
      expect(url).toMatch(/^https:/);
    });

    test('and refuses a key that is none', async () => {
      await expect(refused.createCustomer('key')).rejects.toThrow(/cannot be used/);
    });
  });
}
