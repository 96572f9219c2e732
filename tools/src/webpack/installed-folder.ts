import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a room in the folder `from` finds a package, as Node does; undefined where it finds none. */
export function installedFolder(from: string, name: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(from);
  return above === from ? undefined : installedFolder(above, name);
}

/** The same where it has to be there. */
export function neededFolder(from: string, name: string): string {
  const folder = installedFolder(from, name);
  if (folder === undefined) throw new Error(`${name} is not installed: npm install ${name}`);
  return folder;
}
