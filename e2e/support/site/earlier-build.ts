import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteOf } from './planted-build.ts';
import type { Site } from './site.ts';

interface Entry {
  name: string;
  active: string;
}
interface File {
  revision: number;
  remotes: Entry[];
}

/**
 * Makes an earlier build of an area live, with all that its registry said of it, and answers its name; `before` is the
 * checkout it was built in.
 */
export function goBack(site: Site, before: string, area: string): string {
  const [now, then] = [read(site.registryFile), read(join(before, 'registry/local.json'))];
  const entry = then.remotes.find(({ name }) => name === remoteOf(area));
  if (entry === undefined) throw new Error(`There was no ${area} then.`);
  cpSync(join(before, '.build/mfe', area), join(site.buildDir, 'mfe', area), { recursive: true });
  const remotes = now.remotes.map((one) => (one.name === entry.name ? entry : one));
  writeFileSync(
    `${site.registryFile}.new`,
    JSON.stringify({ ...now, revision: now.revision + 1, remotes }),
  );
  renameSync(`${site.registryFile}.new`, site.registryFile);
  return entry.active;
}

/** Puts an earlier shell in the place of today's; the server reads it at its next start. */
export function setShellBack(site: Site, before: string): void {
  const shell = join(site.buildDir, 'shell');
  rmSync(shell, { recursive: true });
  cpSync(join(before, '.build/shell'), shell, { recursive: true });
}

/** Areas that were there then. */
export function areasOf(before: string): string[] {
  return read(join(before, 'registry/local.json')).remotes.map(({ name }) =>
    name.replace(/^mfe_/, '').replaceAll('_', '-'),
  );
}

function read(file: string): File {
  return JSON.parse(readFileSync(file, 'utf8')) as File;
}
