import { createHash, randomBytes } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './site.ts';

interface Version {
  build: string;
  entry: string;
  integrity: string;
  requires?: Record<string, string>;
}
interface Manifest {
  files: Record<string, string>;
}
interface Entry {
  name: string;
  active: string;
  versions: Record<string, Version>;
  pages: { id: string; path: string }[];
  setBack?: { build: string; who: string; why: string }[];
}
/** A site's registry, as its file has it. */
export interface RegistryFile {
  revision: number;
  remotes: Entry[];
}

export function readEntries(site: Site): Entry[] {
  return readRegistry(site.registryFile).remotes;
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

/** What is spoiled of a build: each script that `spoils` is preceded by `text`. */
export interface Spoiling {
  spoils: (file: string) => boolean;
  text: string;
}

/** Makes a build of the live one that is sealed as it should be, and bad all the same. Nobody gets it yet. */
export function spoiledBuild(site: Site, area: string, { spoils, text }: Spoiling): Version {
  const build = `9.0.0-${randomBytes(4).toString('hex')}`;
  const folder = join(site.buildDir, 'mfe', area, build);
  cpSync(liveFolder(site, area), folder, { recursive: true });
  const path = (file: string) => join(folder, file);
  const manifest = JSON.parse(readFileSync(path('remote.json'), 'utf8')) as Manifest;
  let entry = readFileSync(path('remoteEntry.js'), 'utf8');
  for (const file of readdirSync(folder)) {
    // What is packed is not what was spoiled.
    if (/\.(br|gz)$/.test(file)) rmSync(path(file));
    if (!file.endsWith('.js') || !spoils(file) || file === 'remoteEntry.js') continue;
    const good = readFileSync(path(file));
    const bad = Buffer.concat([Buffer.from(`${text}\n`), good]);
    writeFileSync(path(file), bad);
    entry = entry.replaceAll(sha('sha256', good), sha('sha256', bad));
    manifest.files[file] = sha('sha384', bad);
  }
  if (spoils('remoteEntry.js')) entry = `${text}\n${entry}`;
  writeFileSync(path('remoteEntry.js'), entry);
  const version = {
    build,
    entry: `/mfe/${area}/${build}/remoteEntry.js`,
    integrity: sha('sha384', Buffer.from(entry)),
  };
  writeFileSync(path('remote.json'), JSON.stringify({ ...manifest, ...version }));
  return version;
}

/** Makes a spoiled build live, past the command, which looks at more. Answers how to put the registry back. */
export function plantBuild(site: Site, area: string, spoiling: Spoiling): () => void {
  const before = readFileSync(site.registryFile, 'utf8');
  const version = spoiledBuild(site, area, spoiling);
  const registry = readRegistry(site.registryFile);
  const remote = registry.remotes.find(({ name }) => name === remoteOf(area));
  const live = remote?.versions[remote.active];
  if (remote === undefined || live === undefined) throw new Error(`${area} has no live build.`);
  remote.versions[version.build] = { ...live, ...version };
  remote.active = version.build;
  writeRegistry(site, JSON.stringify({ ...registry, revision: registry.revision + 1 }));
  return () => writeRegistry(site, before);
}

/** What a registry file says. */
export function readRegistry(file: string): RegistryFile {
  return JSON.parse(readFileSync(file, 'utf8')) as RegistryFile;
}

/** Puts a site's registry in the place of the one before, whole at any moment. */
export function writeRegistry(site: Site, text: string): void {
  writeFileSync(`${site.registryFile}.new`, text);
  renameSync(`${site.registryFile}.new`, site.registryFile);
}

function sha(kind: 'sha256' | 'sha384', content: Buffer): string {
  return `${kind}-${createHash(kind).update(content).digest('base64')}`;
}
