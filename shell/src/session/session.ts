import type { ShellUser } from '@sastre/shared-contracts/shell';
import { withTimeLimit } from '../services/time-limit.ts';
import { namesOf } from './keeper/claims.ts';
import type { Held, Refreshed } from './keeper/keeper.types.ts';
import { providerOf, signOutUrl } from './keeper/provider.ts';
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
  const { identity, origin, clock, channel, mark, returnPath, keeper } = options;
  const listeners = new Set<(state: SessionState) => void>();
  let state: SessionState = { kind: 'initialising' };
  let held: Held | undefined;
  let starting: Promise<SessionState> | undefined;
  let renewing: Promise<Renewal> | undefined;
  let cancelTimer = () => {};

  const become = (next: SessionState): SessionState => {
    state = next;
    for (const listener of listeners) listener(next);
    return next;
  };

  const inTime = <T>(work: Promise<T>, what: string) =>
    withTimeLimit(work, TIME_LIMIT_MS, clock, what);

  /** Only here, before any code of a remote is there, does the page see tokens. */
  async function check(): Promise<KeycloakLike | undefined> {
    const candidate = options.createChecker(identity);
    const authenticated = candidate
      .init({
        ...CODE_FLOW,
        onLoad: 'check-sso',
        redirectUri: `${origin}/`,
        silentCheckSsoRedirectUri: `${origin}/silent-check-sso.html`,
        silentCheckSsoFallback: true,
      })
      .catch((error: unknown) => {
        if (isRefusal(error)) return false;
        throw error;
      });
    return (await inTime(authenticated, 'Signing in')) ? candidate : undefined;
  }

  /** The page forgets the tokens, also where the keeper does not take them. */
  async function handOver(candidate: KeycloakLike): Promise<void> {
    const { token = '', refreshToken = '', idToken, tokenParsed, timeSkew } = candidate;
    candidate.clearToken();
    await inTime(keeper.keep({ token, refreshToken, idToken }), 'Keeping the session');
    held = { sub: tokenParsed?.sub ?? '', exp: tokenParsed?.exp ?? 0, skew: timeSkew ?? 0 };
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
      const candidate = await check();
      const user = candidate && userOf(candidate);
      if (candidate === undefined || user === undefined) return become({ kind: 'signed-out' });
      await handOver(candidate);
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

  /** Seconds that the token is still good for. */
  const left = () => (held === undefined ? 0 : held.exp - clock.now() / 1000 + held.skew);

  function untilRefresh(): number {
    return Math.max((left() - REFRESH_AHEAD_S) * 1000, RETRY_AFTER_MS / 2);
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
    if (state.kind !== 'signed-in') return 'ended';
    const { sub } = state.user;
    let fresh = await inTime<Refreshed>(keeper.refresh(), 'Refreshing the session').catch(
      () => 'unreachable' as const,
    );
    if (fresh === 'unreachable') {
      schedule(RETRY_AFTER_MS);
      return 'unreachable';
    }
    if (fresh === 'refused') fresh = await askAnew(sub).catch(() => 'refused' as const);
    if (typeof fresh === 'string') {
      end();
      return 'ended';
    }
    if (state.kind !== 'signed-in') return 'ended';
    held = fresh;
    schedule();
    const user = renamed(state.user, fresh);
    if (user !== state.user) become({ kind: 'signed-in', user });
    return 'renewed';
  }

  /** Never leaves the page: what is typed there would be lost. The answer is worth nothing without what the keeper has. */
  async function askAnew(sub: string): Promise<Refreshed> {
    const answer = await options.askInFrame(await keeper.authorise());
    return inTime(keeper.redeem(answer, sub), 'Signing in');
  }

  async function ready(): Promise<void> {
    const isEnded =
      state.kind !== 'signed-in' || (left() < MIN_VALIDITY_S && (await renew()) === 'ended');
    if (isEnded) throw new Error('User is not authenticated');
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
    const url = await inTime(keeper.leave(), 'Signing out').catch(() =>
      signOutUrl(providerOf(identity, origin)),
    );
    options.leaveTo(url);
  }

  channel.onLoggedOut(end);

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    ready,
    renew,
    end,
    signIn,
    logout,
    accountSecurityUrl: () => {
      // Where the password is changed, the name is: a token from before does not know of it.
      options.whenBack(() => void renew());
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
  return { sub: tokenParsed.sub, ...namesOf(tokenParsed) };
}

/** The user as a newer token names them; the same object where it says nothing new. */
function renamed(user: ShellUser, { name, email }: Held): ShellUser {
  const now = { ...user, name: name ?? user.name, email: email ?? user.email };
  return now.name === user.name && now.email === user.email ? user : now;
}
