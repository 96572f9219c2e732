import { relative } from 'node:path';
import type { Chunk, Compilation, Module, MultiStats, Stats } from 'webpack';
import { needsOf } from './needed-shares.plugin.ts';
import type { Need } from './needed-version.rules.ts';
import { packageOf } from './package-of.rules.ts';

/** Files of one entry; `preload` are the scripts and styles that the entry asks for at once by `import()`. */
export interface EntryFiles {
  js: string[];
  css: string[];
  preload: string[];
}

/** What a page of a remote needs before it can be drawn, by name. */
export interface FirstFiles {
  /** Scripts and styles of its pages, and what these share among remotes. */
  pages: string[];
  /** Its texts, by language. */
  texts: Record<string, string[]>;
}

/** What a compilation leaves beside its files. `bundled` names packages, and rooms as `room:<folder>`. */
export interface CompileOutcome {
  entries: Record<string, EntryFiles>;
  bundled: string[];
  /** Ids of the endpoints that the sources ask for. */
  endpoints: string[];
  /** Of a remote. */
  first?: FirstFiles;
  /** What a remote needs of what the shell has once, by the name of the share. */
  needs?: Record<string, Need>;
}

/** What is left of a compilation; rooms lie side by side in `root`. */
export function readOutcome(stats: Stats | MultiStats, root: string): CompileOutcome {
  const all = 'stats' in stats ? stats.stats : [stats];
  const builds = all.map((one) => one.compilation).filter(({ name }) => name !== 'documents');
  const first = builds.map((one) => firstFiles(one, root)).find((files) => files !== undefined);
  const needs = builds.map(needsOf).find((one) => one !== undefined);
  return {
    ...(first && { first }),
    ...(needs && { needs }),
    entries: Object.assign({}, ...builds.map(entryFiles)) as Record<string, EntryFiles>,
    bundled: [...new Set(builds.flatMap((one) => bundledParts(one, root)))].sort(),
    endpoints: [...new Set(builds.flatMap(askedEndpoints))].sort(),
  };
}

function entryFiles(compilation: Compilation): Record<string, EntryFiles> {
  const prefix = compilation.outputOptions.publicPath;
  const url = (file: string) => (typeof prefix === 'string' ? prefix : '') + file;
  const only = (files: readonly string[], ending: string) =>
    files.filter((file) => file.endsWith(ending)).map(url);
  return Object.fromEntries(
    [...compilation.entrypoints].map(([name, entry]) => {
      const own = entry.getFiles();
      const next = entry.getChildren().flatMap((group) => group.getFiles());
      const preload = [...new Set(next)].filter(
        (file) => !own.includes(file) && /\.(js|css)$/.test(file),
      );
      return [name, { js: only(own, '.js'), css: only(own, '.css'), preload: preload.map(url) }];
    }),
  );
}

const PAGES = './src/remote.ts';
const TEXTS = /(?:^|\/)locales\/(en|es|de)\.(?:ts|json)$/;
/** What remotes share among themselves: the first of them brings it. */
const SHARED_AMONG = /^xstate$/;

function firstFiles(compilation: Compilation, root: string): FirstFiles | undefined {
  const groups = [...compilation.entrypoints.values()].flatMap((entry) => entry.getChildren());
  const pages = groups.find(({ origins }) => origins.some(({ request }) => request === PAGES));
  if (pages === undefined) return undefined;
  const texts: FirstFiles['texts'] = {};
  for (const group of pages.getChildren())
    for (const { request } of group.origins) {
      const language = TEXTS.exec(request ?? '')?.[1];
      if (language !== undefined) texts[language] = shipped(group.getFiles());
    }
  const provided = groups.filter(({ chunks }) =>
    chunks.some((chunk) => holdsSharedAmong(compilation, chunk, root)),
  );
  const files = [pages, ...provided].flatMap((group) => group.getFiles());
  return { pages: shipped([...new Set(files)]), texts };
}

function holdsSharedAmong({ chunkGraph }: Compilation, chunk: Chunk, root: string): boolean {
  const modules = [...chunkGraph.getChunkModules(chunk)];
  return modules.some((module) => SHARED_AMONG.test(partOf(fileOf(module), root)));
}

function fileOf(module: Module): string {
  return innerModules(module)[0]?.nameForCondition() ?? '';
}

const shipped = (files: readonly string[]) => files.filter((file) => /\.(js|css)$/.test(file));

function bundledParts(compilation: Compilation, root: string): string[] {
  const parts: string[] = [];
  for (const module of compilation.modules) {
    const inChunk = compilation.chunkGraph.getNumberOfModuleChunks(module) > 0;
    for (const file of inChunk ? sourceFiles(module) : []) parts.push(partOf(file, root));
  }
  return parts;
}

function askedEndpoints(compilation: Compilation): string[] {
  return [...compilation.modules].flatMap((module) => {
    const isShipped = compilation.chunkGraph.getNumberOfModuleChunks(module) > 0;
    return isShipped ? innerModules(module).flatMap((one) => endpointsIn(sourceOf(one))) : [];
  });
}

function sourceOf(module: Module): string {
  return module.originalSource()?.source().toString() ?? '';
}

/** Ids of the rows of the contract's table of endpoints that a source names. */
export function endpointsIn(source: string): string[] {
  return [...source.matchAll(/\bendpoints\.([A-Za-z]\w*)/g)].map(([, id = '']) => id);
}

// A concatenated module names the sources that went into it.
function sourceFiles(module: Module): string[] {
  return innerModules(module)
    .map((one) => one.nameForCondition())
    .filter((file): file is string => Boolean(file));
}

function innerModules(module: Module): Module[] {
  return (module as Module & { modules?: Module[] }).modules ?? [module];
}

/** Package or room that a source file belongs to. */
export function partOf(file: string, root: string): string {
  const path = file.replaceAll('\\', '/');
  const index = path.lastIndexOf('/node_modules/');
  if (index < 0) return `room:${relative(root, file).split(/[\\/]/)[0] ?? ''}`;
  return packageOf(path.slice(index + '/node_modules/'.length));
}
