import webpack, { type WebpackPluginInstance } from 'webpack';

/**
 * Takes the federation's own modules in one form. What it injects into a host is named as CommonJS and would bring a second
 * copy of the whole runtime, which can be shaken no more, beside the one that the host imports.
 */
export function oneRuntimePlugin(): WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(
    /[\\/]@module-federation[\\/].+\.cjs$/,
    (asked: { request: string }) => {
      asked.request = asked.request.replace(/\.cjs$/, '.js');
    },
  );
}
