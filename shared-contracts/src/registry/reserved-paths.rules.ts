import { LEGAL_PAGES, legalPath } from '../routes/legal-pages.ts';

/**
 * First segments of the addresses that the server answers itself. The one list for the server, the shell, the registry
 * command and the generator: what is added here can be claimed by no remote.
 */
export const SERVER_AREAS = [
  'api',
  'assets',
  'fonts',
  'health',
  'idp',
  'legal',
  'metrics',
  'mfe',
  'plans-icons',
  'standin',
] as const;

/** Pages of the shell itself. */
export const SHELL_PATHS: readonly string[] = ['/', '/logout', ...LEGAL_PAGES.map(legalPath)];

/** Names under which the shell keeps texts of its own. */
export const SHELL_NAMESPACES = ['shell'] as const;

/** What a page's path looks like: `/reports` or, nested, `/reports/2026`. */
export const PAGE_PATH = /^(?:\/[a-z0-9-]+){1,5}$/;

/** The first segment of a path: `reports` of `/reports/2026`. */
export function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Whether an address belongs to the server, so that no page answers there. */
export function isServerPath(path: string): boolean {
  return SERVER_AREAS.some((area) => area === firstSegment(path));
}

/** Whether no remote may have a page at a path, or below the same first segment. */
export function isReservedPath(path: string): boolean {
  const first = firstSegment(path);
  return isServerPath(path) || SHELL_PATHS.some((own) => firstSegment(own) === first);
}
