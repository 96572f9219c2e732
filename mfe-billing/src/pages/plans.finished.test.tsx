import { afterEach, describe, expect, test } from '@jest/globals';
import { noteOnboardingFinished } from '@sastre/shared-contracts/page';
import type { CapabilityState } from '@sastre/shared-contracts/shell';
import { createFakeApi, fakeShell, sampleCv, type FakeApi } from '@sastre/shared-contracts/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { PlansPage } from './plans.page.tsx';

afterEach(cleanup);

describe('who has just finished the onboarding', () => {
  const strip = () => screen.queryByRole('region', { name: 'Your CV is saved' });

  test('is told that the CV is saved and how to see it, until the page is left', async () => {
    const api = createFakeApi();
    const fake = fakeShell({ api, url: '/plans', messages: en });
    await noteOnboardingFinished(fake.shell);
    const show = () => render(<PlansPage />, { wrapper: fake.Wrapper });
    const first = show();
    const said = within(await screen.findByRole('region', { name: 'Your CV is saved' }));
    expect(said.getByRole('link', { name: 'View as PDF' }).getAttribute('href')).toBe(
      '/export-pdf',
    );
    first.unmount();
    show();
    await screen.findByRole('link', { name: 'Keep using this plan' });
    expect(strip()).toBeNull();
  });

  test('has one button that stands out: the way to the CV', async () => {
    const fake = fakeShell({ api: createFakeApi(), url: '/plans', messages: en });
    await noteOnboardingFinished(fake.shell);
    render(<PlansPage />, { wrapper: fake.Wrapper });
    await screen.findByRole('region', { name: 'Your CV is saved' });
    await screen.findByRole('link', { name: 'Keep using this plan' });
    const links = screen.getAllByRole('link');
    const outstanding = links.filter(({ className }) => className.includes('filled'));
    expect(outstanding.map(({ textContent }) => textContent)).toEqual(['View as PDF']);
  });

  test('is told once: a page that is loaded anew has only the plans', async () => {
    const fake = fakeShell({ api: createFakeApi(), url: '/plans', messages: en });
    await noteOnboardingFinished(fake.shell);
    // Nothing of a page that is loaded anew is taken down before.
    const show = () => render(<PlansPage />, { wrapper: fake.Wrapper });
    show();
    await screen.findByRole('region', { name: 'Your CV is saved' });
    const anew = within(show().container);
    await anew.findByRole('link', { name: 'Keep using this plan' });
    await act(async () => undefined);
    expect(anew.queryByRole('region', { name: 'Your CV is saved' })).toBeNull();
  });

  describe('sees the first page of it', () => {
    const finish = async (state: CapabilityState, before?: (api: FakeApi) => void) => {
      const api = createFakeApi({ cv: sampleCv() });
      before?.(api);
      const options = { api, url: '/plans', messages: en };
      const fake = fakeShell({ ...options, capabilities: { 'cv-thumbnail': state } });
      await noteOnboardingFinished(fake.shell);
      render(<PlansPage />, { wrapper: fake.Wrapper });
      await screen.findByRole('region', { name: 'Your CV is saved' });
      await act(async () => undefined);
      return { ...fake, api, thumbnail: fake.capabilities['cv-thumbnail'] };
    };
    const words = () => strip()?.firstElementChild;
    /** What stands beside the words: the picture, or the room for it. */
    const room = () => words()?.nextElementSibling ?? undefined;

    test('as decoration beside the words', async () => {
      const { thumbnail, clock } = await finish('ready');
      await waitFor(() => expect(thumbnail.given()).toBeDefined());
      expect(thumbnail.given()?.cv.personal_info.fullName).toBe('Ana María Fernández');
      expect(room()?.getAttribute('aria-hidden')).toBe('true');
      act(() => thumbnail.given()?.onShown());
      await act(() => clock.advance(3_000));
      expect(thumbnail.given()).toBeDefined();
    });

    test('and nothing, without a gap, where nobody offers it', async () => {
      const { api } = await finish('absent');
      expect(room()).toBeUndefined();
      expect(api.calls.filter(({ id }) => id === 'getMainCv')).toEqual([]);
      expect(screen.getByRole('link', { name: 'View as PDF' })).toBeTruthy();
    });

    test('and nothing once it has failed, also while it is shown', async () => {
      const { thumbnail } = await finish('idle');
      expect(room()).toBeDefined();
      thumbnail.become('failed');
      expect(room()).toBeUndefined();
      thumbnail.become('ready');
      await waitFor(() => expect(thumbnail.given()).toBeDefined());
      act(() => thumbnail.given()?.onShown());
      thumbnail.become('failed');
      expect(room()).toBeUndefined();
    });

    test.each<CapabilityState>(['loading', 'ready'])(
      'and nothing when it takes longer than three seconds: %s',
      async (state) => {
        const { thumbnail, clock } = await finish(state);
        await act(() => clock.advance(2_999));
        expect(room()).toBeDefined();
        await act(() => clock.advance(1));
        expect(room()).toBeUndefined();
        thumbnail.become('ready');
        expect([room(), thumbnail.given()]).toEqual([undefined, undefined]);
      },
    );

    test('and nothing when the CV cannot be read', async () => {
      await finish('ready', (api) => api.failNext('getMainCv', 'internal'));
      await waitFor(() => expect(room()).toBeUndefined());
    });
  });

  test('alone: others see the plans', async () => {
    render(<PlansPage />, { wrapper: fakeShell({ url: '/plans', messages: en }).Wrapper });
    await screen.findByRole('link', { name: 'Keep using this plan' });
    expect(strip()).toBeNull();
  });
});
