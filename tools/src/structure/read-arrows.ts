import { posix } from 'node:path';
import { readWorkspaces } from '../workspace.ts';
import type { Arrow } from './arrows.rules.ts';
import { folderOf } from './layers.rules.ts';
import { importsBelow, importedPackage, triesOut, type Import } from './read-imports.ts';

const SCOPE = '@sastre/';

/** Which workspace's sources import from which, by their folders. */
export function arrowsBetweenWorkspaces(): Arrow[] {
  const folders = readWorkspaces();
  const folderOfPackage = new Map(folders.map((folder) => [nameOf(folder), folder]));
  const arrows = folders.flatMap((from) =>
    importsOf(from).map(({ path, source }) => ({
      from,
      to:
        folderOfPackage.get(importedPackage(source) ?? '') ??
        folders.find((folder) => path.startsWith(`${folder}/`)) ??
        '',
    })),
  );
  return distinct(arrows.filter(({ to }) => to !== ''));
}

/** A workspace's package is called after its folder. */
const nameOf = (folder: string) => `${SCOPE}${posix.basename(folder)}`;

/** Which folder of a source tree imports from which; `.` stands for the files beside them. */
export function arrowsBetweenFolders(root: string): Arrow[] {
  const isOurs = ({ path }: Import) => path.startsWith(`${root}/`);
  const place = (path: string) => folderOf(path.slice(root.length + 1));
  const found = importsOf(root).filter(isOurs);
  return distinct(found.map(({ file, path }) => ({ from: place(file), to: place(path) })));
}

/** Journeys are all that `e2e` has. */
const importsOf = (folder: string): Import[] =>
  importsBelow(folder).filter(({ file }) => folder === 'e2e' || !triesOut(file));

/** Each once, in one order on every machine; within a part is no arrow. */
function distinct(arrows: readonly Arrow[]): Arrow[] {
  const known = new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow]));
  return [...known.values()]
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
}
