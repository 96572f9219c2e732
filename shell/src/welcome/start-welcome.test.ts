/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Session, SessionState } from '../session/session.types.ts';
import { createThemeSwitch } from '../theme/theme.ts';
import { startWelcome, type WelcomeParts } from './start-welcome.ts';

function setUp(
  given: {
    state?: SessionState;
    search?: string;
    stored?: string;
    cookie?: string;
    theme?: string;
    keeps?: boolean;
  } = {},
) {
  const replace = jest.fn();
  const replaceState = jest.fn();
  const keep = jest.fn();
  const claim = jest.fn();
  let { stored, cookie } = given;
  const theme = createThemeSwitch({
    page: document,
    readCookie: () => given.theme,
    writeCookie: () => {},
    removeCookie: () => {},
  });
  const session = {
    start: jest.fn<Session['start']>(async () => given.state ?? { kind: 'signed-out' }),
    signIn: jest.fn<Session['signIn']>(async () => {}),
  };
  const createSession = jest.fn<WelcomeParts['createSession']>(() => session as unknown as Session);
  const run = () =>
    startWelcome({
      page: document,
      location: { search: given.search ?? '', replace },
      history: { replaceState },
      returnPath: {
        peek: () => (claim.mock.calls.length > 0 ? '/cv-data' : '/unclaimed'),
        keep,
        claim,
      },
      theme,
      languages: {
        read: () => stored,
        write: (language) => {
          stored = language;
          if (given.keeps !== false) cookie = language;
        },
      },
      languageCookie: () => cookie,
      hadSession: () => given.keeps !== false,
      createSession,
    });
  return { run, replace, replaceState, keep, session, createSession, theme, stored: () => stored };
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `
    <select id="language"><option value="en">en</option><option value="de">de</option></select>
    <select id="theme"><option value="system">s</option><option value="light">l</option><option value="dark">d</option></select>
    <button data-sign-in="get-started">Get Started</button><button data-sign-in="sign-in">Sign In</button>
    <p id="sign-in-failed" hidden>failed</p><p id="signed-out" hidden>signed out</p>
    <script type="application/json" id="boot">{"identity":{"url":"/idp","realm":"sastre","clientId":"sastre-web"}}</script>`;
});
const buttons = () => [...document.querySelectorAll('button')];
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('a session that ended without one’s doing', () => {
  const isTold = () => document.getElementById('signed-out')?.hasAttribute('hidden') === false;

  test('is told of, once: the address is plain again', async () => {
    const { run, replaceState } = setUp({ search: '?signed-out' });
    await run();
    expect(isTold()).toBe(true);
    expect(replaceState).toHaveBeenCalledWith(null, '', '/');
  });

  test('is told of in the language that was chosen', async () => {
    const { run, replace } = setUp({ search: '?signed-out', stored: 'de', cookie: 'de' });
    await run();
    expect(replace).toHaveBeenCalledWith('/?lang=de&signed-out=');
  });

  test('is not told of to others', async () => {
    await setUp().run();
    expect(isTold()).toBe(false);
  });
});

describe('signing in', () => {
  test('one button leads to a new account, the other to the login', async () => {
    const { run, session, createSession, replace } = setUp();
    await run();
    for (const button of buttons()) button.click();
    expect(session.signIn.mock.calls).toEqual([['register'], ['login']]);
    expect(createSession).toHaveBeenCalledWith({
      url: '/idp',
      realm: 'sastre',
      clientId: 'sastre-web',
    });
    expect(replace).not.toHaveBeenCalled();
  });

  test('a button that was pressed before the script came does what it is for, once', async () => {
    const { run, session, replaceState } = setUp({ search: '?sign-in=get-started' });
    await run();
    expect(session.signIn.mock.calls).toEqual([['register']]);
    expect(session.start.mock.invocationCallOrder[0]).toBeLessThan(
      session.signIn.mock.invocationCallOrder[0] ?? 0,
    );
    expect(buttons().map((button) => button.getAttribute('aria-busy'))).toEqual(['true', null]);
    expect(replaceState).toHaveBeenCalledWith(null, '', '/');
  });

  test('what was pressed holds through a change of the document’s language; what nobody offers is none', async () => {
    const german = setUp({ search: '?sign-in=sign-in', stored: 'de' });
    await german.run();
    expect(german.replace).toHaveBeenCalledWith('/?sign-in=sign-in');
    const late = setUp({ search: '?sign-in=sign-in', stored: 'de', cookie: 'de' });
    await late.run();
    expect(late.replace).toHaveBeenCalledWith('/?lang=de&sign-in=sign-in');
    const other = setUp({ search: '?sign-in=elsewhere' });
    await other.run();
    expect(other.session.signIn).not.toHaveBeenCalled();
  });

  test('who is signed in goes on to where they wanted to go', async () => {
    const { run, replace } = setUp({ state: { kind: 'signed-in', user: { sub: 's' } } });
    await run();
    expect(replace).toHaveBeenCalledWith('/cv-data');
  });

  test('a remote that a developer serves is asked for once somebody is signed in, in any language', async () => {
    const { run, keep } = setUp({ search: '?mfe=mfe_x@http://localhost:5102', stored: 'de' });
    await run();
    expect(keep.mock.calls).toEqual([['/?mfe=mfe_x@http://localhost:5102']]);
    const plain = setUp({ search: '?lang=de' });
    await plain.run();
    expect(plain.keep).not.toHaveBeenCalled();
  });

  test('without cookies it stays, rather than going in circles', async () => {
    const { run, replace } = setUp({
      state: { kind: 'signed-in', user: { sub: 's' } },
      keeps: false,
    });
    await run();
    expect(replace).not.toHaveBeenCalled();
  });

  test('a provider that is down says so and leaves the buttons usable', async () => {
    const { run, session } = setUp({ state: { kind: 'failed', error: new Error('down') } });
    session.signIn.mockRejectedValueOnce(new Error('down'));
    await run();
    buttons()[0]?.click();
    await settle();
    expect(document.getElementById('sign-in-failed')?.hidden).toBe(false);
    expect(buttons()[0]?.hasAttribute('aria-busy')).toBe(false);
    buttons()[1]?.click();
    expect(document.getElementById('sign-in-failed')?.hidden).toBe(true);
  });
});

describe('the language', () => {
  test('a choice is kept and the right document asked for', async () => {
    const { run, replace, stored } = setUp();
    await run();
    const select = document.querySelector<HTMLSelectElement>('#language');
    if (select === null) throw new Error('no select');
    select.value = 'de';
    select.dispatchEvent(new Event('change'));
    expect(stored()).toBe('de');
    expect(replace).toHaveBeenCalledWith('/');
  });

  test('a choice made before the script was here is followed', async () => {
    const { run, replace, stored } = setUp();
    document.querySelector<HTMLSelectElement>('#language')!.value = 'de';
    await run();
    expect(stored()).toBe('de');
    expect(replace).toHaveBeenCalledWith('/');
  });

  test.each([
    ['a link asks for another language', { search: '?lang=de' }, true],
    ['the choice is known here but not to the server', { stored: 'de' }, true],
    ['the choice was made while this was on its way', { stored: 'de', cookie: 'de' }, true],
    [
      'the server was asked by name and sent this',
      { search: '?lang=de', stored: 'de', cookie: 'de' },
      false,
    ],
    ['the cookie is not kept', { stored: 'de', keeps: false }, false],
    ['a link asks for what nobody speaks', { search: '?lang=fr' }, false],
  ])('%s', async (_case, given, leaves) => {
    const { run, replace, session } = setUp(given);
    await run();
    expect(replace).toHaveBeenCalledTimes(leaves ? 1 : 0);
    expect(session.start).toHaveBeenCalledTimes(leaves ? 0 : 1);
  });
});

test('a link’s language is kept where the document speaks it already', async () => {
  document.documentElement.lang = 'de';
  document.querySelector<HTMLSelectElement>('#language')!.value = 'de';
  const { run, replace, stored } = setUp({ search: '?lang=de' });
  await run();
  expect(stored()).toBe('de');
  expect(replace).not.toHaveBeenCalled();
});

test('the theme shows the choice and changes at once', async () => {
  const { run, theme, replace } = setUp({ theme: 'dark' });
  await run();
  const select = document.querySelector<HTMLSelectElement>('#theme');
  if (select === null) throw new Error('no select');
  expect(select.value).toBe('dark');
  select.value = 'light';
  select.dispatchEvent(new Event('change'));
  expect(theme.current()).toBe('light');
  expect(document.documentElement.getAttribute('data-theme')).toBe('light');
  expect(replace).not.toHaveBeenCalled();
});
