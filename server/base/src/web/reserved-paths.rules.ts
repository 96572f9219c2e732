import { isServerPath } from '@sastre/shared-contracts/registry';

/** Paths that never answer with a page of the site, whatever is asked for. */
export function isReserved(path: string): boolean {
  const isFile = /\.[^/]*$/.test(path) || path.includes('/.');
  return isServerPath(path) || isFile;
}
