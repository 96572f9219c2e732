import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { RemoteModule } from '@sastre/shared-contracts/shell';
import userEvent from '@testing-library/user-event';
import { entry, remote, showApp } from './test-app.fixture.tsx';
import { entries, Hello, modules, Stages, stages, title } from './pages.fixture.tsx';

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
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

  test('another h1 in place of the first one takes the focus over, unless someone went on', async () => {
    const { app } = await showApp({
      entries,
      modules: { ...modules, mfe_billing: async () => remote('billing', Stages) },
      at: '/cv-data',
    });
    await title('Hello from editor');
    act(() => app.services.nav.go('/plans'));
    const first = await title('Stage 1');
    await waitFor(() => expect(document.activeElement).toBe(first));
    act(() => stages.next?.());
    const second = await title('Stage 2');
    await waitFor(() => expect(document.activeElement).toBe(second));
    expect(document.title).toBe('Stage 2 · Sastre');
    const link = screen.getByRole('link', { name: 'Sastre' });
    act(() => link.focus());
    act(() => stages.next?.());
    await title('Stage 3');
    await waitFor(() => expect(document.title).toBe('Stage 3 · Sastre'));
    expect(document.activeElement).toBe(link);
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

  test('texts that never come end with a message, and Retry brings them', async () => {
    let hangs = true;
    const slow = async () => ({
      ...remote('billing', Hello),
      loadMessages: async () => {
        if (hangs) await new Promise<never>(() => {});
        return { hello: 'Hello from billing' };
      },
    });
    const { clock, files } = await showApp({
      entries,
      modules: { mfe_billing: slow },
      at: '/plans',
    });
    await screen.findByText('Loading…');
    await act(() => clock.advance(5_000));
    expect(screen.getByText(/taking longer than usual/)).toBeTruthy();
    await act(() => clock.advance(3_000));
    await title(/could not be loaded/);
    hangs = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await title('Hello from billing');
    // What still hangs of the first try is taken away.
    expect(files.drop).toHaveBeenCalledWith('/mfe/billing/1.0.0-abc/remoteEntry.js');
  });

  test('one that comes slowly is waited for', async () => {
    let come = (_module: RemoteModule) => {};
    const slow = { mfe_billing: () => new Promise<RemoteModule>((resolve) => (come = resolve)) };
    let part = () => {};
    const watch = {
      pending: () => ['/mfe/billing/1.0.0-abc/1.js'],
      listen: (_url: string, onPart: () => void) => {
        part = onPart;
        return () => {};
      },
    };
    const { clock } = await showApp({ entries, modules: slow, at: '/plans', watch });
    for (let second = 0; second < 40; second += 5) {
      await act(() => clock.advance(5_000));
      part();
    }
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await act(async () => come(remote('billing', Hello)));
    await title('Hello from billing');
  });

  test.each([
    [true, 'The fault is ours'],
    [false, 'Check your connection'],
  ])('a file that is missing, and we are reached: %s', async (reached, text) => {
    await showApp({ entries, modules: {}, at: '/plans', reached });
    await screen.findByText(new RegExp(text));
  });

  test.each([
    ['another contract', {}, '2.0.0'],
    ['a newer shared-ui', { requires: { '@sastre/shared-ui': '1.999.0' } }, undefined],
  ])('%s is refused with its own message', async (_what, said, contract) => {
    const modules = { mfe_billing: async () => remote('billing', Hello, contract) };
    await showApp({ entries: [{ ...entry('billing', '/plans'), ...said }], modules, at: '/plans' });
    await screen.findByText(/needs another version of the site/);
  });

  test('one that throws while rendering fails inside its boundary, and Retry renders it again', async () => {
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('render');
      return <Hello />;
    };
    const { federation, reach } = await showApp({
      entries,
      modules: { mfe_billing: async () => remote('billing', Fragile) },
      at: '/plans',
    });
    await title(/could not be loaded/);
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(await screen.findByText(/The fault is ours/)).toBeTruthy();
    expect(reach).not.toHaveBeenCalled();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await title('Hello from billing');
    // A part of it may be what is broken, so all of it is loaded anew.
    expect(federation.loadRemote).toHaveBeenCalledTimes(2);
  });

  test('a path that a broken registry entry claims shows the failure, an unknown one that it does not exist', async () => {
    const { app } = await showApp({
      entries: [{ ...entry('billing', '/plans'), entry: 7 }],
      at: '/plans',
    });
    await title(/could not be loaded/);
    act(() => app.services.nav.go('/nowhere'));
    await title('This page does not exist');
    expect(document.title).toBe('This page does not exist · Sastre');
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/');
  });

  test('a page whose remote is switched off is known all the same', async () => {
    await showApp({ entries, modules, at: '/reports', pages: ['/reports', 'nonsense'] });
    await title(/could not be loaded/);
  });

  test('the shell that crashes says the specification’s sentence', async () => {
    const activeSubscription = () => Promise.resolve({ todaysConsumptions: 'x' });
    const listPlans = () => Promise.resolve(7);
    await showApp({ entries, modules, answers: { activeSubscription, listPlans } });
    await title('Something went wrong. Please try again later.');
  });
});
