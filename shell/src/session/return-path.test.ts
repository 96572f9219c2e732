import { describe, expect, test } from '@jest/globals';
import { createFakeClock } from '../services/fake-clock.fixture.ts';
import { setUp, storageOf } from './fake-keycloak.fixture.ts';
import { createReturnPath, isLoginAnswer } from './return-path.ts';

describe('a return path', () => {
  const minutes = (count: number) => count * 60_000;

  test('lives ten minutes, so that a later sign-in starts at the dashboard', async () => {
    const clock = createFakeClock();
    const returnPath = createReturnPath(storageOf(new Map()), clock);
    returnPath.keep('/plans');
    await clock.advance(minutes(10) - 1);
    expect(returnPath.peek()).toBe('/plans');
    await clock.advance(1);
    expect(returnPath.peek()).toBeUndefined();
  });

  test('lives on from the moment of signing in', async () => {
    const { session, storage, clock } = setUp();
    const returnPath = createReturnPath(storageOf(storage), clock);
    returnPath.keep('/plans');
    await clock.advance(minutes(9));
    await session.signIn('login');
    await clock.advance(minutes(9));
    expect(returnPath.peek()).toBe('/plans');
    returnPath.drop();
    expect(returnPath.peek()).toBeUndefined();
  });

  test('of somebody else who was in this tab leads nobody there', () => {
    const storage = new Map<string, string>();
    const open = () => createReturnPath(storageOf(storage), createFakeClock());
    open().keep('/plans');
    open().claim('first');
    expect(open().peek()).toBe('/plans');
    open().claim('second');
    expect(open().peek()).toBeUndefined();
    open().keep('/my-account');
    open().claim('second');
    expect(open().peek()).toBe('/my-account');
  });

  test.each(['/plans', 'x /plans', '99999999999999999 /plans', '', '1 //evil.test'])(
    'stored as %p by something else is none',
    (text) => {
      const storage = new Map([['sastre.return-path', text]]);
      expect(createReturnPath(storageOf(storage), createFakeClock()).peek()).toBeUndefined();
    },
  );
});

test('the provider’s answer is recognised in the address', () => {
  expect(isLoginAnswer('#state=1&session_state=2&code=3')).toBe(true);
  expect(isLoginAnswer('#state=1&error=login_required')).toBe(true);
  expect(isLoginAnswer('#main')).toBe(false);
});
