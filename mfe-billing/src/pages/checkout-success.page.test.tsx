import { afterEach, describe, expect, test } from '@jest/globals';
import { endpoints, type Language } from '@sastre/shared-contracts/api';
import { noteWaitingJob } from '@sastre/shared-contracts/page';
import { createFakeApi, fakeShell } from '@sastre/shared-contracts/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { CheckoutSuccessPage } from './checkout-success.page.tsx';

const texts = { en, es, de };
const ORIGIN = 'https://sastre.example';
afterEach(cleanup);

async function open({ query, language = 'en' }: { query?: string; language?: Language } = {}) {
  const api = createFakeApi();
  const { data } = await api.call(endpoints.startSubscription, {
    body: {
      provider: 'stripe',
      planId: 'starter',
      successUrl: `${ORIGIN}/checkout-success`,
      cancelUrl: `${ORIGIN}/checkout-cancel`,
    },
  });
  const id = data.subscriptionId;
  const url = `/checkout-success${query ?? `?subscription_id=${id}`}`;
  const fake = fakeShell({ api, language, url, messages: (chosen) => texts[chosen] });
  const show = () => render(<CheckoutSuccessPage />, { wrapper: fake.Wrapper });
  return { ...fake, show, id, polls: () => api.callsOf('subscriptionStatus').length };
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const FAILED = 'Payment failed. Please try again.';
const ERRED = 'Error verifying payment. Please contact support.';

describe('a payment', () => {
  test('is verified every second until it is active; then the others are told, and no one asks any more', async () => {
    const { api, clock, id, log, polls, show } = await open();
    show();
    await title('Verifying Payment...');
    expect(screen.queryByRole('link')).toBeNull();
    await clock.advance(3_000);
    expect(polls()).toBe(4);
    expect(log.events).toEqual([]);
    api.settlePurchase(id, 'active');
    await clock.advance(1_000);
    await title('Payment Successful!');
    expect(
      await screen.findByText(/^Starter is active and renews on \w+ \d+, 20\d\d\./),
    ).toBeTruthy();
    const plans = screen.getByRole('link', { name: 'My Subscription' });
    expect(plans.getAttribute('href')).toBe('/plans');
    const home = screen.getByRole('link', { name: 'Return to Dashboard' });
    expect(home.getAttribute('href')).toBe('/');
    expect(log.events).toEqual([{ name: 'subscription.changed', payload: {} }]);
    await clock.advance(3_600_000);
    expect(polls()).toBe(5);
    expect(clock.pending()).toBe(0);
  });

  test('leads back to the job description that waits for it', async () => {
    const { api, clock, id, shell, show } = await open();
    await noteWaitingJob(shell);
    show();
    api.settlePurchase(id, 'active');
    await clock.advance(1_000);
    await title('Payment Successful!');
    const back = await screen.findByRole('link', { name: 'Back to the job description' });
    expect(back.getAttribute('href')).toBe('/tailor-cv');
    const filled = screen.getAllByRole('link').filter((one) => one.className.includes('filled'));
    expect(filled).toEqual([back]);
  });

  test.each(['payment-failed', 'cancelled', 'expired'] as const)(
    'that is %s says so, leads back to the plans, and ends the polling',
    async (status) => {
      const { api, clock, id, log, polls, show } = await open();
      api.settlePurchase(id, status);
      show();
      await title(FAILED);
      await userEvent.click(screen.getByRole('link', { name: 'Try Again' }));
      expect(log.navigations).toEqual([{ kind: 'go', to: '/plans' }]);
      await clock.advance(3_600_000);
      expect(polls()).toBe(1);
      expect(log.events).toEqual([]);
    },
  );

  test('that takes long says that one need not wait, and is still followed', async () => {
    const { api, clock, id, show } = await open();
    show();
    await clock.advance(31_000);
    await title('Verifying Payment...');
    expect(screen.getByText(/^This takes longer than usual\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toBeTruthy();
    api.settlePurchase(id, 'active');
    await clock.advance(1_000);
    await title('Payment Successful!');
  });

  test('is good, also where it cannot be told until when', async () => {
    const { api, id, show } = await open();
    api.settlePurchase(id, 'active');
    api.failNext('activeSubscription', 'unavailable');
    show();
    await title('Payment Successful!');
    expect(screen.getByText('Your plan is active.')).toBeTruthy();
  });

  test('is not followed any more once the page is left', async () => {
    const { clock, polls, show } = await open();
    const { unmount } = show();
    await title('Verifying Payment...');
    await clock.advance(2_000);
    unmount();
    const before = polls();
    await clock.advance(3_600_000);
    expect(polls()).toBe(before);
  });

  test('that is looked at again, after a reload or on the way back, says the same', async () => {
    const { api, id, log, polls, show } = await open();
    api.settlePurchase(id, 'active');
    const first = show();
    await title('Payment Successful!');
    first.unmount();
    show();
    await title('Payment Successful!');
    expect(polls()).toBe(2);
    expect(api.callsOf('startSubscription')).toHaveLength(1);
    expect(log.events).toHaveLength(2);
  });
});

describe('a check that fails', () => {
  test('is said at once, and asked again while the server is away: who paid gets to know it', async () => {
    const { api, clock, id, show } = await open();
    api.failNext('subscriptionStatus', 'unavailable');
    show();
    await title(ERRED);
    expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/plans');
    api.settlePurchase(id, 'active');
    await clock.advance(1_000);
    await title('Payment Successful!');
  });

  test.each([
    ['another one’s payment', '?subscription_id=11111111-2222-4333-8444-555555555555', 1],
    ['no payment', '', 0],
    ['an empty id', '?subscription_id=', 0],
  ])('for %s ends it', async (_name, query, count) => {
    const { clock, log, polls, show } = await open({ query });
    show();
    await title(ERRED);
    await clock.advance(3_600_000);
    expect(polls()).toBe(count);
    expect(log.events).toEqual([]);
    expect(log.navigations).toEqual([]);
  });
});

test.each([
  ['en', 'Verifying Payment...', 'Payment Successful!'],
  ['es', 'Verificando el pago…', '¡Pago realizado!'],
  ['de', 'Zahlung wird geprüft\u00a0…', 'Zahlung erfolgreich!'],
] as const)('speaks %s, and announces what changes', async (language, verifying, succeeded) => {
  const { api, clock, id, show } = await open({ language });
  show();
  await title(verifying);
  const voice = screen.getByRole('status');
  api.settlePurchase(id, 'active');
  await clock.advance(1_000);
  await title(succeeded);
  expect(screen.getByRole('status')).toBe(voice);
  expect(voice.textContent).toContain(succeeded);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
