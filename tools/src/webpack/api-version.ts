import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPackage } from '../workspace.ts';
import { neededFolder } from './installed-folder.ts';

/**
 * The version under which the contract's schemas and endpoints are shared: it names their content, and what checks by them,
 * as a room in the folder `from` finds them. A remote takes the shell's copy only where that is the very one that it was
 * built with; else it brings its own.
 */
export function apiVersion(from: string): string {
  const contracts = neededFolder(from, '@sastre/shared-contracts');
  const entry: unknown = readPackage(contracts).exports?.['./api'];
  // Compiled ones are others: who has them shares nothing and lacks nothing.
  const folder = join(contracts, typeof entry === 'string' ? dirname(entry) : '.');
  const hash = createHash('sha256');
  hash.update(readPackage(neededFolder(contracts, 'zod')).version);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .sort();
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${file.slice(folder.length)}\u0000${content.length}\u0000`).update(content);
  }
  // A letter first: digits alone would be a number, which must not begin with a zero.
  return `0.0.0-h${hash.digest('hex').slice(0, 12)}`;
}
