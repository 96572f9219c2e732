import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readRegistry, remoteOf, writeRegistry } from './planted-build.ts';
import { repository, type Site } from './site.ts';

/**
 * Makes an earlier build of an area live, with all that its registry said of it, and answers its name; `before` is the
 * checkout it was built in.
 */
export function goBack(site: Site, before: string, area: string): string {
  const [now, then] = [readRegistry(site.registryFile), readRegistry(fileOf(before))];
  const entry = then.remotes.find(({ name }) => name === remoteOf(area));
  if (entry === undefined) throw new Error(`There was no ${area} then.`);
  cpSync(join(before, '.build/mfe', area), join(site.buildDir, 'mfe', area), { recursive: true });
  const remotes = now.remotes.map((one) => (one.name === entry.name ? entry : one));
  writeRegistry(site, JSON.stringify({ ...now, revision: now.revision + 1, remotes }));
  return entry.active;
}

/**
 * Puts an earlier shell in the place of today's; the server reads it at its next start. Answers whether it is another one,
 * by the names of its files, which carry their content, and whether areas of today need a newer one.
 */
export function setShellBack(
  site: Site,
  before: string,
): { isAnother: boolean; isTooOld: boolean } {
  const shell = join(site.buildDir, 'shell');
  const entriesOf = (folder: string) =>
    (JSON.parse(readFileSync(join(folder, 'asset-manifest.json'), 'utf8')) as { entries: unknown })
      .entries;
  const isAnother = !isDeepStrictEqual(entriesOf(shell), entriesOf(join(before, '.build/shell')));
  rmSync(shell, { recursive: true });
  cpSync(join(before, '.build/shell'), shell, { recursive: true });
  const minorOf = (checkout: string) =>
    (
      JSON.parse(readFileSync(join(checkout, 'shared-ui/package.json'), 'utf8')) as {
        version: string;
      }
    ).version.replace(/\.\d+$/, '');
  return { isAnother, isTooOld: minorOf(before) !== minorOf(repository) };
}

/** Areas that were there then. */
export function areasOf(before: string): string[] {
  return readRegistry(fileOf(before)).remotes.map(({ name }) =>
    name.replace(/^mfe_/, '').replaceAll('_', '-'),
  );
}

const fileOf = (checkout: string) => join(checkout, 'registry/local.json');
