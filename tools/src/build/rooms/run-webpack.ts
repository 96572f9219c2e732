import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompileOutcome } from '../../webpack/outcome.ts';

const CHILD = join(import.meta.dirname, '../../webpack/compile.ts');

/** Compiles a room in a process of its own into `out`. Throws with webpack's own words when it fails. */
export async function runWebpack(
  root: string,
  directory: string,
  out: string,
): Promise<CompileOutcome> {
  const child = spawn(process.execPath, [...process.execArgv, CHILD, directory, out], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => said.push(part));
  child.stderr.on('data', (part: Buffer) => said.push(part));
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  }).finally(() => process.off('exit', stop));
  if (code !== 0)
    throw new Error(Buffer.concat(said).toString('utf8').trim() || `webpack ended with ${code}`);
  return readCompileOutcome(out);
}

/** What the compiler left in `out` beside its files. */
export async function readCompileOutcome(out: string): Promise<CompileOutcome> {
  return JSON.parse(await readFile(join(out, 'outcome.json'), 'utf8')) as CompileOutcome;
}
