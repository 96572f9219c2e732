import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readPackage } from '../workspace.ts';
import { localesOf, type RoomOfTexts } from './check-texts.ts';

/** The rooms with those whose texts they show among their own, which are in the list as well, each once. */
export function roomsOfTexts(
  rooms: readonly Pick<RoomOfTexts, 'folder' | 'directory'>[],
): RoomOfTexts[] {
  const found = rooms.map(({ folder, directory }) => ({
    folder,
    directory,
    lenders: lendersOf(directory),
  }));
  const lenders = found.flatMap((room) => room.lenders);
  const once = new Map(lenders.map((lender) => [lender.folder, lender]));
  return [...found, ...once.values()];
}

/** Workspaces that a room depends on and that have texts in src/locales. */
function lendersOf(directory: string): RoomOfTexts[] {
  const root = dirname(directory);
  return Object.keys(readPackage(directory).dependencies ?? {})
    .filter((name) => name.startsWith('@sastre/'))
    .map((name) => ({ folder: basename(name), directory: join(root, basename(name)) }))
    .filter((lender) => existsSync(localesOf(lender)));
}
