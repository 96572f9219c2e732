import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '../generator/templates.ts';
import { readPackage, ROOT, type RoomPackage } from '../workspace.ts';
import { gatherFiles } from './gather-files.ts';
import { packedManifest, type RoomSaid } from './manifest.rules.ts';
import { packageProblems, type Package } from './package-problems.rules.ts';
import { packedRooms, type PackedRoom } from './packed-rooms.ts';
import { placeOf } from './parts.ts';

/** All packages as their tarballs will hold them. Throws, with the reasons, where one would not work elsewhere. */
export function makePackages(rooms: readonly PackedRoom[] = packedRooms()): Package[] {
  const versions = knownVersions(rooms);
  const made = rooms.map((room) => makePackage(room, versions));
  const packages = rooms.map(({ name }) => name);
  const problems = made.flatMap((one) => packageProblems(one, { packages, root: ROOT }));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return made;
}

function makePackage(room: PackedRoom, versions: Record<string, string>): Package {
  const { files, needs } = gatherFiles(room);
  const directory = join(ROOT, room.room);
  files.set('LICENSE', readFileSync(join(ROOT, 'LICENSE')));
  files.set('CHANGELOG.md', readFileSync(join(directory, 'CHANGELOG.md')));
  for (const [file, text] of Object.entries(room.made?.() ?? {})) files.set(file, text);
  const said = readPackage(directory) as RoomPackage & RoomSaid;
  const names = [...files.keys()];
  const manifest = packedManifest(room, said, { files: names, needs, versions, placeOf });
  files.set('package.json', json(manifest));
  return { manifest, files };
}

function knownVersions(rooms: readonly PackedRoom[]): Record<string, string> {
  const { dependencies, devDependencies } = readPackage(ROOT);
  const own = rooms.map(({ name, room }) => [name, readPackage(join(ROOT, room)).version] as const);
  return { ...dependencies, ...devDependencies, ...Object.fromEntries(own) };
}
