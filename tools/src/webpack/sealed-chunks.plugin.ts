import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { hashOf, SEAL, SEALED, sealBundle, type BundleFile } from './sealed-chunks.rules.ts';

const NAME = 'SealedChunks';
const { RuntimeModule, RuntimeGlobals, Compilation: Stages, sources } = webpack;

/**
 * Seals the chunks of a container. Its entry, whose hash the registry knows, holds the hashes of all chunks and styles, so
 * that a browser runs none but these. What the entry was asked for with (`?retry=1`) is asked of them as well, so another
 * try gets past what hangs or is cached. And `output.uniqueName` is completed by the content: two builds in one page, as a
 * retry may bring, never take each other's chunks.
 */
export function sealedChunksPlugin(): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap(NAME, (compilation) => {
        // Where chunks are asked for, `url`, `script` and `linkTag` are webpack's own names.
        webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
          NAME,
          (source) =>
            `${source}\n${SEAL}.on(script, ${SEAL}.js[chunkId]);\nscript.src = url + ${SEAL}.again;`,
        );
        MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
          NAME,
          (source, { tag, href, chunkId }) =>
            `${source}\n${SEAL}.on(${tag}, ${SEAL}.css[${chunkId}]);\n${tag}.href = ${href} + ${SEAL}.again;`,
        );
        compilation.hooks.runtimeRequirementInTree
          .for(RuntimeGlobals.ensureChunkHandlers)
          .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new SealModule()));
        compilation.hooks.processAssets.tap(
          { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
          () => seal(compilation),
        );
      });
    },
  };
}

/** The part of the entry's runtime that the hooks above ask. */
class SealModule extends RuntimeModule {
  constructor() {
    super('sealed chunks', RuntimeModule.STAGE_ATTACH);
  }
  override generate(): string {
    return [
      `${SEAL} = {`,
      `  js: "${SEALED.js}",`,
      `  css: "${SEALED.css}",`,
      '  again: (/\\?.*/.exec((document.currentScript || {}).src || "") || [""])[0],',
      '  on: (tag, hash) => { if (hash) tag.integrity = hash; },',
      '};',
    ].join('\n');
  }
}

function seal(compilation: Compilation): void {
  const files = new Map<string, BundleFile>();
  for (const chunk of compilation.chunks) {
    for (const name of chunk.files) {
      const content = compilation.getAsset(name)?.source.source();
      if (content === undefined || !/\.(js|css)$/.test(name)) continue;
      const { id } = chunk;
      files.set(name, { name, id, isEntry: chunk.hasRuntime(), text: content.toString() });
    }
  }
  for (const [name, text] of sealBundle([...files.values()], hashOf))
    // Its name is of before the seal: while somebody edits, a file that is there may hold another one.
    compilation.updateAsset(name, new sources.RawSource(text), { immutable: false });
}
