// Child process of the build: compiles one room into a folder. usage: compile.ts <room directory> <out> [--watch]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { readOutcome } from './outcome.ts';

/** What a second compilation can do without. */
const QUICK = { minimize: false, concatenateModules: false, realContentHash: false };

const [directory = '', out = '', watch] = process.argv.slice(2);
const loaded = (await import(pathToFileURL(join(directory, 'webpack.config.js')).href)) as {
  default: Configuration | Configuration[];
};
const configs = [loaded.default].flat().map((config) => ({
  ...config,
  // A folder each: a compiler that cleans up must not take another one's files.
  output: { ...config.output, path: join(out, config.name ?? 'files'), clean: true },
  // Readable while somebody edits; React stays the production one of the shell.
  ...(watch
    ? {
        optimization: { ...config.optimization, ...QUICK },
        cache: { type: 'memory' as const },
      }
    : {}),
}));
const compiler = webpack(configs);

function finish(error: Error | null, stats: Stats | MultiStats | undefined): boolean {
  if (error || stats === undefined || stats.hasErrors()) {
    const text = error?.stack ?? stats?.toString({ all: false, errors: true, moduleTrace: true });
    process.stderr.write(`${text ?? 'webpack gave no result'}\n`);
    return false;
  }
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'outcome.json'), JSON.stringify(readOutcome(stats, dirname(directory))));
  return true;
}

if (compiler === null) throw new Error(`${directory}/webpack.config.js gives no configuration.`);
if (watch) {
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    process.stdout.write(finish(error, stats) ? 'built\n' : 'failed\n');
  });
} else {
  compiler.run((error, stats) => {
    process.exitCode = finish(error, stats) ? 0 : 1;
    compiler.close(() => undefined);
  });
}
