import { afterEach, describe, expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { createFakeApi, fakeShell, type FakeApiOptions } from '@sastre/shared-contracts/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { PlansPage } from './plans.page.tsx';

const texts = { en, es, de };
afterEach(cleanup);

interface Given extends FakeApiOptions {
  language?: Language;
  /** The user's own subscription, beyond its plan. */
  paid?: { status?: 'active' | 'past-due' | 'ending'; graceEndsAt?: string };
  before?: (api: ReturnType<typeof createFakeApi>) => void;
}
function open({ language = 'en', paid, before, ...options }: Given = {}) {
  const api = createFakeApi(options);
  if (paid !== undefined) {
    const dates = { startDate: '2026-11-01T12:00:00.000Z', endDate: '2026-12-01T12:00:00.000Z' };
    Object.assign(api.state.subscription, dates, paid);
  }
  before?.(api);
  const fake = fakeShell({ api, language, url: '/plans', messages: (chosen) => texts[chosen] });
  return { ...fake, ...render(<PlansPage />, { wrapper: fake.Wrapper }) };
}
const cards = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map((heading) => {
    const card = heading.closest('li');
    if (card === null) throw new Error('no card');
    return within(card);
  });
const box = () => screen.findByRole('region', { name: 'Current subscription' });
const usage = async () => (await box()).textContent ?? '';

describe('a card', () => {
  test('shows picture, name, price, description and features of its plan', async () => {
    open();
    const [, starter] = await cards();
    expect(starter?.getByRole('heading', { name: 'Starter' })).toBeTruthy();
    expect(starter?.getByText('€9.90')).toBeTruthy();
    expect(starter?.getByText('For an active search')).toBeTruthy();
    expect(starter?.getByText('100 AI operations a week')).toBeTruthy();
    const picture = starter?.getByRole('presentation');
    expect(picture?.getAttribute('src')).toBe('/icons/starter.svg');
  });

  test('has a plain picture where the configured one cannot be shown', async () => {
    open();
    const [free] = await cards();
    fireEvent.error(free?.getByRole('presentation') as HTMLElement);
    expect(free?.queryByRole('presentation')).toBeNull();
  });

  test.each([
    [
      'free',
      ['Keep using this plan → /', 'Buy → /checkout?planId=starter'],
      'Buy → /checkout?planId=professional',
    ],
    [
      'starter',
      ['Your current plan is better', 'Keep using this plan → /'],
      'Upgrade → /checkout?planId=professional',
    ],
    [
      'professional',
      ['Your current plan is better', 'Your current plan is better'],
      'Keep using this plan → /',
    ],
  ])('for a user on %s has its button', async (planId, first, last) => {
    open({ planId });
    await screen.findByRole('link', { name: 'Keep using this plan' });
    const found = (await cards()).map((card) => {
      const link = card.queryByRole('link');
      if (link !== null) return `${link.textContent} → ${link.getAttribute('href')}`;
      const button = card.getByRole('button');
      expect(button).toHaveProperty('disabled', true);
      return button.textContent;
    });
    expect(found).toEqual([...first, last]);
    expect(screen.getAllByText('Current plan')).toHaveLength(1);
  });
});

test('one button stands out: that of the cheapest plan that is more than the current one', async () => {
  const filled = async (planId: string) => {
    open({ planId });
    await screen.findByRole('link', { name: 'Keep using this plan' });
    const links = screen
      .getAllByRole('link')
      .filter(({ className }) => className.includes('filled'));
    cleanup();
    return links.map((link) => link.getAttribute('href'));
  };
  expect(await filled('free')).toEqual(['/checkout?planId=starter']);
  expect(await filled('starter')).toEqual(['/checkout?planId=professional']);
  expect(await filled('professional')).toEqual([]);
});

describe('the box', () => {
  test('of the free plan tells since when, and the use', async () => {
    open({ operations: 2 });
    await waitFor(async () => expect(await usage()).toContain('FreeSince Nov 21, 2026'));
    expect(await usage()).toContain('AI usage today2 of 3Resets: ');
    expect(await usage()).toContain('AI usage this week2 of 10');
    const [today, week] = screen.getAllByRole('meter');
    expect(today?.getAttribute('aria-valuenow')).toBe('2');
    expect(week?.getAttribute('aria-valuemax')).toBe('10');
    expect(screen.queryByRole('button', { name: 'Manage billing' })).toBeNull();
  });

  test('tells when the counters reset, in the user’s own time', async () => {
    open();
    const midnight = new Date('2026-11-22T00:00:00.000Z').toLocaleTimeString('en', {
      hour: 'numeric',
      minute: '2-digit',
    });
    await box();
    const resets = screen.getAllByText(/^Resets: /);
    expect(resets).toHaveLength(2);
    for (const { textContent } of resets) expect(textContent).toContain(midnight);
  });

  test('of a plan without limits has neither meters nor resets', async () => {
    open({ planId: 'professional', operations: 7 });
    expect(await usage()).toContain('AI usage today7 (unlimited)');
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.queryByText(/^Resets/)).toBeNull();
  });

  test.each([
    ['en', {}, 'Nov 1, 2026 – Dec 1, 2026Active. It renews on Dec 1, 2026.'],
    ['de', {}, '01.11.2026 – 01.12.2026Aktiv. Verlängert sich am 01.12.2026.'],
    ['es', {}, '1 nov 2026 – 1 dic 2026Activa. Se renueva el 1 dic 2026.'],
    [
      'en',
      { status: 'ending' },
      'Cancelled. It stays active until Dec 1, 2026; after that you are on the free plan.',
    ],
    [
      'de',
      { status: 'ending' },
      'Gekündigt. Es bleibt bis 01.12.2026 aktiv; danach gilt das kostenlose Abonnement.',
    ],
    [
      'es',
      { status: 'ending' },
      'Cancelada. Sigue activa hasta el 1 dic 2026; después pasarás al plan gratuito.',
    ],
    [
      'en',
      { status: 'past-due', graceEndsAt: '2026-12-08T12:00:00.000Z' },
      'The last payment failed. We will keep trying until Dec 8, 2026; if no payment goes through, you will then be on the free plan.',
    ],
    [
      'en',
      { status: 'past-due' },
      'The last payment failed. The paid period ended on Dec 1, 2026; we are trying again.',
    ],
  ] as const)('says in %s of %j its sentence', async (language, paid, sentence) => {
    open({ language, planId: 'starter', paid });
    const found = await screen.findByRole('region', { name: texts[language].current });
    expect(found.textContent).toContain(sentence);
  });

  test('is read anew when the subscription changed', async () => {
    const { api, shell } = open();
    await box();
    act(() => {
      Object.assign(api.state.subscription, { planId: 'professional' });
      shell.events.emit('subscription.changed', {});
    });
    await waitFor(async () => expect(await usage()).toContain('Professional'));
  });
});

describe('Manage billing', () => {
  test('leads to the provider’s portal, which leads back', async () => {
    const { api, log } = open({ planId: 'starter', paid: {} });
    const button = await screen.findByRole('button', { name: 'Manage billing' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(log.navigations).toHaveLength(1));
    const back = encodeURIComponent('https://sastre.example/plans');
    expect(log.navigations).toEqual([
      { kind: 'leave', to: `https://pay.example/portal?return=${back}` },
    ]);
    expect(api.callsOf('openBillingPortal')).toHaveLength(1);
  });

  test('that fails says why, in place, and can be tried again', async () => {
    const { api, log } = open({ planId: 'starter', paid: {} });
    api.failNext('openBillingPortal', new Error(''));
    const button = await screen.findByRole('button', { name: 'Manage billing' });
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Billing could not be opened. Please try again later.',
    );
    await userEvent.click(button);
    await waitFor(() => expect(log.navigations).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the page', () => {
  test('has its title and the way back at once, and says that it loads', async () => {
    open({ before: (api) => void api.hold('listPlans') });
    expect(screen.getByRole('heading', { level: 1, name: 'Subscription Plans' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('status').textContent).toBe('Loading plans...');
    expect(await box()).toBeTruthy();
  });

  test('a language that is chosen brings the plans’ texts along', async () => {
    const { shell } = open();
    expect(await screen.findByText('For an active search')).toBeTruthy();
    await act(() => shell.i18n.setLanguage('de'));
    expect(await screen.findByText('Für die aktive Suche')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Abonnements' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Kaufen' })).toHaveLength(2);
  });

  test.each([
    [new Error(''), 'Failed to fetch SaaS plans'],
    [new Error('The list is being made'), 'The list is being made'],
  ])('plans that fail with %j say "%s" and heal on Try again', async (error, text) => {
    open({ before: (api) => api.failNext('listPlans', error) });
    expect((await screen.findByRole('alert')).textContent).toBe(`${text} Try again`);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('For an active search')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test.each([
    [new Error(''), 'Failed to fetch active subscription'],
    [new Error('The ledger is closed'), 'The ledger is closed'],
  ])('a subscription that fails with %j hides no plan and says "%s"', async (error, text) => {
    const { api } = open({ before: (one) => one.failNext('activeSubscription', error) });
    expect((await screen.findByRole('alert')).textContent).toBe(`${text} Try again`);
    expect(await screen.findByText('For an active search')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Buy' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('link', { name: 'Buy' })).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.callsOf('listPlans')).toHaveLength(1);
  });
});
