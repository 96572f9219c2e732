import { describe, expect, test } from '@jest/globals';
import { createFakeClock } from '../services/fake-clock.fixture.ts';
import { refused, setUp, storageOf } from './fake-keycloak.fixture.ts';
import { createReturnPath } from './return-path.ts';

describe('starting', () => {
  test('a living session becomes signed in, by the silent check with S256', async () => {
    const { session, made, signedIn, mark } = setUp();
    signedIn();
    expect(session.state()).toEqual({ kind: 'initialising' });
    expect(await session.start()).toEqual({
      kind: 'signed-in',
      user: { sub: 'sub-1', name: 'Ana', email: 'ana@example.com' },
    });
    expect(made[0]?.init).toHaveBeenCalledWith(
      expect.objectContaining({
        onLoad: 'check-sso',
        pkceMethod: 'S256',
        responseMode: 'fragment',
        checkLoginIframe: false,
        silentCheckSsoRedirectUri: 'https://sastre.test/silent-check-sso.html',
        redirectUri: 'https://sastre.test/',
      }),
    );
    expect(mark.set).toHaveBeenCalledTimes(1);
  });

  test('no session is signed out, and so is a refused login', async () => {
    const { session, next, mark } = setUp();
    expect(await session.start()).toEqual({ kind: 'signed-out' });
    next((fake) => fake.init.mockRejectedValue({ error: 'access_denied' }));
    expect(await session.start()).toEqual({ kind: 'signed-out' });
    expect(mark.set).not.toHaveBeenCalled();
  });

  test('a provider that hangs fails after 8 s, and a retry with a fresh instance heals', async () => {
    const { session, next, clock, made, signedIn } = setUp();
    next((fake) => fake.init.mockReturnValue(new Promise(() => {})));
    const first = session.start();
    await clock.advance(7_999);
    expect(session.state().kind).toBe('initialising');
    await clock.advance(1);
    expect((await first).kind).toBe('failed');
    signedIn();
    expect((await session.start()).kind).toBe('signed-in');
    expect(made).toHaveLength(2);
  });
});

describe('tokens', () => {
  test('are handed to the keeper before anybody hears of the session, and the page forgets them', async () => {
    const { session, made, signedIn, keeper } = setUp();
    signedIn();
    keeper.keep.mockImplementation(async () => {
      expect(session.state().kind).toBe('initialising');
    });
    await session.start();
    expect(keeper.keep.mock.calls).toEqual([
      [{ token: 'token', refreshToken: 'refresh', idToken: 'id' }],
    ]);
    const { token, refreshToken, idToken, tokenParsed } = made[0] ?? {};
    expect([token, refreshToken, idToken, tokenParsed]).toEqual(Array(4).fill(undefined));
    expect(JSON.stringify(session.state())).not.toMatch(/token|refresh|"id"/);
  });

  test('that the keeper does not take are forgotten as well, and the start has failed', async () => {
    const { session, made, signedIn, keeper, mark } = setUp();
    signedIn();
    keeper.keep.mockImplementation(refused);
    expect((await session.start()).kind).toBe('failed');
    expect(made[0]?.token).toBeUndefined();
    expect(mark.set).not.toHaveBeenCalled();
  });

  test('a keeper that says nothing fails the start after 8 s', async () => {
    const { session, signedIn, keeper, clock } = setUp();
    signedIn();
    keeper.keep.mockReturnValue(new Promise(() => {}));
    const started = session.start();
    await clock.advance(8_000);
    expect((await started).kind).toBe('failed');
  });

  test('without a session: the text of specification 6', async () => {
    const { session } = setUp();
    await session.start();
    await expect(session.ready()).rejects.toThrow('User is not authenticated');
  });

  test('a token about to expire is renewed once for many callers', async () => {
    const { session, keeper, signedIn } = setUp();
    signedIn(20);
    await session.start();
    await Promise.all([session.ready(), session.ready(), session.ready()]);
    expect(keeper.refresh).toHaveBeenCalledTimes(1);
    await session.ready();
    expect(keeper.refresh).toHaveBeenCalledTimes(1);
  });

  test('the timer renews a minute before the expiry, again and again', async () => {
    const { session, keeper, signedIn, clock } = setUp();
    signedIn(300);
    await session.start();
    await clock.advance(239_000);
    expect(keeper.refresh).not.toHaveBeenCalled();
    await clock.advance(1_000);
    expect(keeper.refresh).toHaveBeenCalledTimes(1);
    await clock.advance(240_000);
    expect(keeper.refresh).toHaveBeenCalledTimes(2);
  });
});

describe('a refresh that fails', () => {
  test('refused: a silent login that finds the same user goes on, in a frame and without keycloak-js', async () => {
    const { session, made, signedIn, keeper, held, askInFrame } = setUp();
    signedIn();
    await session.start();
    keeper.refresh.mockResolvedValue('refused');
    keeper.redeem.mockResolvedValue(held());
    expect(await session.renew()).toBe('renewed');
    expect(session.state().kind).toBe('signed-in');
    expect(askInFrame).toHaveBeenCalledWith('https://idp.test/auth?prompt=none');
    expect(keeper.redeem).toHaveBeenCalledWith('https://sastre.test/#code=c', 'sub-1');
    expect(made).toHaveLength(1);
  });

  test('refused twice: the session has ended, once, and the user is kept for the page', async () => {
    const { session, keeper, signedIn, clock } = setUp();
    signedIn();
    await session.start();
    const seen: string[] = [];
    session.subscribe((state) => seen.push(state.kind));
    keeper.refresh.mockResolvedValue('refused');
    expect(await session.renew()).toBe('ended');
    expect(await session.renew()).toBe('ended');
    expect(seen).toEqual(['ended']);
    expect(keeper.redeem).toHaveBeenCalledTimes(1);
    expect(clock.waiting()).toBe(0);
    await expect(session.ready()).rejects.toThrow('User is not authenticated');
  });

  test('refused, and the silent login leads nowhere: the session has ended', async () => {
    const { session, keeper, signedIn, askInFrame } = setUp();
    signedIn();
    await session.start();
    keeper.refresh.mockResolvedValue('refused');
    askInFrame.mockImplementation(refused);
    expect(await session.renew()).toBe('ended');
  });

  test('an unreachable provider, or a lost keeper, does not end the session; it is tried again', async () => {
    const { session, keeper, signedIn, clock } = setUp();
    signedIn(300);
    await session.start();
    keeper.refresh.mockResolvedValueOnce('unreachable').mockImplementationOnce(refused);
    expect(await session.renew()).toBe('unreachable');
    await session.ready();
    await clock.advance(10_000);
    expect(session.state().kind).toBe('signed-in');
    await clock.advance(10_000);
    expect(keeper.refresh).toHaveBeenCalledTimes(3);
    await clock.advance(200_000);
    expect(keeper.refresh).toHaveBeenCalledTimes(3);
  });
});

test('a logout in another tab ends the session here', async () => {
  const { session, signedIn, elsewhere } = setUp();
  signedIn();
  await session.start();
  elsewhere();
  expect(session.state().kind).toBe('ended');
});

test('login goes to the exact address and keeps the path; register likewise', async () => {
  const { session, made, storage, clock } = setUp();
  await session.start();
  await session.signIn('login', '/cv-data?tab=skills');
  expect(made[1]?.init).toHaveBeenCalledWith({
    pkceMethod: 'S256',
    responseMode: 'fragment',
    checkLoginIframe: false,
  });
  expect(made[1]?.login).toHaveBeenCalledWith({
    redirectUri: 'https://sastre.test/',
    locale: 'de',
  });
  expect(createReturnPath(storageOf(storage), clock).peek()).toBe('/cv-data?tab=skills');
  await session.signIn('register');
  expect(made[2]?.register).toHaveBeenCalledWith({
    redirectUri: 'https://sastre.test/',
    locale: 'de',
  });
});

test('a login that is asked for while the session is looked for waits for the answer', async () => {
  const { session, made, next } = setUp();
  let answer = (_found: boolean) => {};
  next((fake) => fake.init.mockReturnValue(new Promise((resolve) => (answer = resolve))));
  const started = session.start();
  const signingIn = session.signIn('login');
  await Promise.resolve();
  expect(made).toHaveLength(1);
  answer(false);
  expect((await started).kind).toBe('signed-out');
  await signingIn;
  expect(made[1]?.login).toHaveBeenCalledTimes(1);
});

test('logout forgets the mark and the path, tells the other tabs and returns to the origin', async () => {
  const { session, signedIn, mark, loggedOut, leaveTo, clock } = setUp();
  signedIn();
  await session.start();
  await session.logout();
  expect(mark.clear).toHaveBeenCalledTimes(1);
  expect(loggedOut).toHaveBeenCalledTimes(1);
  expect(leaveTo.mock.calls).toEqual([['https://idp.test/logout?id_token_hint=id']]);
  expect(clock.waiting()).toBe(0);
});

test('without its keeper a logout still ends the session at the provider', async () => {
  const { session, signedIn, keeper, leaveTo } = setUp();
  signedIn();
  await session.start();
  keeper.leave.mockImplementation(refused);
  await session.logout();
  const back = 'post_logout_redirect_uri=https%3A%2F%2Fsastre.test';
  expect(leaveTo.mock.calls).toEqual([
    [
      `https://sastre.test/idp/realms/sastre/protocol/openid-connect/logout?client_id=sastre-web&${back}`,
    ],
  ]);
});

test('the password page is the provider’s', () => {
  expect(setUp().session.accountSecurityUrl()).toBe(
    'https://sastre.test/idp/realms/sastre/account/account-security/signing-in',
  );
});

test.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  'https://evil.test',
  '/',
])('%j is never kept as a return path', (path) => {
  const returnPath = createReturnPath(storageOf(new Map()), createFakeClock());
  returnPath.keep('/plans');
  returnPath.keep(path);
  expect(returnPath.peek()).toBeUndefined();
});
