import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { endpoints } from '@sastre/shared-contracts/api';
import type { CapabilityModule, CvThumbnailProps } from '@sastre/shared-contracts/shell';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { entry, filledCv, showApp } from '../routing/test-app.fixture.tsx';
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

  test('whoever points at a card has what its page reads first on its way, and no page reads it twice', async () => {
    const getMainCv = jest.fn(async () => filledCv);
    const { app } = await showApp({ entries, modules, answers: { getMainCv } });
    await title('Welcome, Ana María');
    expect(getMainCv).toHaveBeenCalledTimes(1);
    await userEvent.hover(screen.getByRole('link', { name: /My Subscription/ }));
    expect(getMainCv).toHaveBeenCalledTimes(1);
    await userEvent.hover(screen.getByRole('link', { name: /Edit CV Data/ }));
    expect(getMainCv).toHaveBeenCalledTimes(2);
    await app.services.http.call(endpoints.getMainCv, {});
    expect(getMainCv).toHaveBeenCalledTimes(2);
    await app.services.http.call(endpoints.getMainCv, {});
    expect(getMainCv).toHaveBeenCalledTimes(3);
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

  describe('its export card has the first page of the CV', () => {
    const exporting = {
      ...entry('export', '/export-pdf', 'Export my CV'),
      capabilities: ['cv-thumbnail'],
    };
    const given: CvThumbnailProps[] = [];
    const Part = (props: CvThumbnailProps) => {
      given.push(props);
      return <img alt="" src="/page-1" />;
    };
    const offer = (part: ComponentType<CvThumbnailProps> = Part): CapabilityModule => ({
      id: 'mfe_export',
      contract: '1.1.0',
      capabilities: { 'cv-thumbnail': part },
      loadMessages: async () => ({}),
    });
    /** The dashboard; `idle` plays the browser's idle moments one after the other, until none is waited for. */
    async function open(mfe_export = async () => offer(), registry: unknown[] = [exporting]) {
      const moments: (() => void)[] = [];
      window.requestIdleCallback = (run) => moments.push(run as () => void);
      window.cancelIdleCallback = () => undefined;
      given.length = 0;
      const options = { entries: [...entries, ...registry], modules, offers: { mfe_export } };
      const app = await showApp(options);
      await title(/Welcome/);
      const idle = async () => {
        for (let run = moments.shift(); run !== undefined; run = moments.shift()) {
          const moment = run;
          await act(async () => moment());
        }
      };
      return { ...app, idle };
    }
    const thumbnail = () => document.querySelector('li > [aria-hidden]');
    afterEach(() => {
      cleanup();
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'cancelIdleCallback');
      Reflect.deleteProperty(navigator, 'connection');
    });

    test('when the browser is idle, outside of what the card says and links', async () => {
      const { idle } = await open();
      expect(thumbnail()).toBeNull();
      await idle();
      expect(given[0]?.cv).toEqual(filledCv);
      const card = screen.getByRole('link', { name: /Export my CV/ });
      expect(card.nextElementSibling).toBe(thumbnail());
      act(() => given[0]?.onShown());
      expect(thumbnail()?.className).toContain('shown');
    });

    test('never for who saves data, also when the part is there already', async () => {
      Object.defineProperty(navigator, 'connection', {
        configurable: true,
        value: { saveData: true },
      });
      const { idle, federation } = await open();
      await idle();
      expect([thumbnail(), given]).toEqual([null, []]);
      expect(federation.loadRemote).not.toHaveBeenCalled();
    });

    test.each<[string, () => Promise<CapabilityModule>, unknown[]]>([
      ['nobody offers', async () => offer(), [entry('export', '/export-pdf', 'Export my CV')]],
      ['cannot be loaded', () => Promise.reject(new Error('404')), [exporting]],
      ['does not come', () => new Promise<never>(() => {}), [exporting]],
      [
        'cannot be drawn',
        async () =>
          offer(() => {
            throw new Error('broken page');
          }),
        [exporting],
      ],
    ])('nothing where it %s', async (_what, load, registry) => {
      const { idle } = await open(load, registry);
      await idle();
      expect(thumbnail()).toBeNull();
      expect(screen.getByRole('link', { name: /Export my CV/ })).toBeTruthy();
    });
  });

  test('a card loads its remote ahead when it is pointed at', async () => {
    const { federation } = await showApp({ entries, modules });
    await title(/Welcome/);
    await userEvent.hover(screen.getByRole('link', { name: /My Subscription/ }));
    expect(federation.loadRemote).toHaveBeenCalledWith('mfe_billing/remote');
  });
});
