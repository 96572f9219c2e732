import { existsSync } from 'node:fs';
import { join } from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { buildVersion, readPackage } from '../workspace.ts';
import { basePreset } from './base.preset.ts';
import { fixedRuntimeIdPlugin } from './fixed-runtime-id.plugin.ts';
import { neededSharesPlugin } from './needed-shares.plugin.ts';
import { sealedChunksPlugin } from './sealed-chunks.plugin.ts';
import { UNIQUE } from './sealed-chunks.rules.ts';
import { givenShares, installedVersions, remoteShares, type Shares } from './shares.ts';
import { workersPreset } from './workers.preset.ts';

/**
 * The webpack configurations of a remote: one container, `remoteEntry.js`, that exposes `./remote` and, where it offers
 * some, `./capabilities`, and its workers.
 * The container has no entry of its own and no copy of what the shell shares, so it runs inside the shell only.
 */
export function remotePreset(directory: string): Configuration[] {
  const room = readPackage(directory);
  if (room.mfe === undefined) throw new Error(`${directory}/package.json has no "mfe" part.`);
  const { name } = room.mfe;
  const version = buildVersion(room);
  const app = name.replace(/^mfe_/, '').replaceAll('_', '-');
  const workers = workersPreset({ directory, app, version });
  const shares = remoteShares(room, installedVersions(directory));
  const container = containerBuild({ directory, app, version, name }, shares);
  return workers === undefined ? [container] : [container, workers];
}

function containerBuild(
  options: { directory: string; app: string; version: string; name: string },
  shared: Shares,
): Configuration {
  const { directory, app, version, name } = options;
  const base = basePreset({ name: 'remote', directory, app, version });
  return {
    ...base,
    entry: {},
    // Two builds of one name would share their chunk array; the seal keeps them apart.
    output: { ...base.output, publicPath: 'auto', uniqueName: `${name}@${version}-${UNIQUE}` },
    plugins: [
      ...(base.plugins ?? []),
      fixedRuntimeIdPlugin(),
      sealedChunksPlugin(),
      neededSharesPlugin(givenShares(directory)),
      new federation.ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: exposesOf(directory),
        shared,
        // The default would let one dead remote blank the whole site.
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
}

/** Capabilities are a module of their own: a page that shows one does not load the pages of the other remote. */
function exposesOf(directory: string): Record<string, string> {
  const offers = existsSync(join(directory, 'src/capabilities.ts'));
  return {
    './remote': './src/remote.ts',
    ...(offers && { './capabilities': './src/capabilities.ts' }),
  };
}
