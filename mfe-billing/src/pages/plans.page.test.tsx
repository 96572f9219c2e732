import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { PlansPage } from './plans.page.tsx';

test('shows every plan, marks the current one and what is used of it', async () => {
  const fake = fakeShell({ messages });
  render(<PlansPage />, { wrapper: fake.Wrapper });
  expect(await screen.findByText('Free')).toBeTruthy();
  expect(screen.getByText('Starter')).toBeTruthy();
  expect(screen.getByText('Professional')).toBeTruthy();
  expect(await screen.findAllByRole('link', { name: 'Keep using this plan' })).toHaveLength(1);
  expect(await screen.findByText('0 of 3')).toBeTruthy();
});

test('a failed list says why and heals on Try again', async () => {
  const fake = fakeShell({ messages });
  fake.api.failNext('listPlans', 'unavailable');
  render(<PlansPage />, { wrapper: fake.Wrapper });
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Starter')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
