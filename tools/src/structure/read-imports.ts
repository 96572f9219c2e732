import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { packageOf } from '../webpack/package-of.rules.ts';
import { ROOT } from '../workspace.ts';

/** One import of one file. */
export interface Import {
  /** The file that imports, from the repository's root. */
  file: string;
  /** What it imports, as it is written. */
  source: string;
  /** The same as a path from the repository's root; empty for a package. */
  path: string;
}

/** What tries the product out may start any part of it: such a file says nothing about how the parts are built. */
const TRIES = /\.(?:test|spec)\.tsx?$|\.fixture\.tsx?$|\/(?:testing|dev|bench|eval)\//;

/** Whether a file tries the product out instead of being part of it. */
export function triesOut(file: string): boolean {
  return TRIES.test(file);
}

/** Every import below a folder of the repository. */
export function importsBelow(folder: string, pattern = '**/*.{ts,tsx}'): Import[] {
  const files = globSync(pattern, {
    cwd: join(ROOT, folder),
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|test-results)$/.test(name),
  });
  return files
    .map((file) => posix.join(folder, file))
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

/** The package that an import asks for; none for a file, for Node's own and for a sample of code that is no import. */
export function importedPackage(source: string): string | undefined {
  const isName = /^(?!node:)(?:@[\w.-]+\/)?\w[\w.-]*(?:\/|$)/.test(source);
  return isName ? packageOf(source) : undefined;
}
