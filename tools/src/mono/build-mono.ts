// Builds shell and areas as one bundle into BENCH_DOCUMENTS/mono/shell, for the measurement of what the federation costs.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishShell } from '../build/publish/publish-shell.ts';
import { runWebpack } from '../build/rooms/run-webpack.ts';
import { makeWorkFolder } from '../build/rooms/work-folder.ts';
import { ROOT } from '../workspace.ts';

const folder = process.env['BENCH_DOCUMENTS'];
if (!folder) throw new Error('BENCH_DOCUMENTS names no folder: npm run bench -- federation does.');
const buildDir = join(folder, 'mono');
const out = await makeWorkFolder(buildDir, 'mono');
const outcome = await runWebpack(ROOT, import.meta.dirname, out);
await publishShell(buildDir, { out, outcome });
await rm(join(buildDir, '.work'), { recursive: true });
