import { jest } from '@jest/globals';
import { createFakeClock } from '../services/fake-clock.fixture.ts';
import type { Held, Keeper } from './keeper/keeper.types.ts';
import { createReturnPath } from './return-path.ts';
import { createSession } from './session.ts';
import type { KeycloakLike } from './session.types.ts';

/** A session storage over a map. */
export const storageOf = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => void map.set(key, value),
  removeItem: (key: string) => void map.delete(key),
});
/** What a provider that does not answer gives. */
export const refused = () => Promise.reject(new Error('refused'));

/** A session whose keycloak-js is played, `next` says how the next instance behaves, and whose keeper is, too. */
export function setUp() {
  const clock = createFakeClock();
  const storage = new Map<string, string>();
  const made: ReturnType<typeof fakeKeycloak>[] = [];
  const plans: ((fake: ReturnType<typeof fakeKeycloak>) => void)[] = [];
  let loggedOutElsewhere = () => {};
  const held = (seconds = 300, sub = 'sub-1'): Held => ({
    sub,
    exp: clock.now() / 1000 + seconds,
    skew: 0,
  });
  const keeper = {
    keep: jest.fn<Keeper['keep']>(async () => {}),
    refresh: jest.fn<Keeper['refresh']>(async () => held()),
    authorise: jest.fn<Keeper['authorise']>(async () => 'https://idp.test/auth?prompt=none'),
    redeem: jest.fn<Keeper['redeem']>(async () => 'refused'),
    leave: jest.fn<Keeper['leave']>(async () => 'https://idp.test/logout?id_token_hint=id'),
  };
  const askInFrame = jest.fn(async (_url: string) => 'https://sastre.test/#code=c');
  const leaveTo = jest.fn();
  const returns: (() => void)[] = [];
  function fakeKeycloak() {
    const fake = {
      token: undefined as string | undefined,
      refreshToken: undefined as string | undefined,
      idToken: undefined as string | undefined,
      tokenParsed: undefined as KeycloakLike['tokenParsed'],
      timeSkew: 0,
      init: jest.fn<KeycloakLike['init']>(async () => false),
      clearToken: jest.fn(() => {
        fake.token = fake.refreshToken = fake.idToken = fake.tokenParsed = undefined;
      }),
      login: jest.fn<KeycloakLike['login']>(async () => {}),
      register: jest.fn<KeycloakLike['register']>(async () => {}),
      signIn: (seconds: number, token = 'token', sub = 'sub-1') => {
        fake.token = token;
        fake.refreshToken = 'refresh';
        fake.idToken = 'id';
        fake.tokenParsed = {
          sub,
          exp: clock.now() / 1000 + seconds,
          name: 'Ana',
          email: 'ana@example.com',
        };
      },
    };
    return fake;
  }
  const mark = { set: jest.fn(), clear: jest.fn() };
  const loggedOut = jest.fn();
  const make = () => {
    const fake = fakeKeycloak();
    plans.shift()?.(fake);
    made.push(fake);
    return fake;
  };
  const session = createSession({
    identity: { url: '/idp', realm: 'sastre', clientId: 'sastre-web' },
    origin: 'https://sastre.test',
    clock,
    createKeycloak: make,
    createChecker: make,
    keeper,
    askInFrame,
    leaveTo,
    whenBack: (run) => void returns.push(run),
    returnPath: createReturnPath(storageOf(storage), clock),
    channel: { loggedOut, onLoggedOut: (handler) => (loggedOutElsewhere = handler) },
    mark,
    language: () => 'de',
  });
  const next = (plan: (fake: ReturnType<typeof fakeKeycloak>) => void) => plans.push(plan);
  const signedIn = (seconds = 300, sub = 'sub-1') =>
    next((fake) =>
      fake.init.mockImplementation(async () => {
        fake.signIn(seconds, 'token', sub);
        return true;
      }),
    );
  return {
    clock,
    session,
    keeper,
    held,
    askInFrame,
    leaveTo,
    made,
    next,
    signedIn,
    mark,
    loggedOut,
    storage,
    elsewhere: () => loggedOutElsewhere(),
    back: () => returns.splice(0).forEach((run) => run()),
  };
}
