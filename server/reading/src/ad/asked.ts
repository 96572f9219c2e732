import type { Requirement } from '@sastre/shared-contracts/api';

/** One thing asked for, before it has a number. */
export interface Asked {
  key: string;
  term: string;
  kind: Requirement['kind'];
  need: Requirement['need'];
  anyOf: readonly string[];
  level?: number;
}

/** One thing that a piece of a clause names. */
export type AskedPart = Omit<Asked, 'need' | 'anyOf'> & { anyOf?: readonly string[] };
