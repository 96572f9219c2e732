import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildVersion, readPackage, type Room } from '../../workspace.ts';
import { listFiles } from '@sastre/base/files';
import { lockedPackages, type Lockfile } from './locked-packages.rules.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'dev', '.cache']);
const isTest = (name: string) => /\.test\.tsx?$/.test(name) || name.endsWith('.tsbuildinfo');
const skip = (name: string) => SKIPPED.has(name) || isTest(name);

/** Packages that compile and pack a room, whatever the room needs itself. */
export const BUILD_TOOLS = [
  '@module-federation/enhanced',
  '@swc/core',
  'css-loader',
  'mini-css-extract-plugin',
  'subset-font',
  'swc-loader',
  'webpack',
] as const;
const UI = '@sastre/shared-ui';

/**
 * Hash over all that a room's build depends on: its files, those of the workspace packages that it bundles, the preset,
 * what these resolve by the lockfile, and the asked version. A remote takes shared-ui from the shell, so only its version
 * and since when its names are there count; what other rooms resolve counts nowhere.
 */
export async function inputHash(
  root: string,
  room: Room,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const hash = createHash('sha256');
  const version = buildVersion(room.package, env);
  hash.update(`${version}\n${process.version}\n${env['SOURCE_MAPS'] ?? ''}\n`);
  const folders = [
    room.folder,
    'tools/src/webpack',
    'tools/src/build',
    ...bundledRooms(root, room),
  ];
  hash.update(await lockedPart(root, room));
  const files: string[] = [];
  const ofUi = ['package.json', 'since.json'].map((name) => join(root, 'shared-ui', name));
  if (room.folder !== 'shell') files.push(...ofUi);
  for (const folder of folders) {
    const names = await listFiles(join(root, folder), skip);
    files.push(...names.map((name) => join(root, folder, name)));
  }
  const contents = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, index) => {
    const content = contents[index] ?? new Uint8Array();
    hash.update(`${file.slice(root.length)}\u0000${content.length}\u0000`).update(content);
  });
  return hash.digest('hex');
}

async function lockedPart(root: string, room: Room): Promise<string> {
  const lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const asking = [
    { folder: room.folder, names: Object.keys(room.package.dependencies ?? {}) },
    { folder: 'tools', names: BUILD_TOOLS },
  ];
  return lockedPackages(lockfile, asking, room.folder === 'shell' ? [] : [UI]).join('\n');
}

/** Rooms of the workspace that end in the bundle, through the dependencies of dependencies. */
export function bundledRooms(root: string, room: Room): string[] {
  const found = new Set<string>();
  const visit = (directory: string): void => {
    for (const name of Object.keys(readPackage(directory).dependencies ?? {})) {
      const folder = name.replace(/^@sastre\//, '');
      if (folder === name || found.has(folder) || !existsSync(join(root, folder))) continue;
      if (folder === 'shared-ui' && room.folder !== 'shell') continue;
      found.add(folder);
      visit(join(root, folder));
    }
  };
  visit(room.directory);
  return [...found].sort();
}
