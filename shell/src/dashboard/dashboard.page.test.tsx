import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filledCv, showApp } from '../routing/test-app.tsx';
import { entries, modules, title } from '../routing/pages.fixture.tsx';

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const usage = {
  todaysConsumptions: 1,
  thisWeeksConsumptions: 1,
  dailyRateLimit: 3,
  weeklyRateLimit: 10,
};

describe('the dashboard', () => {
  test('greets by name and shows the registry’s cards in their order', async () => {
    await showApp({ entries, modules });
    await title('Welcome, Ana María');
    expect(screen.getByText('Manage your CVs, subscriptions, and more')).toBeTruthy();
    const cards = [...document.querySelectorAll('a h2')].map((heading) => heading.textContent);
    expect(cards).toEqual(['Edit CV Data', 'My Subscription']);
    expect(document.title).toBe('Welcome, Ana María · Sastre');
  });

  test('without a CV goes to the onboarding, without a way back to itself', async () => {
    const answers = { getMainCv: async () => ({ ...filledCv, updated_at: filledCv.created_at }) };
    const { router } = await showApp({ entries, modules, answers });
    expect(screen.getByText('Loading your dashboard…')).toBeTruthy();
    await title('Hello from onboarding');
    expect(router.state.location.pathname).toBe('/onboarding');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('a CV that cannot be loaded leaves the cards', async () => {
    await showApp({
      entries,
      modules,
      answers: { getMainCv: () => Promise.reject(new Error('down')) },
    });
    await title('Welcome, Ana María');
    expect(screen.getByRole('link', { name: /Edit CV Data/ })).toBeTruthy();
  });

  test('its cards carry what is known, asked for once, and what the CV lacks is a link', async () => {
    // By the clock of these tests.
    const updated_at = new Date(1_700_000_000_000 - 3 * 86_400_000).toISOString();
    const asked = jest.fn();
    await showApp({
      entries,
      modules,
      answers: {
        getMainCv: async () => ({ ...filledCv, updated_at }),
        activeSubscription: async () => {
          asked();
          return { ...usage, activeSubscription: { planId: 'free' } };
        },
        listPlans: async () => [{ _id: 'free', name: 'Gratis' }],
        listTailoredCvs: async () => [],
      },
    });
    const card = await screen.findByRole('link', { name: /Edit CV Data/ });
    expect(card.textContent).toContain('Edited 3 days ago');
    const plan = screen.getByRole('link', { name: /My Subscription/ });
    await waitFor(() => expect(plan.textContent).toContain('Gratis'));
    expect(asked).toHaveBeenCalledTimes(1);
    const hints = screen.getByRole('region', { name: 'To complete your CV' });
    expect(hints.querySelector('a')?.textContent).toBe('No summary yet');
    expect(hints.querySelector('a')?.getAttribute('href')).toBe('/cv-data?edit=true&tab=personal');
  });

  test('a card loads its remote ahead when it is pointed at', async () => {
    const { federation } = await showApp({ entries, modules });
    await title(/Welcome/);
    await userEvent.hover(screen.getByRole('link', { name: /My Subscription/ }));
    expect(federation.loadRemote).toHaveBeenCalledWith('mfe_billing/remote');
  });
});
