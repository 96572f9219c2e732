import type { ResolvedRemote } from '@sastre/shared-contracts/registry';

export type Build = Pick<ResolvedRemote, 'name' | 'build'>;

/** The remotes whose build the registry names: not those that a developer has put in their place. */
export function knownBuilds(remotes: readonly ResolvedRemote[]): Map<string, string> {
  const known = remotes.filter(({ entry, build }) => folderOf(entry).endsWith(`/${build}/`));
  return new Map(known.map(({ name, entry }) => [name, folderOf(entry)]));
}

/** The remote whose code threw: the one whose file stands nearest to the top of a stack; undefined: none of them. */
export function remoteOfStack(
  stack: string,
  folders: ReadonlyMap<string, string>,
): string | undefined {
  const places = [...folders]
    .map(([name, folder]) => ({ name, at: stack.indexOf(folder) }))
    .filter(({ at }) => at >= 0);
  return places.sort((one, other) => one.at - other.at)[0]?.name;
}

/** What a window error or a rejection tells of where it comes from. */
export function stackOf(thrown: unknown, file = ''): string {
  const stack = (thrown as { stack?: unknown } | null | undefined)?.stack;
  return typeof stack === 'string' ? stack : file;
}

function folderOf(entry: string): string {
  return entry.startsWith('/') ? entry.replace(/[^/]*$/, '') : '';
}
