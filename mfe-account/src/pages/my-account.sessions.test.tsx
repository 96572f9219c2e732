import type { SessionItem } from '@sastre/shared-contracts/api';
import { describe, expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import messages from '../locales/en.json' with { type: 'json' };
import { MyAccountPage } from './my-account.page.tsx';

const session = (id: string, more: Partial<SessionItem> = {}): SessionItem => ({
  id,
  current: false,
  browser: 'Firefox',
  system: 'Linux',
  network: '192.0.2.0/24',
  signedInAt: '2026-11-18T09:00:00.000Z',
  seenAt: '2026-11-18T09:30:00.000Z',
  ...more,
});

async function show(sessions: SessionItem[], elsewhere = false) {
  const fake = fakeShell({ messages });
  Object.assign(fake.api.state, { sessions, sessionsElsewhere: elsewhere });
  render(<MyAccountPage />, { wrapper: fake.Wrapper });
  await fake.clock.advance(0);
  const section = within(screen.getByRole('region', { name: 'Where you are signed in' }));
  const rows = () => section.queryAllByRole('listitem').map((row) => row.textContent);
  const press = async (name: RegExp) => {
    fireEvent.click(section.getByRole('button', { name }));
    await fake.clock.advance(0);
  };
  return { ...fake, section, rows, press };
}

const three = [
  session('here', { current: true }),
  session('phone', { browser: 'Safari', system: 'iPhone', network: null }),
  session('thing', { browser: null, system: null }),
];

describe('where somebody is signed in', () => {
  test('is listed with device, network and how long ago; here it cannot be ended', async () => {
    const { rows, section } = await show(three);
    expect(rows()).toEqual([
      expect.stringMatching(
        /^Firefox on Linux · this deviceActive now · signed in since .*2026 · network 192.0.2.0\/24$/,
      ),
      expect.stringMatching(/^Safari on iPhoneLast active 3 days ago · signed in [^·]*Sign out$/),
      expect.stringMatching(/^Unknown deviceLast active/),
    ]);
    expect(section.getAllByRole('button', { name: /^Sign out .*,/ })).toHaveLength(2);
  });

  test('is ended one by one, or all others at once', async () => {
    const { rows, press, log, api, section } = await show(three);
    await press(/^Sign out Safari/);
    expect(rows()).toHaveLength(2);
    expect(api.state.sessions.map(({ id }) => id)).toEqual(['here', 'thing']);
    await press(/^Sign out all other devices$/);
    expect(rows()).toHaveLength(1);
    expect(section.queryByRole('button')).toBeNull();
    expect(log.toasts).toEqual([
      'That device has been signed out.',
      'All other devices have been signed out.',
    ]);
  });

  test('says so when nothing was ended, and takes what has ended already off the list', async () => {
    const { rows, press, api, section } = await show(three);
    api.failNext('endSession', 'internal');
    await press(/^Sign out Safari/);
    expect(section.getByRole('alert').textContent).toContain('No device was signed out.');
    expect(rows()).toHaveLength(3);
    api.state.sessions = three.slice(0, 1);
    await press(/^Sign out Safari/);
    expect(section.queryByRole('alert')).toBeNull();
    expect(rows()).toHaveLength(2);
  });

  test('can be asked for again when it could not be loaded', async () => {
    const fake = fakeShell({ messages });
    fake.api.state.sessions = three;
    fake.api.failNext('listSessions', 'internal');
    render(<MyAccountPage />, { wrapper: fake.Wrapper });
    await fake.clock.advance(0);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await fake.clock.advance(0);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  test('is told by the identity provider where that keeps it', async () => {
    const { press, log, shell, rows } = await show([], true);
    expect(rows()).toEqual([]);
    await press(/^Open it there$/);
    expect(log.tabs.map((tab) => tab.urls)).toEqual([[shell.auth.accountSecurityUrl()]]);
  });
});
