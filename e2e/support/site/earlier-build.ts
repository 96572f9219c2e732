import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readRegistry, remoteOf, writeRegistry } from './planted-build.ts';
import type { Site } from './site.ts';

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

/** What a shell gives to areas. */
interface ShellOffer {
  contract: string;
  sharedUi: string;
}

/**
 * Puts an earlier shell in the place of today's; the server reads it at its next start. Answers whether it is another one,
 * by the names of its files, which carry their content.
 */
export function setShellBack(site: Site, before: string): boolean {
  const shell = join(site.buildDir, 'shell');
  const then = join(before, '.build/shell');
  const isAnother = !isDeepStrictEqual(manifestOf(shell).entries, manifestOf(then).entries);
  rmSync(shell, { recursive: true });
  cpSync(then, shell, { recursive: true });
  return isAnother;
}

/** The same with a shell of today's that says and gives the minor of shared-ui before; answers which one that is. */
export function setShellMinorBack(site: Site): string {
  const shell = join(site.buildDir, 'shell');
  const { sharedUi } = manifestOf(shell);
  const [major, minor] = sharedUi.split('.').map(Number);
  const older = `${major}.${(minor ?? 0) - 1}.0`;
  const files = readdirSync(join(shell, 'assets')).map((file) => join('assets', file));
  for (const file of ['asset-manifest.json', ...files]) {
    // What is packed would be sent instead.
    if (/\.(br|gz)$/.test(file)) rmSync(join(shell, file));
    if (!/\.js(on)?$/.test(file)) continue;
    const text = readFileSync(join(shell, file), 'utf8');
    writeFileSync(join(shell, file), text.replaceAll(sharedUi, older));
  }
  return older;
}

function manifestOf(shell: string) {
  const text = readFileSync(join(shell, 'asset-manifest.json'), 'utf8');
  return JSON.parse(text) as ShellOffer & { entries: unknown };
}

/** Areas that were there then. */
export function areasOf(before: string): string[] {
  return readRegistry(fileOf(before)).remotes.map(({ name }) => areaOf(name));
}

/** `cv-editor` of `mfe_cv_editor`. */
export function areaOf(remote: string): string {
  return remote.replace(/^mfe_/, '').replaceAll('_', '-');
}

const fileOf = (checkout: string) => join(checkout, 'registry/local.json');
