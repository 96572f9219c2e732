import federation from '@module-federation/enhanced/webpack';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { readPackage } from '../workspace.ts';
import { basePreset } from './base.preset.ts';
import { fixedRuntimeIdPlugin } from './fixed-runtime-id.plugin.ts';
import { oneRuntimePlugin } from './one-runtime.plugin.ts';
import { shellShares } from './shares.ts';

const PUBLIC_PATH = '/assets/';

/**
 * The shell's three builds: `app` (the federation host, entry `src/main.ts`), `plain` (every `src/**\/*.entry.ts`, with
 * neither federation nor React: the welcome page and small frames) and `documents` (renders the HTML files, at build time).
 */
export function shellPreset(directory: string): Configuration[] {
  const { version } = readPackage(directory);
  return [
    appBuild(directory, version),
    plainBuild(directory, version),
    documentsBuild(directory, version),
  ];
}

function appBuild(directory: string, version: string): Configuration {
  const base = basePreset({ name: 'app', directory, app: 'shell', version });
  return {
    ...base,
    entry: { app: './src/main.ts' },
    output: {
      ...base.output,
      publicPath: PUBLIC_PATH,
      uniqueName: `shell@${version}`,
      filename: '[name].[contenthash:8].js',
    },
    plugins: [
      ...(base.plugins ?? []),
      fixedRuntimeIdPlugin(),
      oneRuntimePlugin(),
      new federation.ModuleFederationPlugin({
        name: 'shell',
        shared: shellShares(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
  };
}

// A compiler of its own: the federation plugin would put its runtime into every entry of the host.
function plainBuild(directory: string, version: string): Configuration {
  const base = basePreset({ name: 'plain', directory, app: 'shell', version });
  const files = globSync('src/**/*.entry.ts', { cwd: directory }).sort();
  const { resolve } = createRequire(join(directory, 'package.json'));
  return {
    ...base,
    // The thread that makes the calls does so by XMLHttpRequest, which tells how far an upload is.
    resolve: { ...base.resolve, alias: { [resolve('axios/unsafe/adapters/fetch.js')]: false } },
    entry: Object.fromEntries(files.map((file) => [basename(file, '.entry.ts'), `./${file}`])),
    output: {
      ...base.output,
      publicPath: PUBLIC_PATH,
      uniqueName: `shell-plain@${version}`,
      filename: '[name].[contenthash:8].js',
    },
  };
}

function documentsBuild(directory: string, version: string): Configuration {
  const base = basePreset({
    name: 'documents',
    directory,
    app: 'shell',
    version,
    localsOnly: true,
  });
  return {
    ...base,
    target: 'node24',
    entry: { documents: join(directory, 'src/documents/render-documents.tsx') },
    output: {
      ...base.output,
      publicPath: PUBLIC_PATH,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    optimization: { ...base.optimization, minimize: false },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
