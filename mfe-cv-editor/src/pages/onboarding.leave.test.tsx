import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen } from '@testing-library/react';
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
