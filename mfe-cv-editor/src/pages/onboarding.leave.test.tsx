import { expect, test } from '@jest/globals';
import { createFakeApi, emptyCv, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../locales/en.ts';
import { OnboardingPage } from './onboarding.page.tsx';

test('a logout, which takes the journal along, is asked about only while something is typed', async () => {
  const fake = fakeShell({ messages, url: '/onboarding' });
  const { unmount } = render(<OnboardingPage />, { wrapper: fake.Wrapper });
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  const isDirty = () => fake.log.guards.some((guard) => guard());
  expect(isDirty()).toBe(false);
  fireEvent.change(title, { target: { value: 'Engineer' } });
  expect(isDirty()).toBe(true);
  fireEvent.change(title, { target: { value: '' } });
  expect(isDirty()).toBe(false);
  unmount();
  expect(fake.log.guards).toEqual([]);
});

test.each([
  ['nothing was typed here', '', [{ kind: 'replace', to: '/' }]],
  ['something was', 'Engineer', []],
])(
  'who comes back to it with a CV that was imported since goes on to the dashboard where %s',
  async (_what, text, navigations) => {
    const api = createFakeApi({ cv: emptyCv() });
    const fake = fakeShell({ api, messages, url: '/onboarding' });
    const { unmount } = render(<OnboardingPage />, { wrapper: fake.Wrapper });
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    if (text !== '') fireEvent.change(title, { target: { value: text } });
    await fake.clock.advance(300);
    unmount();
    api.state.mainCv = { cv: sampleCv(), version: 2 };
    render(<OnboardingPage />, { wrapper: fake.Wrapper });
    await waitFor(() => expect(api.callsOf('getMainCv')).toHaveLength(2));
    if (text !== '') await screen.findByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(fake.log.navigations).toEqual(navigations));
    const kept = await fake.shell.drafts.read('cv-editor.onboarding');
    expect(kept !== undefined).toBe(text !== '');
  },
);

test('who comes back to it with a CV that is as it was begins with that again', async () => {
  const api = createFakeApi({ cv: sampleCv() });
  const fake = fakeShell({ api, messages, url: '/onboarding' });
  const { unmount } = render(<OnboardingPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('textbox', { name: /^Title/ });
  await fake.clock.advance(300);
  unmount();
  render(<OnboardingPage />, { wrapper: fake.Wrapper });
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toBeTruthy();
  expect(fake.log.navigations).toEqual([]);
});
