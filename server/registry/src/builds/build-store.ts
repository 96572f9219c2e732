/** A file of a build store; `modifiedAt` in milliseconds since the epoch. */
export interface BuildFile {
  /** As below the build folder: `mfe/billing/1.0.0-0a1b2c3d/remoteEntry.js`. */
  path: string;
  modifiedAt: number;
}

/** Where builds lie: the folder that the build writes, another one, or a bucket. Paths are those of the build folder. */
export interface BuildStore {
  /** As people know it. */
  readonly name: string;
  /** The content, or undefined when there is no such file. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Writes a file; it is there whole or not at all. */
  write(path: string, content: Uint8Array): Promise<void>;
  /** All files below a folder, `mfe/billing/`. */
  list(folder: string): Promise<BuildFile[]>;
}

/** Paths that a store has; what else is asked for, and what is hidden, leads nowhere. */
export function isBuildPath(path: string): boolean {
  return /^(?:[\w@+-][\w@.+-]*\/)*[\w@+-][\w@.+-]*$/.test(path);
}
