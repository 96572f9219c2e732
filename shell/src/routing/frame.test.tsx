import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showApp } from './test-app.fixture.tsx';
import { entries, modules, title } from './pages.fixture.tsx';

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
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

  test('what is overridden in this tab is named, and ended with one click', async () => {
    const turnOff = jest.fn();
    const overrides = { names: ['mfe_reports'], apply: () => [], turnOff };
    await showApp({ entries, modules, overrides });
    expect(screen.getByText(/Replaced in this tab: mfe_reports/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Turn Off' }));
    expect(turnOff).toHaveBeenCalledTimes(1);
  });

  test('who runs the site is linked at the foot and in the user menu, as far as it is configured', async () => {
    await showApp({
      entries,
      modules,
      site: { legal: ['imprint', 'privacy', 'unheard-of'], support: 'help@example.org' },
    });
    await title(/Welcome/);
    const foot = within(screen.getByRole('contentinfo'));
    const links = (scope: Pick<typeof screen, 'getAllByRole'>) =>
      scope.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const expected = [
      ['Imprint', '/imprint'],
      ['Privacy', '/privacy'],
      ['Help', 'mailto:help@example.org'],
    ];
    expect(links(foot)).toEqual(expected);
    await userEvent.click(screen.getByRole('button', { name: 'Ana María, account menu' }));
    expect(links(within(screen.getByRole('banner')))).toEqual(expect.arrayContaining(expected));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    expect(await foot.findByRole('link', { name: 'Impressum' })).toBeTruthy();
  });

  test('without any of it there is no foot', async () => {
    await showApp({ entries, modules });
    await title(/Welcome/);
    expect(screen.queryByRole('contentinfo')).toBeNull();
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
    await screen.findByRole('link', { name: 'Free AI today 0/3' });
    const language = screen.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(language, 'Deutsch');
    await screen.findByRole('link', { name: 'Kostenlos KI heute 0/3' });
    await userEvent.selectOptions(language, 'Español');
    await screen.findByRole('link', { name: /IA hoy 0\/3$/ });
  });

  test('somebody who is called something else from now on is called so in the menu and on the page', async () => {
    const { become } = await showApp({ entries, modules });
    become({ kind: 'signed-in', user: { sub: 'sub-1', name: 'Ana Sol' } });
    await screen.findByRole('heading', { name: 'Welcome, Ana Sol' });
    expect(screen.getByRole('button', { name: 'Ana Sol, account menu' })).toBeTruthy();
  });

  test('an ended session says so, keeps the page, and signs in again to the same place', async () => {
    const { become, session } = await showApp({ entries, modules, at: '/cv-data' });
    await title('Hello from editor');
    act(() => become({ kind: 'ended', user: { sub: 'sub-1' } }));
    expect(screen.getByRole('alert').textContent).toContain(
      'Your session has ended. Sign in again. What you typed is kept on this device.',
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

  test('what a toast offers is there for 10 s, and for as long as somebody is at it', async () => {
    const { app, clock, router } = await showApp({ entries, modules });
    await title(/Welcome/);
    const done = jest.fn();
    act(() => app.services.toast('Saved', { label: 'See it', to: '/plans' }));
    await act(() => clock.advance(9_999));
    const link = screen.getByRole('link', { name: 'See it' });
    act(() => link.focus());
    await act(() => clock.advance(60_000));
    expect(screen.getByText('Saved')).toBeTruthy();
    await userEvent.click(link);
    expect(router.state.location.pathname).toBe('/plans');
    expect(screen.queryByText('Saved')).toBeNull();
    act(() => app.services.toast('Restored', { label: 'Undo', run: done }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(done).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Restored')).toBeNull();
    act(() => app.services.toast('Again', { label: 'Undo', run: done }));
    await act(() => clock.advance(10_000));
    expect(screen.queryByText('Again')).toBeNull();
  });

  test('a connection that is lost is marked for as long as it is', async () => {
    const { connect } = await showApp({ entries, modules });
    await title(/Welcome/);
    const mark = () => screen.queryByText(/What you typed is kept on this device/)?.textContent;
    expect(mark()).toBeUndefined();
    act(() => connect('offline'));
    expect(mark()).toBe('You are offline. What you typed is kept on this device.');
    act(() => connect('away'));
    expect(mark()).toContain('The server does not answer at the moment.');
    act(() => connect('online'));
    expect(mark()).toBeUndefined();
  });
});
