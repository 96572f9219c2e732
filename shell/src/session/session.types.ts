import type { ShellUser } from '@sastre/shared-contracts/shell';
import type { KeycloakInitOptions, KeycloakLoginOptions, KeycloakLogoutOptions } from 'keycloak-js';
import type { Clock } from '../services/clock.ts';
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
  tokenParsed?: { sub?: string; exp?: number; [claim: string]: unknown };
  timeSkew: number | null;
  init: (options: KeycloakInitOptions) => Promise<boolean>;
  updateToken: (minValidity: number) => Promise<boolean>;
  isTokenExpired: (minValidity: number) => boolean;
  login: (options: KeycloakLoginOptions) => Promise<void>;
  register: (options: KeycloakLoginOptions) => Promise<void>;
  logout: (options: KeycloakLogoutOptions) => Promise<void>;
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
  /** A token that is valid for a while. Rejects with the texts of specification 6. */
  token: () => Promise<string>;
  renew: () => Promise<Renewal>;
  /** Declares the session over. */
  end: () => void;
  signIn: (way: 'login' | 'register', path?: string) => Promise<void>;
  logout: () => Promise<void>;
  accountSecurityUrl: () => string;
}

export interface SessionOptions {
  identity: Identity;
  /** Origin of the site. */
  origin: string;
  clock: Clock;
  createKeycloak: (identity: Identity) => KeycloakLike;
  returnPath: ReturnPath;
  channel: SessionChannel;
  /** Remembers for the server that this browser had a session. */
  mark: { set: () => void; clear: () => void };
  /** Language of the identity provider's pages. */
  language: () => string;
}
