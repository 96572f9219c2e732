import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import type { PackedRoom } from './packed-rooms.ts';
import { MODULE, partsOf } from './parts.ts';
import { packageOf } from '../webpack/package-of.rules.ts';
import { filesOfStyle, specifiersOf } from './specifiers.rules.ts';

/** A package's files by their path in it, and the packages that they ask for. */
export interface GatheredFiles {
  files: Map<string, string | Buffer>;
  needs: Set<string>;
}

/**
 * Compiles what a package's entries and commands lead to, and nothing else: tests and what only this repository needs stay
 * here. Types are those that the compiler left in `dist/types` of each room, so it runs first.
 */
export function gatherFiles(packed: PackedRoom): GatheredFiles {
  const { entries, commands = {}, asIs = {}, byName = [] } = packed;
  const parts = partsOf(packed);
  const files = new Map<string, string | Buffer>();
  const needs = new Set(byName);
  const at = (file: string) => join(parts.directory, file);
  /** The files of the package that one asks for; other packages are noted. */
  const follow = (from: string, specifiers: readonly string[]): string[] =>
    specifiers.flatMap((specifier) => {
      const source = parts.sourceOf(from, specifier);
      if (source === undefined) needs.add(packageOf(specifier));
      return source ?? [];
    });

  // An entry that is written as it is lies in no folder of sources.
  const starts = [...Object.values(entries), ...Object.values(commands)]
    .map(at)
    .filter((file) => existsSync(file));
  walk(starts, (file) => {
    const content = readFileSync(file);
    if (MODULE.test(file)) {
      const code = compiled(file, content.toString());
      files.set(parts.pathOf(file), parts.renamed(file, code));
      return follow(file, specifiersOf(code));
    }
    files.set(parts.pathOf(file), content);
    return file.endsWith('.css') ? follow(file, filesOfStyle(content.toString())) : [];
  });
  const typed = Object.values(entries).filter((file) => MODULE.test(file));
  walk(typed.map(at), (file) => {
    const types = parts.typesOf(file);
    files.set(parts.pathOf(file).replace(/\.js$/, '.d.ts'), parts.renamed(file, types));
    return follow(file, specifiersOf(types)).filter((source) => MODULE.test(source));
  });
  for (const [from, to] of Object.entries(asIs)) {
    files.set(to, readFileSync(at(from)));
    if (to.endsWith('.js')) follow(at(from), specifiersOf(readFileSync(at(from), 'utf8')));
  }
  return { files, needs };
}

function compiled(filename: string, text: string): string {
  return transformSync(text, {
    filename,
    swcrc: false,
    configFile: false,
    module: { type: 'es6' },
    jsc: {
      parser: { syntax: 'typescript', tsx: filename.endsWith('.tsx') },
      target: 'es2022',
      experimental: { keepImportAttributes: true },
      transform: {
        react: { runtime: 'automatic', development: false },
        verbatimModuleSyntax: true,
      },
    },
  }).code;
}

/** Visits every file once, and those that it answers. */
function walk(starts: readonly string[], visit: (file: string) => readonly string[]): void {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...visit(file));
  }
}
