import type { Registry } from '@sastre/shared-contracts/registry';
import type { Author, Change, PastAct } from '../rules/act.types.ts';

/** What a registry is before anything was made live. */
export const EMPTY: Registry = { revision: 0, remotes: [] };

/** A change was refused; each reason is a sentence. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(`Refused:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
    this.reasons = reasons;
  }
}

/** The registry that is kept cannot be read; the message says where it lies and why. */
export class RegistryBroken extends Error {
  override readonly name = 'RegistryBroken';
}

/** What became of an act. */
export interface Done {
  registry: Registry;
  said: string;
  changed: boolean;
}

/** Where the registry and its history are kept. */
export interface RegistryStore {
  /** As people know it: the path of a file, or the database. */
  readonly name: string;
  /** The newest registry; one of revision 0 where there is none yet. Throws `RegistryBroken`. */
  read(): Promise<Registry>;
  /** The newest registry of the history that can be used; undefined when there is none. */
  lastGood(): Promise<Registry | undefined>;
  /** What is left to do where the registry cannot be read and its history holds none that can; a sentence. */
  readonly lastResort: string;
  /**
   * One act: reads, lets `decide` change and keeps the result with its history, so that two writers never lose each
   * other's change. Throws a `RegistryRefusal` with the reasons, or `RegistryBroken`.
   */
  change(author: Author, decide: (registry: Registry) => Promise<Change> | Change): Promise<Done>;
  /**
   * Puts the last good registry back in the place of one that cannot be read, or of single entries that cannot. Throws a
   * `RegistryRefusal` where there is nothing to do, or nothing to do it with.
   */
  repair(author: Author): Promise<Done>;
  /** The newest acts first. */
  history(limit: number): Promise<PastAct[]>;
}
