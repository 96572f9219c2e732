import type { Registry } from '@sastre/shared-contracts/registry';

export const ACTS = [
  'promote',
  'canary',
  'rollback',
  'disable',
  'enable',
  'build',
  'repair',
  'seed',
] as const;
export type ActKind = (typeof ACTS)[number];

/** What is done to a registry. `said` tells it to a person, one sentence or two. */
export interface Act {
  kind: ActKind;
  remote?: string;
  build?: string;
  said: string;
}

/** Who does it, and why; the reason may be empty. */
export interface Author {
  who: string;
  why: string;
}

/** An act of the history. */
export interface PastAct extends Act, Author {
  revision: number;
  /** ISO 8601. */
  at: string;
}

/** The registry after an act (the very same one when nothing changes), or the reasons why it stays as it is. */
export type Change = { ok: true; registry: Registry; act: Act } | { ok: false; reasons: string[] };
