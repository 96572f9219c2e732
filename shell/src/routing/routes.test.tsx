import { useQuery, useT } from '@sastre/shared-contracts/shell';
import { PageHead } from '@sastre/shared-ui';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entry, filledCv, remote, showApp } from './test-app.tsx';

let errors: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

function Hello() {
  const t = useT();
  const query = useQuery();
  return (
    <>
      <PageHead title={t('hello')} />
      <p>{query.get('tab')}</p>
    </>
  );
}
const entries = [
  entry('billing', '/plans', 'My Subscription', 5),
  entry('editor', '/cv-data', 'Edit CV Data', 2),
  entry('onboarding', '/onboarding'),
];
const modules = {
  mfe_billing: async () => remote('billing', Hello),
  mfe_editor: async () => remote('editor', Hello),
  mfe_onboarding: async () => remote('onboarding', Hello),
};
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the dashboard', () => {
  test('greets by name and shows the registry’s cards in their order', async () => {
    await showApp({ entries, modules });
    await title('Welcome, Ana María');
    expect(screen.getByText('Manage your CVs, subscriptions, and more')).toBeTruthy();
    const cards = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
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

  test('a card loads its remote ahead when it is pointed at', async () => {
    const { federation } = await showApp({ entries, modules });
    await title(/Welcome/);
    await userEvent.hover(screen.getByRole('link', { name: /My Subscription/ }));
    expect(federation.loadRemote).toHaveBeenCalledWith('mfe_billing/remote');
  });
});

describe('pages of remotes', () => {
  test('get their own texts and the query, the title, and the focus after a navigation', async () => {
    const { app } = await showApp({ entries, modules, at: '/cv-data?tab=skills' });
    const first = await title('Hello from editor');
    expect(screen.getByText('skills')).toBeTruthy();
    expect(document.activeElement).not.toBe(first);
    act(() => app.services.nav.go('/plans'));
    const second = await title('Hello from billing');
    await waitFor(() => expect(document.activeElement).toBe(second));
    expect(document.title).toBe('Hello from billing · Sastre');
  });

  test('one that is down shows its failure; the others work; Retry heals', async () => {
    let down = true;
    const load = async () => {
      if (down) throw new Error('404');
      return remote('billing', Hello);
    };
    const { app, browser } = await showApp({
      entries,
      modules: { ...modules, mfe_billing: load },
      at: '/plans',
    });
    await title('This part of the site could not be loaded.');
    act(() => app.services.nav.go('/cv-data'));
    await title('Hello from editor');
    act(() => app.services.nav.go('/plans'));
    await title('This part of the site could not be loaded.');
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await title('Hello from billing');
    expect(browser.reload).not.toHaveBeenCalled();
  });

  test('a second Retry in vain loads the document again', async () => {
    const { browser } = await showApp({ entries, modules: {}, at: '/plans' });
    await title(/could not be loaded/);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeTruthy());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(browser.reload).toHaveBeenCalledTimes(1);
  });

  test('Retry takes the address that the registry names now', async () => {
    const fresh = { ...entry('billing', '/plans'), entry: '/mfe/billing/1.0.1-def/remoteEntry.js' };
    const { federation } = await showApp({
      entries,
      modules: {},
      at: '/plans',
      registry: () => ({ revision: 2, remotes: [fresh] }),
    });
    await title(/could not be loaded/);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(federation.registerRemotes).toHaveBeenCalledTimes(2));
    expect(federation.registerRemotes).toHaveBeenLastCalledWith(
      [{ name: 'mfe_billing', entry: fresh.entry }],
      { force: true },
    );
  });

  test('one that hangs fails after 8 s', async () => {
    const hanging = { mfe_billing: () => new Promise<never>(() => {}) };
    const { clock } = await showApp({ entries, modules: hanging, at: '/plans' });
    await screen.findByText('Loading…');
    await act(() => clock.advance(7_999));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await act(() => clock.advance(1));
    await title(/could not be loaded/);
  });

  test('another contract is refused with its own message', async () => {
    await showApp({
      entries,
      modules: { mfe_billing: async () => remote('billing', Hello, '2.0.0') },
      at: '/plans',
    });
    await screen.findByText(/needs another version of the site/);
  });

  test('one that throws while rendering fails inside its boundary, and Retry renders it again', async () => {
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('render');
      return <Hello />;
    };
    await showApp({
      entries,
      modules: { mfe_billing: async () => remote('billing', Fragile) },
      at: '/plans',
    });
    await title(/could not be loaded/);
    expect(screen.getByRole('banner')).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await title('Hello from billing');
  });

  test('a path that a broken registry entry claims shows the failure, an unknown one the fallback', async () => {
    const { app } = await showApp({
      entries: [{ ...entry('billing', '/plans'), entry: 7 }],
      at: '/plans',
    });
    await title(/could not be loaded/);
    act(() => app.services.nav.go('/nowhere'));
    await title('Something went wrong. Please try again later.');
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/');
  });
});

describe('leaving', () => {
  test('unsaved work asks; no stays, yes goes', async () => {
    const { app, confirm, router } = await showApp({ entries, modules, at: '/cv-data' });
    await title('Hello from editor');
    app.services.nav.guard(() => true);
    confirm.mockReturnValueOnce(false);
    act(() => app.services.nav.go('/plans'));
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(router.state.location.pathname).toBe('/cv-data');
    act(() => app.services.nav.go('/plans'));
    await title('Hello from billing');
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  test('a change of the query on the same page never asks', async () => {
    const { app, confirm } = await showApp({ entries, modules, at: '/cv-data' });
    await title('Hello from editor');
    app.services.nav.guard(() => true);
    act(() => app.services.nav.go('/cv-data?tab=skills', { replace: true }));
    await screen.findByText('skills');
    expect(confirm).not.toHaveBeenCalled();
  });

  test('once another build is live the next navigation is a document’s', async () => {
    const { app, browser, becomeStale, router } = await showApp({
      entries,
      modules,
      at: '/cv-data',
    });
    await title('Hello from editor');
    becomeStale();
    act(() => app.services.nav.go('/plans?x=1'));
    await waitFor(() => expect(browser.assign).toHaveBeenCalledWith('/plans?x=1'));
    expect(router.state.location.pathname).toBe('/cv-data');
  });

  test('a step back to another build arrives and loads the document', async () => {
    const { app, browser, becomeStale, router } = await showApp({
      entries,
      modules,
      at: '/cv-data',
    });
    await title('Hello from editor');
    act(() => app.services.nav.go('/plans'));
    await title('Hello from billing');
    becomeStale();
    act(() => app.services.nav.back());
    await waitFor(() => expect(browser.reload).toHaveBeenCalledTimes(1));
    expect(router.state.location.pathname).toBe('/cv-data');
  });

  test('the checkout has a document of its own', async () => {
    const { app, browser } = await showApp({
      entries: [...entries, entry('pay', '/checkout')],
      modules,
    });
    await title(/Welcome/);
    act(() => app.services.nav.go('/checkout?planId=p1'));
    await waitFor(() => expect(browser.assign).toHaveBeenCalledWith('/checkout?planId=p1'));
  });
});

describe('the frame', () => {
  test('the user menu offers account and logout, and Escape gives the focus back', async () => {
    const { session } = await showApp({ entries, modules });
    const button = screen.getByRole('button', { name: 'Ana María, account menu' });
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
    await userEvent.click(button);
    expect(screen.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe(
      '/my-account',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(session.logout).toHaveBeenCalledTimes(1));
  });

  test('the user menu opens and walks by arrows, and closes when it is left', async () => {
    await showApp({ entries, modules });
    const button = screen.getByRole('button', { name: 'Ana María, account menu' });
    act(() => button.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'My Account' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Logout' }));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'System' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'My Account' }));
    await userEvent.click(document.body);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('the theme is chosen in the user menu, at once and for the next document', async () => {
    const { kept } = await showApp({ entries, modules });
    await userEvent.click(screen.getByRole('button', { name: 'Ana María, account menu' }));
    const themes = screen.getByRole('group', { name: 'Theme' });
    expect(within(themes).getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(
      true,
    );
    await userEvent.click(within(themes).getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
    expect(kept.theme).toBe('dark');
    await userEvent.click(within(themes).getByRole('radio', { name: 'System' }));
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
    expect(kept.theme).toBeUndefined();
  });

  test('/logout ends the session', async () => {
    const { session } = await showApp({ at: '/logout' });
    await waitFor(() => expect(session.logout).toHaveBeenCalledTimes(1));
  });

  test('a change of the language changes every text, the cards’ too', async () => {
    await showApp({ entries, modules });
    await title(/Welcome/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    await title('Willkommen, Ana María');
    expect(screen.getByRole('heading', { name: 'Edit CV Data de' })).toBeTruthy();
  });

  test('the meter shows today’s use, and nothing while it is unknown', async () => {
    let use = {
      todaysConsumptions: 3,
      dailyRateLimit: 5,
      activeSubscription: { planId: 'starter' },
    };
    const listPlans = () => plans.promise;
    const plans = Promise.withResolvers<unknown>();
    const { app } = await showApp({
      entries,
      modules,
      answers: { activeSubscription: async () => use, listPlans },
    });
    const meter = await screen.findByRole('link', { name: 'AI today 3/5' });
    expect(meter.textContent).toBe('AI today 3/5');
    await act(async () => plans.resolve([{ _id: 'starter', name: 'Starter' }]));
    await screen.findByRole('link', { name: 'Starter AI today 3/5' });
    expect(within(meter).getByText('Starter')).toBeTruthy();
    use = { ...use, todaysConsumptions: 4, dailyRateLimit: -1 };
    act(() => app.services.events.emit('subscription.changed', {}));
    await screen.findByText('Unlimited');
  });

  test('the plan has its name in the language of the screen; without one the use still shows', async () => {
    const answers = {
      activeSubscription: async () => ({
        todaysConsumptions: 0,
        dailyRateLimit: 3,
        activeSubscription: { planId: 'free' },
      }),
      listPlans: async (input: unknown) => {
        const { language } = (input as { query: { language: string } }).query;
        if (language === 'es') throw new Error('down');
        return [{ _id: 'free', name: language === 'de' ? 'Kostenlos' : 'Free' }];
      },
    };
    await showApp({ entries, modules, answers });
    await screen.findByText('Free');
    const language = screen.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(language, 'Deutsch');
    await screen.findByRole('link', { name: 'Kostenlos KI heute 0/3' });
    await userEvent.selectOptions(language, 'Español');
    await screen.findByRole('link', { name: /IA hoy 0\/3$/ });
  });

  test('an ended session says so, keeps the page, and signs in again to the same place', async () => {
    const { become, session } = await showApp({ entries, modules, at: '/cv-data' });
    await title('Hello from editor');
    act(() => become({ kind: 'ended', user: { sub: 'sub-1' } }));
    expect(screen.getByRole('alert').textContent).toContain(
      'Your session has ended. Sign in again.',
    );
    expect(await title('Hello from editor')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(session.signIn).toHaveBeenCalledWith('login', '/here?x=1');
  });

  test('a toast is announced and goes after 4 s', async () => {
    const { app, clock } = await showApp({ entries, modules });
    await title(/Welcome/);
    act(() => app.services.toast('CV saved successfully!'));
    expect(screen.getByText('CV saved successfully!').closest('[role=status]')).toBeTruthy();
    await act(() => clock.advance(4_000));
    expect(screen.queryByText('CV saved successfully!')).toBeNull();
  });
});
