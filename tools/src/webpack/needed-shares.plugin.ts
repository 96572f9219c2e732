import type { Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack';
import { neededVersion, wordsOf, type Need, type Since } from './needed-version.rules.ts';

const NAME = 'NeededShares';
const CONSUMED = 'consume-shared-module';

/** A package that the shell gives: what is known of it, and which version is built with. */
export interface GivenShare {
  since: Since[string] | undefined;
  version: string;
  /** What is said of its names may stand in modules that import none: services are handed on, parts are drawn by who has them. */
  saidAnywhere: boolean;
}

const needs = new WeakMap<Compilation, Record<string, Need>>();

/** What a compilation needs of the packages that the shell gives, by their share. */
export function needsOf(compilation: Compilation): Record<string, Need> | undefined {
  return needs.get(compilation);
}

/**
 * Has a container ask the shell for the lowest version that has the names it imports, rather than for the one that it was
 * built with. Webpack knows these names only when all modules are there; what is written of a share comes later still.
 */
export function neededSharesPlugin(given: Record<string, GivenShare>): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap(NAME, (compilation) => {
        compilation.hooks.afterCodeGeneration.tap(NAME, () => {
          const found = Object.entries(given).map(([key, share]) => {
            const modules = [...compilation.modules].filter((one) => keyOf(one) === key);
            const need = needOf(compilation, modules, share);
            for (const module of modules) ask(compilation, module, `^${need.lowest}`);
            return [key, need] as const;
          });
          needs.set(compilation, Object.fromEntries(found));
        });
      });
    },
  };
}

function keyOf(module: Module): string | undefined {
  if (module.type !== CONSUMED) return undefined;
  return (module as Module & { options: { shareKey: string } }).options.shareKey;
}

function needOf(
  compilation: Compilation,
  modules: readonly Module[],
  { since, version, saidAnywhere }: GivenShare,
): Need {
  if (since === undefined) return { lowest: version, because: { '*': version } };
  const imports = importsOf(compilation, modules);
  const users = imports.map(({ module }) => module);
  const words = wordsIn(saidAnywhere ? shipped(compilation) : users);
  const names = imports.map(({ name }) => name);
  const used = names.includes(undefined) ? undefined : new Set(names as string[]);
  return neededVersion(since, used, (word) => words.has(word), version);
}

/** What modules that are shipped import, name by name; undefined where one takes the whole. */
function importsOf(
  compilation: Compilation,
  modules: readonly Module[],
): { module: Module; name: string | undefined }[] {
  const { moduleGraph } = compilation;
  const all = modules.flatMap((module) => [...moduleGraph.getIncomingConnections(module)]);
  return all.flatMap((connection) => {
    const { dependency, originModule: module } = connection;
    if (module === null || !isShipped(compilation, module) || dependency === null) return [];
    if (!connection.isActive(undefined)) return [];
    return dependency.getReferencedExports(moduleGraph, undefined).map((asked) => {
      const [name] = Array.isArray(asked) ? asked : asked.name;
      // Of several modules that were put into one, the one that names it.
      return { module: moduleGraph.getParentModule(dependency) ?? module, name };
    });
  });
}

function isShipped({ chunkGraph }: Compilation, module: Module): boolean {
  return chunkGraph.getNumberOfModuleChunks(module) > 0;
}

function shipped(compilation: Compilation): Module[] {
  const outer = [...compilation.modules].filter((one) => isShipped(compilation, one));
  return outer.flatMap((one) => (one as Module & { modules?: Module[] }).modules ?? [one]);
}

const OTHERS = /node_modules[\\/](?!@sastre[\\/])/;

/** The words of our own code. */
function wordsIn(modules: readonly Module[]): Set<string> {
  const own = [...new Set(modules)].filter(
    (one) => one.type.startsWith('javascript/') && !OTHERS.test(one.nameForCondition() ?? ''),
  );
  const texts = own.map((one) => one.originalSource()?.source().toString() ?? '');
  return new Set(texts.flatMap(wordsOf));
}

function ask({ chunkGraph, codeGenerationResults }: Compilation, module: Module, range: string) {
  for (const runtime of chunkGraph.getModuleRuntimes(module)) {
    const data: unknown = codeGenerationResults?.getData(module, runtime, 'consume-shared');
    const { shareConfig } = data as { shareConfig: { requiredVersion: string } };
    shareConfig.requiredVersion = range;
  }
}
