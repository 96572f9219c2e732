import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { until } from '@sastre/shared-testing/node';

// Databases are made and killed here: a busy machine may need longer than the usual limit.

const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

test('a killed test run leaves neither its postmaster nor its folder behind', async () => {
  const module = new URL('./temporary-database.ts', import.meta.url).href;
  const code = `const { startTemporaryPostgres } = await import(${JSON.stringify(module)});
    const { pid, folder } = await startTemporaryPostgres();
    console.log(JSON.stringify({ pid, folder }));`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const line = await new Promise<string>((resolve) =>
    run.stdout.once('data', (data: Buffer) => resolve(data.toString())),
  );
  const { pid, folder } = JSON.parse(line) as { pid: number; folder: string };
  expect(isGone(pid)).toBe(false);
  run.kill('SIGKILL');
  await until(() => isGone(pid));
  await until(() =>
    access(folder).then(
      () => false,
      () => true,
    ),
  );
});
