// Builds the states page of shared-ui into `.build/states`; with --watch it is served and rebuilt as you type.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import webpack, { type Stats } from 'webpack';
import { writeAtomically } from '@sastre/base/files';
import { statesDocument } from './states/document.ts';
import { serveStates } from './states/serve-states.ts';
import { statesPreset } from './webpack/states.preset.ts';
import { defaultBuildDir, ROOT } from './workspace.ts';

const { values } = parseArgs({
  options: {
    watch: { type: 'boolean', default: false },
    out: { type: 'string' },
    port: { type: 'string', default: '5100' },
  },
});
const { watch } = values;
const out = resolve(values.out ?? join(defaultBuildDir(), 'states'));
const compiler = webpack(statesPreset(join(ROOT, 'shared-ui'), out, watch));
if (compiler === null) throw new Error('The states page has no configuration.');

async function finish(error: Error | null, stats: Stats | undefined): Promise<boolean> {
  if (error || stats === undefined || stats.hasErrors()) {
    const text = error?.stack ?? stats?.toString({ all: false, errors: true, moduleTrace: true });
    process.stderr.write(`${text ?? 'webpack gave no result'}\n`);
    return false;
  }
  const files = stats.compilation.entrypoints.get('states')?.getFiles() ?? [];
  await writeAtomically(join(out, 'index.html'), statesDocument(files, watch));
  return true;
}

if (watch) {
  const server = await serveStates(out, Number(values.port));
  compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    void finish(error, stats).then((good) => {
      if (!good) return;
      process.stdout.write(`${server.url} shows every component in every state\n`);
      server.changed();
    });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(0));
  }
} else {
  compiler.run((error, stats) => {
    void finish(error, stats).then((good) => {
      process.exitCode = good ? 0 : 1;
      compiler.close(() => undefined);
    });
  });
}
