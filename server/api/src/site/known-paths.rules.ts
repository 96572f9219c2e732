import { SITE_PATHS } from '@sastre/shared-contracts/routes';

/** A path as routes are compared: decoded, in small letters, without a slash at the end. Undefined: it cannot be decoded. */
export function plainPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
      .toLowerCase()
      .replace(/(.)\/+$/, '$1');
  } catch {
    return undefined;
  }
}

/** Paths of the pages in a registry, of entries that are switched off or not usable and of builds on trial as well. */
export function registeredPaths(registry: unknown): string[] {
  const paths = listOf(registry, 'remotes')
    .flatMap((remote) => [remote, ...versionsOf(remote)])
    .flatMap((entry) => listOf(entry, 'pages'))
    .map((page) => partOf(page, 'path'))
    .filter((path): path is string => typeof path === 'string');
  return [...new Set(paths)];
}

function versionsOf(remote: unknown): unknown[] {
  const versions = partOf(remote, 'versions');
  return typeof versions === 'object' && versions !== null ? Object.values(versions) : [];
}

function partOf(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null | undefined)?.[name];
}

function listOf(value: unknown, name: string): unknown[] {
  const list = partOf(value, name);
  return Array.isArray(list) ? list : [];
}

/** True where the site has a page: one of its own, or one of the registry. `path` is plain. */
export function isPageOfSite(path: string, registered: readonly string[]): boolean {
  return SITE_PATHS.includes(path) || registered.includes(path);
}
