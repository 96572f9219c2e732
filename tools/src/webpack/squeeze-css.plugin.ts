import webpack from 'webpack';
import { squeezeCss } from './squeeze-css.rules.ts';

/** Squeezes every style sheet of a build before its content hash is taken. */
export function squeezeCssPlugin(): webpack.WebpackPluginInstance {
  return {
    apply(compiler: webpack.Compiler) {
      compiler.hooks.thisCompilation.tap('SqueezeCss', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
        compilation.hooks.processAssets.tap({ name: 'SqueezeCss', stage }, (assets) => {
          for (const name of Object.keys(assets).filter((file) => file.endsWith('.css'))) {
            compilation.updateAsset(
              name,
              (source) => new webpack.sources.RawSource(squeezeCss(source.source().toString())),
            );
          }
        });
      });
    },
  };
}
