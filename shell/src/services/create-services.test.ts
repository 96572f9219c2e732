/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import type { Session, SessionState } from '../session/session.types.ts';
import { createAnalytics } from './analytics.ts';
import type { Browser } from './browser.ts';
import { createChoices } from './choices.ts';
import { createUserJournal, createMemoryStore } from './journal.ts';
import { createEvents } from './events.ts';
import { createFakeClock } from './fake-clock.fixture.ts';
import { createGuards, guardUnload } from './guards.ts';
import { createServices } from './create-services.ts';
import { createToasts } from './toasts.ts';

const DAY = 24 * 60 * 60 * 1_000;

function setUp(keeps = () => true) {
  const clock = createFakeClock();
  const store = createMemoryStore();
  const confirm = jest.fn<Browser['confirm']>(() => true);
  const tab = { opener: {} as unknown, closed: false, location: { href: '' }, close: jest.fn() };
  const browser = {
    origin: 'https://sastre.test',
    here: () => '/',
    assign: jest.fn(),
    replace: jest.fn(),
    reload: jest.fn(),
    open: jest.fn<Browser['open']>(() => tab as unknown as Window),
    alert: jest.fn(),
    confirm,
    canGoBack: jest.fn<Browser['canGoBack']>(() => true),
  };
  let listener: (state: SessionState) => void = () => {};
  const session = {
    subscribe: (given: (state: SessionState) => void) => {
      listener = given;
      return () => {};
    },
    logout: jest.fn(async () => {}),
    accountSecurityUrl: () => 'https://sastre.test/idp/password',
  } as unknown as Session & { logout: jest.Mock };
  const guards = createGuards((question) => confirm(question), keeps);
  const place = { isLeft: jest.fn(() => false) };
  const navigator = { go: jest.fn(), back: jest.fn() };
  const journal = createUserJournal({ store, sub: 'sub-1', clock });
  const events = createEvents();
  const services = createServices({
    user: { sub: 'sub-1' },
    session,
    http: { call: () => Promise.reject(new Error('not used')) },
    events,
    analytics: createAnalytics(),
    navigator,
    guards,
    browser,
    place,
    toasts: createToasts(clock),
    journal,
    choices: createChoices(localStorage),
    i18n: { language: () => 'de', setLanguage: async () => {} },
    clock,
    site: { legal: [] },
  });
  return {
    services,
    session,
    guards,
    confirm,
    browser,
    place,
    navigator,
    journal,
    store,
    clock,
    tab,
    end: (s: SessionState) => listener(s),
  };
}

describe('logout', () => {
  test('wipes this user’s journal, then ends the session', async () => {
    const { services, store, session } = setUp();
    await services.drafts.write('cv', { a: 1 });
    await store.put({ sub: 'sub-2', key: 'cv', tab: '', value: 2, writtenAt: 0 });
    await services.auth.logout();
    expect((await store.all()).map(({ sub }) => sub)).toEqual(['sub-2']);
    expect(session.logout).toHaveBeenCalledTimes(1);
  });

  test('asks when something is unsaved; a no changes nothing', async () => {
    const { services, session, confirm } = setUp();
    await services.drafts.write('cv', 'typed');
    services.nav.guard(() => true);
    confirm.mockReturnValueOnce(false);
    await services.auth.logout();
    expect(session.logout).not.toHaveBeenCalled();
    expect(await services.drafts.read('cv')).toBe('typed');
    await services.auth.logout();
    expect(session.logout).toHaveBeenCalledTimes(1);
  });
});

describe('the journal', () => {
  test('is kept by user and key, and forgotten after seven days', async () => {
    const { services, journal, store, clock } = setUp();
    await services.drafts.write('cv', { name: 'Ana' });
    await store.put({
      sub: 'sub-2',
      key: 'cv',
      tab: '',
      value: 'other',
      writtenAt: clock.now(),
    });
    await clock.advance(7 * DAY);
    expect(await services.drafts.read('cv')).toEqual({ name: 'Ana' });
    await clock.advance(1);
    expect(await services.drafts.read('cv')).toBeUndefined();
    await journal.sweep();
    expect(await store.all()).toEqual([]);
  });

  test('goes with a reset of the account', async () => {
    const { services } = setUp();
    await services.drafts.write('cv', 'typed');
    services.events.emit('account.reset', {});
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(await services.drafts.read('cv')).toBeUndefined();
  });
});

describe('leaving', () => {
  test('guards ask once and are released', () => {
    const { services, guards, confirm, browser } = setUp();
    const release = services.nav.guard(() => true);
    confirm.mockReturnValueOnce(false);
    services.nav.leaveTo('https://pay.test');
    expect(browser.assign).not.toHaveBeenCalled();
    release();
    services.nav.leaveTo('https://pay.test');
    expect(browser.assign).toHaveBeenCalledWith('https://pay.test');
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(guards.isDirty()).toBe(false);
  });

  test('the question says whether what is unsaved is kept, and what a logout does to it', async () => {
    const { services, confirm } = setUp();
    const asked = () => {
      confirm.mockReturnValueOnce(false);
      services.nav.leaveTo('https://pay.test');
      return confirm.mock.lastCall?.[0];
    };
    services.nav.guard(() => true, { kept: true });
    expect(asked()).toBe('kept');
    let isLost = true;
    services.nav.guard(() => isLost);
    expect(asked()).toBe('unsaved');
    isLost = false;
    expect(asked()).toBe('kept');
    confirm.mockReturnValueOnce(false);
    await services.auth.logout();
    expect(confirm.mock.lastCall).toEqual(['logout']);
  });

  test('the browser asks before the tab is closed, only while something is unsaved', () => {
    const { guards } = setUp();
    let dirty = false;
    guards.add(() => dirty);
    const release = guardUnload(guards, window);
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    dirty = true;
    expect(leave()).toBe(false);
    release();
    expect(leave()).toBe(true);
  });

  test('the browser does not ask about what is kept on this device, as long as it is', () => {
    let keeps = true;
    const { guards } = setUp(() => keeps);
    guards.add(() => true, { kept: true });
    expect(guards.holdsUnload()).toBe(false);
    keeps = false;
    expect(guards.holdsUnload()).toBe(true);
    keeps = true;
    guards.add(() => true);
    expect(guards.holdsUnload()).toBe(true);
  });

  test('the browser does not ask on the way to our own sign-in, unless something would be lost', async () => {
    const { guards } = setUp(() => false);
    let isLost = false;
    guards.add(() => true, { kept: true });
    guards.add(() => isLost);
    const release = guardUnload(guards, window);
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await expect(guards.comingBack(() => Promise.reject(new Error('offline')))).rejects.toThrow();
    expect(leave()).toBe(false);
    await guards.comingBack(() => Promise.resolve());
    expect(leave()).toBe(true);
    isLost = true;
    expect(leave()).toBe(false);
    release();
  });

  test('one step back without a history goes to the dashboard', () => {
    const { services, navigator, browser } = setUp();
    services.nav.back();
    expect(navigator.back).toHaveBeenCalledTimes(1);
    browser.canGoBack.mockReturnValue(false);
    services.nav.back();
    expect(navigator.go).toHaveBeenCalledWith('/');
  });

  test('a screen that the visitor is leaving already leads nowhere', () => {
    const { services, navigator, browser, place } = setUp();
    place.isLeft.mockReturnValue(true);
    services.nav.back();
    browser.canGoBack.mockReturnValue(false);
    services.nav.back();
    expect(navigator.back).not.toHaveBeenCalled();
    expect(navigator.go).not.toHaveBeenCalled();
  });
});

test('a tab is opened at once, filled later, and cannot reach this page', () => {
  const { services, tab, browser } = setUp();
  const opened = services.nav.openTab();
  expect(opened.opened).toBe(true);
  expect(tab.opener).toBeNull();
  opened.show('blob:1');
  expect(tab.location.href).toBe('blob:1');
  tab.closed = true;
  opened.show('blob:2');
  expect(tab.location.href).toBe('blob:1');
  browser.open.mockReturnValueOnce(null);
  expect(services.nav.openTab().opened).toBe(false);
});

test('an ended session is a fact for everybody; one listener’s failure stays its own', () => {
  const { services, end } = setUp();
  const reported = jest.fn();
  window.reportError = reported;
  const received = jest.fn();
  services.events.on('session.ended', () => {
    throw new Error('mine');
  });
  const release = services.events.on('session.ended', received);
  end({ kind: 'ended', user: { sub: 'sub-1' } });
  release();
  end({ kind: 'ended', user: { sub: 'sub-1' } });
  expect(received).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledTimes(2);
});

test('one toast at a time, for 4 s each', async () => {
  const clock = createFakeClock();
  const toasts = createToasts(clock);
  toasts.show('one');
  await clock.advance(3_000);
  toasts.show('two');
  await clock.advance(3_999);
  expect(toasts.current()).toEqual({ text: 'two', action: undefined });
  await clock.advance(1);
  expect(toasts.current()).toBeUndefined();
});

test('analytics keeps the last hundred in memory and sends nothing by itself', () => {
  const send = jest.fn();
  const analytics = createAnalytics({ send });
  for (let step = 0; step < 101; step += 1) analytics.track('onboarding_completed', { step });
  expect(analytics.recent()).toHaveLength(100);
  expect(analytics.recent()[0]?.properties).toEqual({ step: 1 });
  expect(send).toHaveBeenCalledTimes(101);
});
