import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { readPackage, ROOT } from '../workspace.ts';
import type { PackedRoom } from './packed-rooms.ts';
import { packageOf } from '../webpack/package-of.rules.ts';
import { withSpecifiers } from './specifiers.rules.ts';

/** TypeScript that is compiled. */
export const MODULE = /(?<!\.d)\.tsx?$/;

/** The rooms of a package, and where their files lie in it. */
export interface Parts {
  /** The package's own room. */
  directory: string;
  /** The file that a specifier leads to; undefined for another package. */
  sourceOf: (from: string, specifier: string) => string | undefined;
  /** Where a file lies in the package. */
  pathOf: (file: string) => string;
  /** The declarations that the compiler left of a module. */
  typesOf: (file: string) => string;
  /** A module's text, with the places of others as they are in the package. */
  renamed: (file: string, text: string) => string;
}

/** Where a file of a room lies in its package: what is compiled in `dist`, the rest where it was. */
export function placeOf(file: string): string {
  return file.replace(/^(\.\/)?src\//, 'dist/').replace(MODULE, '.js');
}

export function partsOf({ room, takesIn = [] }: PackedRoom): Parts {
  const parts = [partAt(room, ''), ...takesIn.map((folder) => partAt(folder, `with/${folder}/`))];
  const holding = (file: string) => {
    const part = parts.find(({ directory }) => file.startsWith(`${directory}/`));
    if (part === undefined)
      throw new Error(`${relative(ROOT, file)} is of no room that is packed.`);
    return part;
  };
  const sourceOf = (from: string, specifier: string) => {
    if (specifier.startsWith('.')) return join(from, '..', specifier);
    const part = parts.find(({ name }) => name === packageOf(specifier));
    const entry = part?.exports[`.${specifier.slice(part.name.length)}`];
    return part && entry ? join(part.directory, entry) : undefined;
  };
  const pathOf = (file: string) => {
    const { directory, into } = holding(file);
    return placeOf(relative(directory, file)).replace(/^dist\//, `dist/${into}`);
  };
  return {
    directory: join(ROOT, room),
    sourceOf,
    pathOf,
    typesOf: (file) => {
      const { directory } = holding(file);
      const types = relative(directory, file).replace(MODULE, '.d.ts');
      return readFileSync(join(directory, 'dist/types', types), 'utf8');
    },
    renamed: (file, text) =>
      withSpecifiers(text, (specifier) => {
        const source = sourceOf(file, specifier);
        if (source === undefined) return specifier;
        const path = posix.relative(posix.dirname(pathOf(file)), pathOf(source));
        return path.startsWith('.') ? path : `./${path}`;
      }),
  };
}

function partAt(folder: string, into: string) {
  const directory = join(ROOT, folder);
  const { name, exports = {} } = readPackage(directory);
  return { name, directory, exports, into };
}
