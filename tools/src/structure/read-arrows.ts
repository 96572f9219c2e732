import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { readWorkspaces, ROOT } from '../workspace.ts';
import type { Arrow } from './arrows.rules.ts';
import { folderOf } from './layers.rules.ts';

/** What tries the product out may start any part of it: such a file says nothing about how the parts are built. */
const TRIES = /\.test\.tsx?$|\.fixture\.ts$|\/(?:testing|dev|bench|eval)\//;
const SCOPE = '@sastre/';

/** Which workspace's sources import from which, by their folders. */
export function arrowsBetweenWorkspaces(): Arrow[] {
  const folders = readWorkspaces();
  const folderOfPackage = new Map(folders.map((folder) => [packageOf(folder), folder]));
  const arrows = folders.flatMap((from) =>
    importsBelow(from, from === 'e2e').map(({ path, source }) => ({
      from,
      to:
        folderOfPackage.get(source.split('/').slice(0, 2).join('/')) ??
        folders.find((folder) => path.startsWith(`${folder}/`)) ??
        '',
    })),
  );
  return distinct(arrows.filter(({ to }) => to !== ''));
}

/** A workspace's package is called after its folder. */
const packageOf = (folder: string) => `${SCOPE}${posix.basename(folder)}`;

/** Which folder of a source tree imports from which; `.` stands for the files beside them. */
export function arrowsBetweenFolders(root: string): Arrow[] {
  const isOurs = ({ path }: Import) => path.startsWith(`${root}/`);
  const place = (path: string) => folderOf(path.slice(root.length + 1));
  const found = importsBelow(root, false).filter(isOurs);
  return distinct(found.map(({ file, path }) => ({ from: place(file), to: place(path) })));
}

interface Import {
  /** The file that imports, from the repository's root. */
  file: string;
  /** What it imports, as it is written. */
  source: string;
  /** The same as a path from the repository's root; empty for a package. */
  path: string;
}

function importsBelow(folder: string, withTries: boolean): Import[] {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: join(ROOT, folder),
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|test-results)$/.test(name),
  });
  return files
    .map((file) => posix.join(folder, file))
    .filter((file) => withTries || !TRIES.test(file))
    .flatMap((file) =>
      ts
        .preProcessFile(readFileSync(join(ROOT, file), 'utf8'))
        .importedFiles.map(({ fileName }) => ({
          file,
          source: fileName,
          path: fileName.startsWith('.') ? posix.join(dirname(file), fileName) : '',
        })),
    );
}

/** Each once, in one order on every machine; within a part is no arrow. */
function distinct(arrows: readonly Arrow[]): Arrow[] {
  const known = new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow]));
  return [...known.values()]
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
}
