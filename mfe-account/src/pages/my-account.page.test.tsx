import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fakeShell, type FakeShellOptions } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { MyAccountPage } from './my-account.page.tsx';

function show(options: FakeShellOptions = {}) {
  const fake = fakeShell({ messages, ...options });
  // Where somebody is signed in has tests of its own.
  fake.api.hold('listSessions');
  const view = render(<MyAccountPage />, { wrapper: fake.Wrapper });
  return { ...fake, ...view };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const WORDS = {
  delete: {
    title: 'Delete My Account',
    endpoint: 'deleteAccount',
    failed: 'An error occurred while trying to delete your account. Please try again later.',
    done: 'Your account has been deleted. You will be signed out.',
  },
  reset: {
    title: 'Reset My Account',
    endpoint: 'resetAccount',
    failed: 'An error occurred while trying to reset your account. Please try again later.',
    done: 'Your account has been reset.',
  },
} as const;
const both = ['delete', 'reset'] as const;
const ARMED = 'Click again to confirm';
const press = (name: string, detail = 1) => fireEvent.click(button(name), { detail });
const isArmed = () => screen.queryByRole('button', { name: ARMED }) !== null;

test('how long versions and deleted things are kept is said, with the way there', () => {
  show();
  expect(screen.getByText(/kept for up to 90 days\. .* brought back for 30 days/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Recently deleted' });
  expect(link.getAttribute('href')).toBe('/recently-deleted');
});

describe('the details', () => {
  test('show name and email, and N/A for what is missing', () => {
    show({ user: { sub: '1', name: 'Ana Sol' } });
    expect(screen.getByText('Ana Sol')).toBeTruthy();
    expect(screen.getByText('N/A')).toBeTruthy();
  });

  test.each(['Change Name', 'Change Password'])(
    '%s opens the identity provider in a new tab, or here when none opens',
    async (name) => {
      const { log, shell, unmount } = show();
      await userEvent.click(button(name));
      expect(log.tabs.map((tab) => tab.urls)).toEqual([[shell.auth.accountSecurityUrl()]]);
      unmount();
      const blocked = show({ popupsBlocked: true });
      await userEvent.click(button(name));
      const to = blocked.shell.auth.accountSecurityUrl();
      expect(blocked.log.navigations).toEqual([{ kind: 'leave', to }]);
    },
  );

  test('Logout ends the session; Back to Dashboard leads to /', async () => {
    const { log } = show();
    await userEvent.click(button('Logout'));
    expect(log.logouts).toBe(1);
    await userEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(log.navigations).toEqual([{ kind: 'go', to: '/' }]);
  });
});

describe.each(both)('%s', (kind) => {
  const { title, endpoint, failed, done } = WORDS[kind];
  const calls = (fake: ReturnType<typeof show>) =>
    fake.api.calls.filter((call) => call.id === endpoint).length;

  test('the first click arms and warns, and nothing more', () => {
    const fake = show();
    press(title);
    expect(isArmed()).toBe(true);
    expect(screen.getByRole('alert').textContent).toMatch(/^This cannot be undone\./);
    expect(button(ARMED)).toBe(document.activeElement);
    expect(fake.log.confirms).toEqual([]);
    expect(calls(fake)).toBe(0);
  });

  test('the second click asks in the browser; a no disarms', async () => {
    const fake = show();
    fake.answerConfirm(false);
    press(title);
    press(ARMED);
    await fake.clock.advance(0);
    expect(fake.log.confirms).toHaveLength(1);
    expect(isArmed()).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button(title).disabled).toBe(false);
    expect(calls(fake)).toBe(0);
  });

  test('Esc and blur disarm', async () => {
    const user = userEvent.setup();
    const fake = show();
    press(title);
    await user.keyboard('{Escape}');
    expect(isArmed()).toBe(false);
    press(title);
    await user.tab();
    expect(isArmed()).toBe(false);
    expect(fake.log.confirms).toEqual([]);
  });

  test('a double click and a held key arm, and do not ask', async () => {
    const fake = show();
    press(title, 1);
    press(ARMED, 2);
    expect(isArmed()).toBe(true);
    // A browser clicks on each key that is not prevented.
    expect(fireEvent.keyDown(button(ARMED), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button(ARMED), { key: 'Enter' })).toBe(true);
    await fake.clock.advance(0);
    expect(fake.log.confirms).toEqual([]);
  });

  test('a failure is said in place, disarms and can be tried again', async () => {
    const fake = show();
    fake.api.failNext(endpoint, 'internal');
    press(title);
    press(ARMED);
    await fake.clock.advance(0);
    expect(screen.getByRole('alert').textContent).toBe(failed);
    expect(isArmed()).toBe(false);
    expect(fake.log.alerts).toEqual([]);
    expect(fake.log.events).toEqual([]);
    press(title);
    expect(screen.getByRole('alert').textContent).not.toBe(failed);
    press(ARMED);
    await fake.clock.advance(0);
    expect(fake.log.alerts).toEqual([done]);
  });

  test('while it is done nothing else can be, and it is done once', async () => {
    const fake = show();
    const release = fake.api.hold(endpoint);
    press(title);
    press(ARMED);
    await fake.clock.advance(0);
    press(title);
    press(title);
    expect(button(title).getAttribute('aria-busy')).toBe('true');
    const other = WORDS[kind === 'delete' ? 'reset' : 'delete'].title;
    for (const name of [other, 'Export my data', 'Logout', 'Change Password'])
      expect(button(name).disabled).toBe(true);
    release();
    await fake.clock.advance(0);
    expect(calls(fake)).toBe(1);
    expect(fake.log.confirms).toHaveLength(1);
  });

  test('afterwards an alert says so, what was typed goes at once, and after 2 s it leads on', async () => {
    const fake = show();
    press(title);
    press(ARMED);
    await fake.clock.advance(0);
    expect(fake.log.alerts).toEqual([done]);
    expect(fake.log.events).toEqual([{ name: 'account.reset', payload: {} }]);
    await fake.clock.advance(1_999);
    expect([fake.log.logouts, fake.log.navigations]).toEqual([0, []]);
    await fake.clock.advance(1);
    expect(fake.log.logouts).toBe(kind === 'delete' ? 1 : 0);
    expect(fake.log.navigations).toEqual(kind === 'delete' ? [] : [{ kind: 'go', to: '/' }]);
  });
});

test('arming one disarms the other', async () => {
  const user = userEvent.setup();
  show();
  await user.click(button('Reset My Account'));
  await user.click(button('Delete My Account'));
  expect(button('Reset My Account')).toBeTruthy();
  expect(isArmed()).toBe(true);
});

test('who leaves the page of a deleted account is signed out at once; after a reset they go where they like', async () => {
  const deleted = show();
  press('Delete My Account');
  press(ARMED);
  await deleted.clock.advance(500);
  deleted.unmount();
  await deleted.clock.advance(5_000);
  expect(deleted.log.logouts).toBe(1);
  const reset = show();
  press('Reset My Account');
  press(ARMED);
  await reset.clock.advance(500);
  reset.unmount();
  await reset.clock.advance(5_000);
  expect([reset.log.logouts, reset.log.navigations]).toEqual([0, []]);
});

test('who leaves while the account is being deleted is signed out when it is', async () => {
  const fake = show();
  const release = fake.api.hold('deleteAccount');
  press('Delete My Account');
  press(ARMED);
  await fake.clock.advance(0);
  fake.unmount();
  expect(fake.log.logouts).toBe(0);
  release();
  await fake.clock.advance(0);
  expect(fake.log.logouts).toBe(1);
});

describe('Export my data', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = jest.fn(() => 'blob:export');
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('downloads the file under its name, says so, and frees the bytes later', async () => {
    const fake = show();
    const release = fake.api.hold('exportAccount');
    press('Export my data');
    await fake.clock.advance(0);
    expect(button('Export my data').getAttribute('aria-busy')).toBe('true');
    expect(button('Delete My Account').disabled).toBe(true);
    release();
    await fake.clock.advance(0);
    expect(saved).toEqual(['sastre-export.zip blob:export']);
    expect(fake.log.toasts).toEqual(['Your data has been exported.']);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    await fake.clock.advance(60_000);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:export');
  });

  test.each([
    ['internal', 'Your data could not be exported. Please try again later.'],
    [
      'too-many-requests',
      'You have exported your data several times just now. Please try again later.',
    ],
  ] as const)('says in place why not: %s', async (code, text) => {
    const fake = show();
    fake.api.failNext('exportAccount', code);
    press('Export my data');
    await fake.clock.advance(0);
    expect(screen.getByRole('alert').textContent).toBe(text);
    press('Export my data');
    await fake.clock.advance(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saved).toHaveLength(1);
  });

  test.each(both)('is offered beside an armed %s, which stays armed', async (kind) => {
    const user = userEvent.setup();
    const fake = show();
    expect(screen.queryByRole('button', { name: 'Export my data first' })).toBeNull();
    await user.click(button(WORDS[kind].title));
    const release = fake.api.hold('exportAccount');
    await user.click(button('Export my data first'));
    expect(isArmed()).toBe(true);
    await user.click(button(ARMED));
    expect(fake.log.confirms).toEqual([]);
    release();
    await fake.clock.advance(0);
    expect(saved).toHaveLength(1);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(button('Export my data first'));
    expect(isArmed()).toBe(true);
  });
});

test('the headings lead through the page', () => {
  show();
  const section = screen.getByRole('region', { name: 'Delete or reset' });
  expect(
    within(section)
      .getAllByRole('heading')
      .map((one) => one.textContent),
  ).toEqual(['Delete or reset', 'Reset My Account', 'Delete My Account']);
});
