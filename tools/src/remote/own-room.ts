import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readPackage, type Room } from '../workspace.ts';

/** The remote in a repository of its own, as the tools know rooms. Throws where there is none. */
export function ownRoom(directory: string): Room {
  if (!existsSync(join(directory, 'package.json')))
    throw new Error(`${directory} has no package.json: run this in the folder of a remote.`);
  const room = readPackage(directory);
  if (room.mfe === undefined) throw new Error(`${directory}/package.json has no "mfe" part.`);
  const area = room.mfe.name.replace(/^mfe_/, '').replaceAll('_', '-');
  return { folder: basename(directory), directory, area, package: room };
}
