import type { ShellUser } from '@sastre/shared-contracts/shell';
import { withTimeLimit } from '../services/time-limit.ts';
import type {
  KeycloakLike,
  Renewal,
  Session,
  SessionOptions,
  SessionState,
} from './session.types.ts';

const TIME_LIMIT_MS = 8_000;
const MIN_VALIDITY_S = 30;
const REFRESH_AHEAD_S = 60;
const RETRY_AFTER_MS = 10_000;
const CODE_FLOW = {
  pkceMethod: 'S256',
  responseMode: 'fragment',
  checkLoginIframe: false,
} as const;

export function createSession(options: SessionOptions): Session {
  const { identity, origin, clock, channel, mark, returnPath } = options;
  const listeners = new Set<(state: SessionState) => void>();
  let state: SessionState = { kind: 'initialising' };
  let keycloak: KeycloakLike | undefined;
  let starting: Promise<SessionState> | undefined;
  let renewing: Promise<Renewal> | undefined;
  let cancelTimer = () => {};

  const become = (next: SessionState): SessionState => {
    state = next;
    for (const listener of listeners) listener(next);
    return next;
  };

  /** A silent check never leaves the page when `stay` is set: what is typed there would be lost. */
  async function check(stay: boolean): Promise<KeycloakLike | undefined> {
    const candidate = options.createKeycloak(identity);
    const authenticated = candidate
      .init({
        ...CODE_FLOW,
        onLoad: 'check-sso',
        redirectUri: `${origin}/`,
        silentCheckSsoRedirectUri: `${origin}/silent-check-sso.html`,
        silentCheckSsoFallback: !stay,
      })
      .catch((error: unknown) => {
        if (isRefusal(error)) return false;
        throw error;
      });
    if (!(await withTimeLimit(authenticated, TIME_LIMIT_MS, clock, 'Signing in'))) return undefined;
    return candidate;
  }

  function start(): Promise<SessionState> {
    starting = startOnce().finally(() => {
      starting = undefined;
    });
    return starting;
  }

  async function startOnce(): Promise<SessionState> {
    become({ kind: 'initialising' });
    try {
      keycloak = await check(false);
      const user = keycloak && userOf(keycloak);
      if (user === undefined) return become({ kind: 'signed-out' });
      mark.set();
      schedule();
      return become({ kind: 'signed-in', user });
    } catch (error) {
      return become({ kind: 'failed', error });
    }
  }

  function schedule(inMs?: number): void {
    cancelTimer();
    cancelTimer = clock.after(inMs ?? untilRefresh(), () => void renew());
  }

  function untilRefresh(): number {
    const expiry = keycloak?.tokenParsed?.exp ?? 0;
    const seconds = expiry - clock.now() / 1000 + (keycloak?.timeSkew ?? 0) - REFRESH_AHEAD_S;
    return Math.max(seconds * 1000, RETRY_AFTER_MS / 2);
  }

  function end(): void {
    cancelTimer();
    if (state.kind === 'signed-in') become({ kind: 'ended', user: state.user });
  }

  function renew(): Promise<Renewal> {
    renewing ??= renewOnce().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  async function renewOnce(): Promise<Renewal> {
    if (state.kind !== 'signed-in' || keycloak === undefined) return 'ended';
    const { sub } = state.user;
    try {
      await withTimeLimit(keycloak.updateToken(-1), TIME_LIMIT_MS, clock, 'Refreshing the session');
    } catch {
      // keycloak-js forgets the token only when the provider refused it.
      if (keycloak.token !== undefined) {
        schedule(RETRY_AFTER_MS);
        return 'unreachable';
      }
      const again = await check(true).catch(() => undefined);
      if (again === undefined || userOf(again)?.sub !== sub) {
        end();
        return 'ended';
      }
      keycloak = again;
    }
    if (state.kind !== 'signed-in') return 'ended';
    schedule();
    return 'renewed';
  }

  async function token(): Promise<string> {
    if (state.kind !== 'signed-in' || keycloak === undefined)
      throw new Error('User is not authenticated');
    const stale = keycloak.token === undefined || keycloak.isTokenExpired(MIN_VALIDITY_S);
    if (stale && (await renew()) === 'ended') throw new Error('User is not authenticated');
    if (!keycloak.token) throw new Error('Token not found, although user is authenticated');
    return keycloak.token;
  }

  async function signIn(way: 'login' | 'register', path?: string): Promise<void> {
    const target = path ?? returnPath.peek();
    if (target !== undefined) returnPath.keep(target);
    // A check on its way may leave the page too, and would take the sign-in's place.
    await starting;
    // A fresh instance: one whose check failed or timed out cannot be started again.
    const fresh = options.createKeycloak(identity);
    await fresh.init(CODE_FLOW);
    await fresh[way]({ redirectUri: `${origin}/`, locale: options.language() });
  }

  async function logout(): Promise<void> {
    cancelTimer();
    mark.clear();
    returnPath.drop();
    channel.loggedOut();
    await keycloak?.logout({ redirectUri: origin });
  }

  channel.onLoggedOut(end);

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    token,
    renew,
    end,
    signIn,
    logout,
    accountSecurityUrl: () => {
      const base = new URL(identity.url, origin).href.replace(/\/$/, '');
      return `${base}/realms/${encodeURIComponent(identity.realm)}/account/account-security/signing-in`;
    },
  };
}

/** keycloak-js rejects with the provider's answer when it said no, for instance after a cancelled login. */
function isRefusal(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && !(error instanceof Error) && 'error' in error
  );
}

function userOf({ tokenParsed }: KeycloakLike): ShellUser | undefined {
  if (tokenParsed?.sub === undefined) return undefined;
  const claim = (name: string) => {
    const value = tokenParsed[name];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  return { sub: tokenParsed.sub, name: claim('name'), email: claim('email') };
}
