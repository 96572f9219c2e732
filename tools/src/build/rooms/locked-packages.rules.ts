/** The part of package-lock.json that is read here. */
export interface Lockfile {
  packages?: Record<string, LockedPackage>;
}
interface LockedPackage {
  version?: string;
  integrity?: string;
  /** Of a link: the folder of the workspace. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Who asks for packages: a folder of the repository, and by which names. */
export interface Asking {
  folder: string;
  names: readonly string[];
}

/**
 * What the asking folders resolve, through the dependencies of dependencies, one line each: place, version, integrity. As
 * Node resolves, from the nearest `node_modules` up. Workspaces are walked through and have no line: their files are
 * looked at themselves. `without` is not walked into.
 */
export function lockedPackages(
  { packages = {} }: Lockfile,
  asking: readonly Asking[],
  without: readonly string[] = [],
): string[] {
  const found = new Map<string, string>();
  const visited = new Set<string>();
  const visit = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      const place = without.includes(name) ? undefined : placeOf(packages, from, name);
      if (place === undefined || visited.has(place)) continue;
      visited.add(place);
      const locked = packages[place] ?? {};
      if (locked.link && locked.resolved !== undefined) {
        visit(locked.resolved, needsOf(packages[locked.resolved]));
        continue;
      }
      found.set(place, `${place} ${locked.version ?? ''} ${locked.integrity ?? ''}`);
      visit(place, needsOf(locked));
    }
  };
  for (const { folder, names } of asking) visit(folder, names);
  return [...found.values()].sort();
}

function needsOf(locked: LockedPackage | undefined): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = locked ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

function placeOf(
  packages: Record<string, LockedPackage>,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return undefined;
  }
}
