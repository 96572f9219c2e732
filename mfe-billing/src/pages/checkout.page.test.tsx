import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { ApiError } from '@sastre/shared-contracts/shell';
import {
  fakeShell,
  type FakeApiOptions,
  type FakeShellOptions,
} from '@sastre/shared-contracts/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { providerScripts, standInApi } from '../features/checkout/provider.fixture.ts';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { CheckoutPage } from './checkout.page.tsx';

const texts = { en, es, de };
type Scripts = ReturnType<typeof providerScripts>;
let scripts: Scripts;
beforeEach(() => {
  scripts = providerScripts('loads');
});
afterEach(() => {
  cleanup();
  scripts.stop();
});

interface Given extends FakeApiOptions {
  query?: string;
  language?: Language;
  site?: FakeShellOptions['site'];
  before?: (api: ReturnType<typeof standInApi>) => void;
}
function open({
  query = '?planId=starter',
  language = 'en',
  site,
  before,
  ...options
}: Given = {}) {
  const api = standInApi(options);
  before?.(api);
  const url = `/checkout${query}`;
  const fake = fakeShell({ api, language, url, site, messages: (chosen) => texts[chosen] });
  return { ...fake, ...render(<CheckoutPage />, { wrapper: fake.Wrapper }) };
}
const scriptsAre = (...outcomes: Parameters<typeof providerScripts>) => {
  scripts.stop();
  scripts = providerScripts(...outcomes);
};
const pay = () => screen.findByRole('button', { name: 'Continue to payment' });
const alert = async () => (await screen.findByRole('alert')).textContent;
const failure = (status: number, code: string, message = '') =>
  new ApiError({ endpoint: 'any', status, code, message });

describe('the chosen plan', () => {
  test('is shown with its price and one button', async () => {
    open();
    expect(await pay()).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Starter' })).toBeTruthy();
    expect(screen.getByText('€9.90')).toBeTruthy();
    expect(screen.getByText('20 AI operations a day')).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    const back = screen.getByRole('link', { name: 'Back to the plans' });
    expect(back.getAttribute('href')).toBe('/plans');
  });

  test('says of a paid plan before it that it ends, and what becomes of the money', async () => {
    const said = 'Starter ends when this plan begins. What you have paid ahead for it is credited';
    const first = open({ planId: 'starter', query: '?planId=professional' });
    await pay();
    expect(screen.getByText((text) => text.startsWith(said))).toBeTruthy();
    first.unmount();
    open({ query: '?planId=professional' });
    await pay();
    expect(screen.queryByText(/credited/)).toBeNull();
  });

  test('says renewal, cancellation and VAT as they are configured, and nothing where they are not', async () => {
    const otherwise = { vat: 'de' };
    const en = { vat: 'Mit Steuer.', renewal: 'Renews every month.', otherwise };
    const first = open({ site: { legal: [], checkout: { en, de: { vat: 'Mit Steuer.' } } } });
    await pay();
    const terms = screen.getByText('Renews every month.').closest('ul');
    expect(terms?.textContent).toBe('Mit Steuer.Renews every month.');
    const langs = [...(terms?.children ?? [])].map((line) => line.getAttribute('lang'));
    expect(langs).toEqual(['de', null]);
    first.unmount();
    open();
    await pay();
    expect(screen.queryByText('Mit Steuer.')).toBeNull();
  });

  test('leads to the provider’s page, and is named by its id alone', async () => {
    const { api, log } = open();
    await userEvent.click(await pay());
    await waitFor(() => expect(log.navigations).toHaveLength(1));
    expect(log.navigations[0]).toMatchObject({ kind: 'leave' });
    expect(log.navigations[0]?.to).toMatch(/^https:\/\/pay\.example\/session\//);
    expect(api.callsOf('startSubscription').map(({ input }) => input.body)).toEqual([
      {
        provider: 'stripe',
        planId: 'starter',
        successUrl: 'https://sastre.example/checkout-success',
        cancelUrl: 'https://sastre.example/checkout-cancel',
      },
    ]);
    expect(scripts.added).toEqual(['https://sastre.example/standin/stripe.js']);
  });

  test('two clicks buy it once, and the button says that it works', async () => {
    const { api, log } = open();
    const release = api.hold('startSubscription');
    await userEvent.dblClick(await pay());
    expect((await pay()).getAttribute('aria-busy')).toBe('true');
    release();
    await waitFor(() => expect(log.navigations).toHaveLength(1));
    await userEvent.click(await pay());
    expect(api.callsOf('startSubscription')).toHaveLength(1);
  });

  test('a page that is still there after half a minute says so and can be used again', async () => {
    const { clock, log } = open();
    await userEvent.click(await pay());
    await waitFor(() => expect(log.navigations).toHaveLength(1));
    await clock.advance(30_000);
    expect(await alert()).toBe('Failed to redirect to payment page');
    await userEvent.click(await pay());
    await waitFor(() => expect(log.navigations).toHaveLength(2));
  });

  test('follows the language', async () => {
    const { shell } = open();
    await pay();
    await act(() => shell.i18n.setLanguage('de'));
    expect(await screen.findByText('Für die aktive Suche')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Weiter zur Zahlung' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Kasse' })).toBeTruthy();
  });
});

describe('what cannot be bought', () => {
  test('follows the language as well', async () => {
    const { shell } = open({ query: '?planId=starter', planId: 'starter' });
    expect(await alert()).toBe('You already have this plan');
    await act(() => shell.i18n.setLanguage('de'));
    expect(await screen.findByText('Für die aktive Suche')).toBeTruthy();
    expect(await alert()).toBe('Du hast dieses Abonnement bereits');
  });

  test.each([
    ['', 'free', 'No plan selected'],
    ['?planId=', 'free', 'No plan selected'],
    ['?planId=gold', 'free', 'Plan not found'],
    ['?planId=starter', 'starter', 'You already have this plan'],
    ['?planId=free', 'free', 'You already have this plan'],
    ['?planId=free', 'starter', 'Your current plan is better'],
    ['?planId=starter', 'professional', 'Your current plan is better'],
  ])('%s for a user on %s says "%s"', async (query, planId, text) => {
    const { api } = open({ query, planId });
    expect(await alert()).toBe(text);
    const again = screen.getByRole('link', { name: 'Try again' });
    expect(again.getAttribute('href')).toBe('/plans');
    expect(screen.queryByRole('button')).toBeNull();
    expect(api.callsOf('startSubscription')).toEqual([]);
  });

  test.each([
    ['listPlans', failure(503, 'unavailable'), 'Failed to fetch SaaS plans'],
    ['listPlans', failure(503, 'unavailable', 'Back in a minute'), 'Back in a minute'],
    ['activeSubscription', failure(401, 'unauthenticated', 'x'), 'Failed to authenticate'],
  ] as const)('when %s fails with %s it says "%s"', async (id, error, text) => {
    open({ before: (api) => api.failNext(id, error) });
    expect(await alert()).toBe(text);
    expect(screen.getByRole('link', { name: 'Try again' })).toBeTruthy();
  });

  test('a subscription that cannot be read leaves the last word to the server', async () => {
    const { api } = open({
      planId: 'starter',
      before: (one) => {
        one.failNext('activeSubscription', 'unavailable');
        one.failNext('startSubscription', 'already-subscribed');
      },
    });
    await userEvent.click(await pay());
    expect(await alert()).toBe('You already have this plan or a better one');
    expect(api.callsOf('startSubscription')).toHaveLength(1);
    expect(document.activeElement?.tagName).toBe('H1');
  });
});

describe('a purchase that fails', () => {
  test.each([
    [failure(200, 'invalid-answer'), 'Failed to create checkout session'],
    [failure(0, 'network'), 'Error occurred while initiating purchase'],
    [failure(500, 'internal', 'The till is jammed'), 'The till is jammed'],
    [failure(503, 'payment-unavailable'), 'Failed to redirect to payment page'],
    [failure(503, 'payment-unavailable', 'Account is not live'), 'Account is not live'],
  ])('with %s says "%s", leads back, and another click heals it', async (error, text) => {
    const { log } = open({ before: (api) => api.failNext('startSubscription', error) });
    await userEvent.click(await pay());
    expect(await alert()).toBe(text);
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/plans');
    await userEvent.click(await pay());
    await waitFor(() => expect(log.navigations).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['startSubscription', failure(401, 'unauthenticated', 'x'), 'Failed to authenticate'],
    ['startSubscription', failure(404, 'not-found', 'x'), 'Plan not found'],
  ] as const)('when %s fails with %s it says "%s" and is over', async (id, error, text) => {
    open({ before: (api) => api.failNext(id, error) });
    await userEvent.click(await pay());
    expect(await alert()).toBe(text);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the provider’s script', () => {
  test('that fails is said with the click; a click after it is back goes on', async () => {
    scriptsAre('fails', 'fails', 'loads');
    const { api, log } = open();
    await pay();
    await waitFor(() => expect(scripts.added).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(await pay());
    expect(await alert()).toBe('Failed to load Stripe');
    expect(api.callsOf('startSubscription')).toEqual([]);
    await userEvent.click(await pay());
    await waitFor(() => expect(log.navigations).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(['sets nothing', 'is odd'] as const)('that %s is no script', async (outcome) => {
    scriptsAre(outcome);
    open();
    await userEvent.click(await pay());
    expect(await alert()).toBe('Failed to load Stripe');
  });

  test('that hangs is given up after half a minute', async () => {
    scriptsAre('hangs');
    const { clock } = open();
    await userEvent.click(await pay());
    await clock.advance(30_000);
    expect(await alert()).toBe('Failed to load Stripe');
  });

  test('cannot be had without a token', async () => {
    scriptsAre('fails');
    const { api } = open();
    await pay();
    await waitFor(() => expect(scripts.added).toHaveLength(1));
    api.failNext('publishableKey', failure(401, 'unauthenticated'));
    await userEvent.click(await pay());
    expect(await alert()).toBe('Failed to authenticate');
  });
});

test.each([
  ['en', 'Plan not found', 'Try again'],
  ['es', 'No se encontró el plan', 'Reintentar'],
  ['de', 'Abonnement nicht gefunden', 'Erneut versuchen'],
] as const)('speaks %s', async (language, text, again) => {
  open({ language, query: '?planId=gold' });
  expect(await alert()).toBe(text);
  expect(screen.getByRole('link', { name: again })).toBeTruthy();
});
