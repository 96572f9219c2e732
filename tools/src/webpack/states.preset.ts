import type { Configuration } from 'webpack';
import { readPackage } from '../workspace.ts';
import { basePreset } from './base.preset.ts';

/** The states page of shared-ui as one flat folder that can be served from anywhere; readable while it is being edited. */
export function statesPreset(directory: string, out: string, watch: boolean): Configuration {
  const { version } = readPackage(directory);
  const base = basePreset({ name: 'states', directory, app: 'states', version });
  return {
    ...base,
    entry: { states: './dev/main.tsx' },
    output: {
      ...base.output,
      path: out,
      publicPath: '',
      uniqueName: 'states',
      filename: '[name].[contenthash:8].js',
      clean: { keep: /index\.html$/ },
    },
    optimization: { ...base.optimization, minimize: !watch },
  };
}
