import { createHash, randomBytes } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './site.ts';

interface Version {
  build: string;
  entry: string;
  integrity: string;
}
interface Entry {
  name: string;
  active: string;
  versions: Record<string, Version>;
  pages: { id: string; path: string }[];
}
interface File {
  revision: number;
  remotes: Entry[];
}

export function readEntries(site: Site): Entry[] {
  return readFile(site).remotes;
}

/** `mfe_cv_editor` of `cv-editor`. */
export function remoteOf(area: string): string {
  return `mfe_${area.replaceAll('-', '_')}`;
}

/** Folder of a remote's live build. */
export function liveFolder(site: Site, area: string): string {
  const entry = readEntries(site).find(({ name }) => name === remoteOf(area));
  return join(site.buildDir, 'mfe', area, entry?.active ?? '');
}

/**
 * Makes a build live that is sealed as it should be and bad all the same: each script that `spoils` is preceded by `text`.
 * Answers how to put the registry back.
 */
export function plantBuild(
  site: Site,
  area: string,
  { spoils, text }: { spoils: (file: string) => boolean; text: string },
): () => void {
  const before = readFileSync(site.registryFile, 'utf8');
  const build = `9.0.0-${randomBytes(4).toString('hex')}`;
  const folder = join(site.buildDir, 'mfe', area, build);
  cpSync(liveFolder(site, area), folder, { recursive: true });
  const path = (file: string) => join(folder, file);
  let entry = readFileSync(path('remoteEntry.js'), 'utf8');
  for (const file of readdirSync(folder)) {
    // What is packed is not what was spoiled.
    if (/\.(br|gz)$/.test(file)) rmSync(path(file));
    if (!file.endsWith('.js') || !spoils(file) || file === 'remoteEntry.js') continue;
    const good = readFileSync(path(file));
    const bad = Buffer.concat([Buffer.from(`${text}\n`), good]);
    writeFileSync(path(file), bad);
    entry = entry.replaceAll(sha('sha256', good), sha('sha256', bad));
  }
  if (spoils('remoteEntry.js')) entry = `${text}\n${entry}`;
  writeFileSync(path('remoteEntry.js'), entry);
  const registry = readFile(site);
  const remote = registry.remotes.find(({ name }) => name === remoteOf(area));
  const live = remote?.versions[remote.active];
  if (remote === undefined || live === undefined) throw new Error(`${area} has no live build.`);
  remote.versions[build] = {
    ...live,
    build,
    entry: `/mfe/${area}/${build}/remoteEntry.js`,
    integrity: sha('sha384', Buffer.from(entry)),
  };
  remote.active = build;
  write(site, JSON.stringify({ ...registry, revision: registry.revision + 1 }));
  return () => write(site, before);
}

function readFile(site: Site): File {
  return JSON.parse(readFileSync(site.registryFile, 'utf8')) as File;
}

function write(site: Site, text: string): void {
  writeFileSync(`${site.registryFile}.new`, text);
  renameSync(`${site.registryFile}.new`, site.registryFile);
}

function sha(kind: 'sha256' | 'sha384', content: Buffer): string {
  return `${kind}-${createHash(kind).update(content).digest('base64')}`;
}
