import type { Compiler, Module, WebpackPluginInstance } from 'webpack';

/**
 * Gives federation's generated modules ids of their own. Their names hold absolute paths, so the same sources in
 * another folder would otherwise get another content hash, and with it another build.
 */
export function fixedRuntimeIdPlugin(): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap('FixedRuntimeId', (compilation) => {
        compilation.hooks.beforeModuleIds.tap('FixedRuntimeId', (modules) => {
          for (const module of modules) {
            const id = fixedId(module);
            if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
          }
        });
      });
    },
  };
}

function fixedId(module: Module): string | undefined {
  if (module.identifier().startsWith('container entry ')) return 'federation-container';
  const file = module.nameForCondition()?.replaceAll('\\', '/') ?? '';
  return /\/\.federation\/entry\.[^/]+$/.test(file) ? 'federation-runtime' : undefined;
}
