import type { ShellUser } from '@sastre/shared-contracts/shell';
import type { KeycloakInitOptions, KeycloakLoginOptions } from 'keycloak-js';
import type { Clock } from '../services/clock.ts';
import type { Keeper } from './keeper/keeper.types.ts';
import type { ReturnPath } from './return-path.ts';
import type { SessionChannel } from './session-channel.ts';

export interface Identity {
  url: string;
  realm: string;
  clientId: string;
}

/** The part of keycloak-js that the session uses. */
export interface KeycloakLike {
  token?: string;
  refreshToken?: string;
  idToken?: string;
  tokenParsed?: { sub?: string; exp?: number; [claim: string]: unknown };
  timeSkew: number | null;
  init: (options: KeycloakInitOptions) => Promise<boolean>;
  clearToken: () => void;
  login: (options: KeycloakLoginOptions) => Promise<void>;
  register: (options: KeycloakLoginOptions) => Promise<void>;
}

/** `ended`: was signed in, is no more; the page stays until the user signs in again. */
export type SessionState =
  | { kind: 'initialising' }
  | { kind: 'signed-in'; user: ShellUser }
  | { kind: 'ended'; user: ShellUser }
  | { kind: 'signed-out' }
  | { kind: 'failed'; error: unknown };

/** `unreachable`: the provider did not answer; the session may still live. */
export type Renewal = 'renewed' | 'ended' | 'unreachable';

export interface Session {
  state: () => SessionState;
  /** Returns the release. */
  subscribe: (listener: (state: SessionState) => void) => () => void;
  /** Settles the session, in a time limit; call it again for a retry. */
  start: () => Promise<SessionState>;
  /** Waits until the keeper has a token that is valid for a while. Rejects with the text of specification 6. */
  ready: () => Promise<void>;
  renew: () => Promise<Renewal>;
  /** Declares the session over. */
  end: () => void;
  signIn: (way: 'login' | 'register', path?: string) => Promise<void>;
  logout: () => Promise<void>;
  /** For whoever goes there at once: when they are back, the session is renewed and the user named as the provider does then. */
  accountSecurityUrl: () => string;
}

export interface SessionOptions {
  identity: Identity;
  /** Origin of the site. */
  origin: string;
  clock: Clock;
  createKeycloak: (identity: Identity) => KeycloakLike;
  /** The same for the silent check alone, which asks no more of the provider than it needs. */
  createChecker: (identity: Identity) => KeycloakLike;
  /** Has the tokens from the moment that there are any. */
  keeper: Omit<Keeper, 'call'>;
  /** Opens an address of the provider unseen, and gives the one that it leads back to. */
  askInFrame: (url: string) => Promise<string>;
  /** Goes to another document. */
  leaveTo: (url: string) => void;
  /** Runs something once, when somebody comes back from another tab. */
  whenBack: (run: () => void) => void;
  returnPath: ReturnPath;
  channel: SessionChannel;
  /** Remembers for the server that this browser had a session. */
  mark: { set: () => void; clear: () => void };
  /** Language of the identity provider's pages. */
  language: () => string;
}
