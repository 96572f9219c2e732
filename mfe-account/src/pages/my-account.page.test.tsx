import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { MyAccountPage } from './my-account.page.tsx';

function show(user?: { sub: string; name?: string; email?: string }) {
  const fake = fakeShell({ messages, ...(user && { user }) });
  render(<MyAccountPage />, { wrapper: fake.Wrapper });
  return fake;
}

test('shows name and email, and N/A for what is missing', () => {
  show({ sub: '1', name: 'Ana Sol' });
  expect(screen.getByText('Ana Sol')).toBeTruthy();
  expect(screen.getByText('N/A')).toBeTruthy();
});

test('Change Password opens the identity provider in a new tab', async () => {
  const fake = show();
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(fake.log.tabs.map((tab) => tab.urls)).toEqual([[fake.shell.auth.accountSecurityUrl()]]);
});

test('Logout ends the session', async () => {
  const fake = show();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(fake.log.logouts).toBe(1);
});
