// Runs a script of the workspace with the pinned Node (npm package `node`), whatever Node npm itself uses.
// usage: node tools/run.mjs [--node-flag …] script [args …]
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withCompileCache } from './compile-cache.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pinned = join(root, 'node_modules/node/bin/node');
const node = existsSync(pinned) ? pinned : process.execPath;
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: withCompileCache(root),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
