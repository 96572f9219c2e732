import type { ColumnType } from 'kysely';
import type { Created } from './column-types.ts';

/** One act on the registry and what it made of it; the newest row is the registry. */
export interface RegistryRevisionTable {
  revision: number;
  /** The remotes of that revision, written as JSON text; null in old rows. */
  remotes: ColumnType<unknown, string, null>;
  kind: string;
  remote: string | null;
  build: string | null;
  said: string;
  who: string;
  why: string;
  at: Created;
}
