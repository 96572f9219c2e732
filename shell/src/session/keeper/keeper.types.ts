import type { Names } from './claims.ts';

/** Where the identity provider is asked, and for whom; absolute addresses. */
export interface Provider {
  /** Origin of the site. */
  origin: string;
  clientId: string;
  authorise: string;
  token: string;
  logout: string;
}

/** What a sign-in gives. Only the first message about a session carries it, before any remote's code is there. */
export interface Tokens {
  token: string;
  refreshToken: string;
  idToken?: string | undefined;
}

/**
 * What may be known of a token: it grants nothing. `exp` in seconds of the provider's clock, which is `skew` behind ours;
 * what it does not tell of name and email is undefined.
 */
export interface Held extends Partial<Names> {
  sub: string;
  exp: number;
  skew: number;
}

/** `refused`: the provider said no. `unreachable`: it did not answer, and may later. */
export type Refreshed = Held | 'refused' | 'unreachable';

/** A form goes field by field: a `FormData` itself cannot be handed to another thread. */
export type Body = string | Blob | [name: string, value: string | Blob, file?: string][];

/** A call of the API, or for the registry. */
export interface Call {
  method: string;
  /** Path on this site. */
  url: string;
  params?: Record<string, unknown> | undefined;
  body?: Body | undefined;
  headers: Record<string, string>;
  answer: 'json' | 'blob';
  /** Milliseconds. */
  timeout: number;
  /** Sent with the token. */
  authorised: boolean;
}

/** Names of headers are in lower case. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  data: unknown;
}
/** `no-token`: nothing was sent, for there is none. `failed`: it could not even be sent. */
export interface NoAnswer {
  failure: 'network' | 'timeout' | 'no-token' | 'failed';
  message: string;
}
export type Reply = Answer | NoAnswer;

export interface CallWatch {
  signal?: AbortSignal | undefined;
  /** Bytes that were sent, and all of them where that is known. */
  onUpload?: ((loaded: number, total?: number) => void) | undefined;
}

/** Holds the tokens where remotes have no reach, and makes the calls that need them. It gives none of them away. */
export interface Keeper {
  keep: (tokens: Tokens) => Promise<void>;
  refresh: () => Promise<Refreshed>;
  /** The address of a silent sign-in; its answer is for `redeem`, and is worth nothing to anybody else. */
  authorise: () => Promise<string>;
  /** Takes the session over that the provider has, if it is still that of `sub`. */
  redeem: (answer: string, sub: string) => Promise<Refreshed>;
  /** The address that ends the session at the provider. */
  leave: () => Promise<string>;
  call: (call: Call, watch?: CallWatch) => Promise<Reply>;
}

/** What the page asks of the thread. */
export type KeeperRequest =
  | { kind: 'keep'; tokens: Tokens }
  | { kind: 'refresh' }
  | { kind: 'authorise' }
  | { kind: 'redeem'; answer: string; sub: string }
  | { kind: 'leave' }
  | { kind: 'call'; call: Call };
export type ToKeeper =
  | { open: Provider }
  | { ping: true }
  | { id: number; abort: true }
  | { id: number; request: KeeperRequest };
export type FromKeeper =
  | { pong: true }
  | { id: number; value: unknown }
  | { id: number; failed: string }
  | { id: number; loaded: number; total: number | undefined };
