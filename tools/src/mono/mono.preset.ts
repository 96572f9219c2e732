import { existsSync } from 'node:fs';
import { join } from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { shellPreset } from '../webpack/shell.preset.ts';
import { findRemotes, ROOT, type Room } from '../workspace.ts';
import { monoRuntime } from './mono-runtime.rules.ts';

/**
 * The shell and all areas as one build: the shell's own preset without the federation, and in the place of its runtime one
 * that loads the areas by `import()`. Sources, loaders and the rules of splitting are those of the product.
 */
export function monoPreset(): Configuration[] {
  return shellPreset(join(ROOT, 'shell')).map((config) =>
    config.name === 'app' ? asOne(config) : config,
  );
}

function asOne(config: Configuration): Configuration {
  const plugins = (config.plugins ?? []).filter(
    (plugin) => !(plugin instanceof federation.ModuleFederationPlugin),
  );
  const runtime = monoRuntime(findRemotes().map(exposed));
  const address = `data:text/javascript,${encodeURIComponent(runtime)}`;
  const replaced = new webpack.NormalModuleReplacementPlugin(
    /^@module-federation\/enhanced\/runtime$/,
    address,
  );
  return { ...config, plugins: [...plugins, replaced] };
}

function exposed({ directory, package: { mfe } }: Room) {
  const file = (name: string) => join(directory, 'src', `${name}.ts`);
  const parts = ['remote', 'capabilities'].filter((name) => existsSync(file(name)));
  return {
    name: mfe?.name ?? '',
    files: Object.fromEntries(parts.map((name) => [name, file(name)])),
  };
}
