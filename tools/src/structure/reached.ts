import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { readPackage, readWorkspaces, ROOT } from '../workspace.ts';

const workspaces = readWorkspaces();

/** The file that an import or a `new URL` of another file means; undefined: none of ours. */
function targetOf(file: string, source: string): string | undefined {
  if (source.startsWith('.')) return posix.join(posix.dirname(file), source);
  const [scope, name, ...rest] = source.split('/');
  const room = workspaces.find((folder) => scope === '@sastre' && posix.basename(folder) === name);
  const entry = room && readPackage(join(ROOT, room)).exports?.[['.', ...rest].join('/')];
  return entry && posix.join(room, entry);
}

/** Files of the repository that a program is made of, itself among them, by their paths from its root. */
export function filesReachedBy(program: string, seen = new Set<string>()): Set<string> {
  if (seen.has(program) || !existsSync(join(ROOT, program))) return seen;
  seen.add(program);
  if (!/\.tsx?$/.test(program)) return seen;
  const text = readFileSync(join(ROOT, program), 'utf8');
  const urls = [...text.matchAll(/new URL\(\s*'(\.[^']+)'/g)].map(([, source]) => source ?? '');
  const imports = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  for (const source of [...imports, ...urls]) {
    const target = targetOf(program, source);
    if (target !== undefined) filesReachedBy(target, seen);
  }
  return seen;
}
