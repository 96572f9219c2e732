import { ContractError } from './contract-error.ts';
import { StallError } from './stall-limit.ts';

/** Why a part of the site is not there: it needs another shell, the line to us is broken, or the fault is ours. */
export type Blame = 'contract' | 'line' | 'ours';

/** Whether anything answers at an address, be it an error. */
export type Reach = (url: string) => Promise<boolean>;

/** The file of a remote could not be loaded. */
export class FileError extends Error {
  readonly url: string;
  constructor(url: string, cause: unknown) {
    super(`${url} could not be loaded`, { cause });
    this.name = 'FileError';
    this.url = url;
  }
}

/** Who is to blame, at once where the error says it, else after asking whether we can be reached. */
export function blameOf(error: unknown, reach: Reach): Blame | Promise<Blame> {
  if (error instanceof ContractError) return 'contract';
  // That file hangs; whether anything else comes tells the line from us.
  const url = error instanceof StallError ? '/registry.json' : fileOf(error);
  if (url === undefined) return 'ours';
  return reach(url).then((reached) => (reached ? 'ours' : 'line'));
}

/** The file that an error speaks of: ours, or that of webpack for a chunk or a style. */
function fileOf(error: unknown): string | undefined {
  if (error instanceof FileError) return fileOf(error.cause) ?? error.url;
  const { name, request } = (error ?? {}) as { name?: unknown; request?: unknown };
  return name === 'ChunkLoadError' && typeof request === 'string' ? request : undefined;
}

const ANSWER_LIMIT_MS = 2_000;

/** Asks the browser's line. */
export async function reachByFetch(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(url, {
    method: 'HEAD',
    cache: 'no-store',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).then(
    () => true,
    () => false,
  );
}
