import { jest } from '@jest/globals';
import { createFakeClock } from '../services/fake-clock.ts';
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

/** A session whose keycloak-js is played: `next` says how the next instance behaves. */
export function setUp() {
  const clock = createFakeClock();
  const storage = new Map<string, string>();
  const made: ReturnType<typeof fakeKeycloak>[] = [];
  const plans: ((fake: ReturnType<typeof fakeKeycloak>) => void)[] = [];
  let loggedOutElsewhere = () => {};
  function fakeKeycloak() {
    const fake = {
      token: undefined as string | undefined,
      tokenParsed: undefined as KeycloakLike['tokenParsed'],
      timeSkew: 0,
      init: jest.fn<KeycloakLike['init']>(async () => false),
      updateToken: jest.fn<KeycloakLike['updateToken']>(async () => {
        fake.signIn(300, 'renewed');
        return true;
      }),
      isTokenExpired: (least: number) => (fake.tokenParsed?.exp ?? 0) - clock.now() / 1000 < least,
      login: jest.fn<KeycloakLike['login']>(async () => {}),
      register: jest.fn<KeycloakLike['register']>(async () => {}),
      logout: jest.fn<KeycloakLike['logout']>(async () => {}),
      signIn: (seconds: number, token = 'token', sub = 'sub-1') => {
        fake.token = token;
        fake.tokenParsed = {
          sub,
          exp: clock.now() / 1000 + seconds,
          name: 'Ana',
          email: 'ana@example.com',
        };
      },
      refuse: () => {
        fake.updateToken.mockImplementation(() => {
          fake.token = undefined;
          return refused();
        });
      },
    };
    return fake;
  }
  const mark = { set: jest.fn(), clear: jest.fn() };
  const loggedOut = jest.fn();
  const session = createSession({
    identity: { url: '/idp', realm: 'sastre', clientId: 'sastre-web' },
    origin: 'https://sastre.test',
    clock,
    createKeycloak: () => {
      const fake = fakeKeycloak();
      plans.shift()?.(fake);
      made.push(fake);
      return fake;
    },
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
    made,
    next,
    signedIn,
    mark,
    loggedOut,
    storage,
    elsewhere: () => loggedOutElsewhere(),
  };
}
