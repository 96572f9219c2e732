import { globSync } from 'node:fs';
import { basename } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { basePreset } from './base.preset.ts';

const [MODERN, OLDER] = ['modern', 'older'];

const WITHOUT_OLDER_BUILDS: RuleSetRule = {
  issuerLayer: MODERN,
  resolve: { alias: { 'pdfjs-dist/legacy/build': 'pdfjs-dist/build' } },
};

/**
 * The workers of a remote: every `src/**\/*.worker.ts` becomes `<name>.worker.js` beside `remoteEntry.js`. Undefined for a
 * remote without any. Each is one file that asks for no other: it runs under the policy of its own answer, which lets
 * nothing in, and nothing out. The folder of the build is named by its content, so the files need no hash of their own.
 * One that is named `<name>-older.worker.ts` is for older browsers: it alone keeps the builds of libraries for those, which
 * modules ask for because Node knows no other.
 */
export function workersPreset(options: {
  directory: string;
  app: string;
  version: string;
}): Configuration | undefined {
  const files = globSync('src/**/*.worker.ts', { cwd: options.directory }).sort();
  if (files.length === 0) return undefined;
  const base = basePreset({ name: 'workers', ...options });
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: Object.fromEntries(
      files.map((file) => [
        basename(file, '.ts'),
        { import: `./${file}`, layer: file.endsWith('-older.worker.ts') ? OLDER : MODERN },
      ]),
    ),
    experiments: { ...base.experiments, layers: true },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), WITHOUT_OLDER_BUILDS] },
    output: {
      ...base.output,
      publicPath: '',
      uniqueName: `${options.app}-workers@${options.version}`,
      filename: '[name].js',
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
