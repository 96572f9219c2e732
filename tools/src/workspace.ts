import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** What the tools read from a room's package.json. */
export interface RoomPackage {
  name: string;
  version: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  mfe?: { name: string; port: number; namespace: string };
}

/** A room that webpack builds: the shell or a remote. `area` is the folder name without `mfe-`. */
export interface Room {
  folder: string;
  directory: string;
  area: string;
  package: RoomPackage;
}

export function readPackage(directory: string): RoomPackage {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as RoomPackage;
}

/** The folders of the rooms: the workspaces of the repository. */
export function readWorkspaces(): string[] {
  const text = readFileSync(join(ROOT, 'package.json'), 'utf8');
  return (JSON.parse(text) as { workspaces: string[] }).workspaces;
}

/** The shell and every `mfe-*` folder whose package.json has an `mfe` part, the shell first. */
export function findRooms(root = ROOT): Room[] {
  const folders = readdirSync(root)
    .filter((folder) => folder === 'shell' || folder.startsWith('mfe-'))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));
  return folders
    .map((folder) => {
      const directory = join(root, folder);
      const area = folder.replace(/^mfe-/, '');
      return { folder, directory, area, package: readPackage(directory) };
    })
    .filter((room) => room.folder === 'shell' || room.package.mfe !== undefined);
}

/** The remotes alone. */
export function findRemotes(root = ROOT): Room[] {
  return findRooms(root).filter(({ folder }) => folder !== 'shell');
}

/** Version of a build: `MFE_VERSION` stands in for package.json, so that tests can build a second version. */
export function buildVersion(room: RoomPackage, env: NodeJS.ProcessEnv = process.env): string {
  return env['MFE_VERSION'] || room.version;
}

/** The registry that the build writes and `npm start` serves: `REGISTRY_FILE` or `registry/local.json`. */
export function defaultRegistryFile(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(ROOT, env['REGISTRY_FILE'] || 'registry/local.json');
}

/** Folder of the build output: `BUILD_DIR` or `.build`. */
export function defaultBuildDir(env: NodeJS.ProcessEnv = process.env): string {
  return env['BUILD_DIR'] || join(ROOT, '.build');
}
