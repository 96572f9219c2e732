import type { ColumnType } from 'kysely';
import type { Created, Time } from './column-types.ts';

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

/** How often something befell a build of a remote in a minute, as browsers tell it. */
export interface RemoteMinuteTable {
  minute: Time;
  remote: string;
  build: string;
  /** One of `SEEN_EVENTS`, or a web vital with the step that it took: `LCP:2500`. */
  event: string;
  count: number;
}
