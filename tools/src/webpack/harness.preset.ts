import { join } from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { readPackage } from '../workspace.ts';
import { basePreset } from './base.preset.ts';

const HARNESS = join(import.meta.dirname, '../dev/harness/start-harness.tsx');

/** A remote's pages in a shell in memory, with React as it is for developers: what changes is seen without a reload. */
export function harnessPreset(directory: string, publicPath: string): Configuration {
  const { version, mfe } = readPackage(directory);
  const app = (mfe?.name ?? '').replace(/^mfe_/, '').replaceAll('_', '-');
  const base = basePreset({ name: 'harness', directory, app, version, refresh: true });
  const entry = `
    import remote from ${JSON.stringify(join(directory, 'src/remote.ts'))};
    import config from ${JSON.stringify(join(directory, 'remote.config.ts'))};
    import { startHarness } from ${JSON.stringify(HARNESS)};
    void startHarness(remote, config, ${JSON.stringify(mfe?.namespace ?? '')});`;
  return {
    ...base,
    devtool: 'eval-cheap-module-source-map',
    cache: { type: 'memory' },
    entry: { harness: `data:text/javascript,${encodeURIComponent(entry)}` },
    output: {
      ...base.output,
      path: join(directory, 'dist/harness'),
      publicPath,
      uniqueName: `harness-${app}`,
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    optimization: { moduleIds: 'named', chunkIds: 'named' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      new RefreshPlugin({ overlay: false }),
    ],
  };
}
