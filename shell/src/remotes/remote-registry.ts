import {
  isReservedPath,
  nameOf,
  PAGE_PATH,
  resolvedRemoteSchema,
  SHELL_NAMESPACES,
  SHELL_PATHS,
  type RemotePage,
  type ResolvedRemote,
} from '@sastre/shared-contracts/registry';
import { SITE_PATHS } from '@sastre/shared-contracts/routes';

export interface RemoteRoute {
  path: string;
  remote: string;
  page: RemotePage;
}

export interface RemoteSet {
  remotes: ResolvedRemote[];
  routes: RemoteRoute[];
  /** The remote of each capability that somebody offers. */
  capabilities: Map<string, string>;
  /** Paths of the site that no usable remote claims; they show a failure with Retry. */
  lost: string[];
  /** What was wrong, for the console. */
  issues: string[];
}

/**
 * Reads the registry entry by entry: one bad entry makes one remote unavailable, never the others. `known` are paths of
 * pages whose remotes may not be among the entries.
 */
export function readRemotes(entries: readonly unknown[], known: readonly string[] = []): RemoteSet {
  const set: RemoteSet = {
    remotes: [],
    routes: [],
    capabilities: new Map(),
    lost: [],
    issues: [],
  };
  const claimed = new Set<string>(SHELL_PATHS);
  const expected = new Set([...SITE_PATHS, ...known.filter((path) => PAGE_PATH.test(path))]);
  entries.forEach((entry, index) => {
    const parsed = resolvedRemoteSchema.safeParse(entry);
    const remote = parsed.data;
    if (
      remote === undefined ||
      SHELL_NAMESPACES.some((own) => own === remote.namespace) ||
      set.remotes.some(({ name }) => name === remote.name)
    ) {
      set.issues.push(`Registry entry ${nameOf(entry) ?? index} is not usable`);
      for (const path of pathsOf(entry)) expected.add(path);
      return;
    }
    set.remotes.push(remote);
    for (const page of remote.pages) {
      if (claimed.has(page.path) || isReservedPath(page.path))
        set.issues.push(`${remote.name}: ${page.path} is already claimed`);
      else set.routes.push({ path: page.path, remote: remote.name, page });
      claimed.add(page.path);
    }
    for (const capability of remote.capabilities) {
      const owner = set.capabilities.get(capability);
      if (owner === undefined) set.capabilities.set(capability, remote.name);
      else set.issues.push(`${remote.name}: ${capability} is already offered by ${owner}`);
    }
  });
  set.lost = [...expected].filter((path) => !claimed.has(path));
  return set;
}

function pathsOf(entry: unknown): string[] {
  const pages = (entry as { pages?: unknown } | null)?.pages;
  if (!Array.isArray(pages)) return [];
  return pages
    .map((page: unknown) => (page as { path?: unknown } | null)?.path)
    .filter((path): path is string => typeof path === 'string' && PAGE_PATH.test(path));
}
