import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { entry, remote, showApp } from './test-app.fixture.tsx';
import { entries, Hello, modules, title } from './pages.fixture.tsx';

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
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

  test('a step back of a page that is being left leads nobody away from where they went', async () => {
    const { app, router } = await showApp({ entries, modules });
    act(() => app.services.nav.go('/cv-data'));
    await title('Hello from editor');
    act(() => {
      app.services.nav.go('/plans');
      app.services.nav.back();
    });
    await title('Hello from billing');
    expect(router.state.location.pathname).toBe('/plans');
    act(() => app.services.nav.back());
    await title('Hello from editor');
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

  test('pages about the site are documents of their own', async () => {
    const { app, browser } = await showApp({ entries, modules });
    await title(/Welcome/);
    act(() => app.services.nav.go('/privacy'));
    await waitFor(() => expect(browser.assign).toHaveBeenCalledWith('/privacy'));
  });

  test('the document of the checkout shows nothing else', async () => {
    const { app, browser, router } = await showApp({
      entries: [...entries, entry('pay', '/checkout')],
      modules: { ...modules, mfe_pay: async () => remote('pay', Hello) },
      at: '/checkout?planId=p1',
    });
    await title('Hello from pay');
    act(() => app.services.nav.go('/plans'));
    await waitFor(() => expect(browser.assign).toHaveBeenCalledWith('/plans'));
    expect(router.state.location.pathname).toBe('/checkout');
  });
});
