import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';

/** A package of others as the lock file has it. */
export interface LockedPackage {
  title: string;
  licence: string;
  path: string;
  /** False for one of another system. */
  installed: boolean;
}

interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
}

/** Every package that the lock file brings into the product, whatever the system: read apart from what writes the notices. */
export async function readLockedPackages(): Promise<LockedPackage[]> {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .filter(([, { dev }]) => !dev)
    .map(([path, { name, version, license }]) => ({
      title: `${name ?? path.replace(/^.*node_modules\//, '')} ${version}`,
      licence: license ?? '',
      path,
      installed: existsSync(join(ROOT, path, 'package.json')),
    }));
}
