import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packedRooms } from '../packing/packed-rooms.ts';
import { findRemotes, readPackage, readWorkspaces, ROOT } from '../workspace.ts';
import {
  beforeFile,
  houseFile,
  laneFile,
  laneOf,
  outsideFile,
  type RoomDependencies,
} from './lane.rules.ts';

/** All CI files by their path in the repository, made of what the rooms' package.json say now. */
export function laneFiles(): Record<string, string> {
  const dependencies = readDependencies();
  const files: Record<string, string> = {
    '.github/workflows/house.yml': houseFile(),
    '.github/workflows/before.yml': beforeFile(),
    '.github/workflows/outside.yml': outsideFile(packedPaths()),
  };
  for (const { folder } of findRemotes()) {
    files[`.github/workflows/${folder}.yml`] = laneFile(laneOf(folder, dependencies));
  }
  return files;
}

/** Writes them. */
export async function writeLanes(): Promise<void> {
  for (const [file, text] of Object.entries(laneFiles())) {
    await mkdir(dirname(join(ROOT, file)), { recursive: true });
    await writeFile(join(ROOT, file), text);
  }
}

/** Whatever ends in a package: rooms, those that are taken in, and files from the repository's top. */
function packedPaths(): string[] {
  const paths = packedRooms().flatMap(({ room, takesIn = [], asIs = {} }) => [
    ...[room, ...takesIn].map((folder) => `${folder}/**`),
    ...Object.keys(asIs)
      .filter((file) => file.startsWith('../'))
      .map((file) => file.slice('../'.length)),
  ]);
  return [...new Set(paths)].sort();
}

/** What rooms are made of; of a remote also what it is tested with, except the tools, which are in every lane. */
function readDependencies(): RoomDependencies {
  const packages = readWorkspaces().map((folder) => ({
    folder,
    room: readPackage(join(ROOT, folder)),
  }));
  const folderOf = new Map(packages.map(({ folder, room }) => [room.name, folder]));
  return Object.fromEntries(
    packages.map(({ folder, room }) => [
      folder,
      Object.keys({ ...room.dependencies, ...(room.mfe && room.devDependencies) })
        .flatMap((name) => folderOf.get(name) ?? [])
        .filter((needed) => needed !== 'tools'),
    ]),
  );
}
