import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@sastre/shared-testing/node';
import { ROOT } from '../../workspace.ts';
import { localProxy, type ProxyPlace } from './nginx.rules.ts';

/** Whether there is an nginx; else why the nodes are not run. */
export function whyNoProxy(): string | undefined {
  const { error } = spawnSync('nginx', ['-v'], { stdio: 'ignore' });
  return error === undefined ? undefined : 'no nginx';
}

/** Starts nginx with the configuration of deploy/. Resolves to what ends it. */
export async function startProxy(place: ProxyPlace): Promise<() => Promise<void>> {
  const config = await readFile(join(ROOT, 'deploy/nginx/nginx.conf'), 'utf8');
  await mkdir(place.folder, { recursive: true, mode: 0o755 });
  const file = join(place.folder, 'nginx.conf');
  await writeFile(file, localProxy(config, place));
  const child: ChildProcess = spawn('nginx', ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-5_000)));
  const gone = once(child, 'exit');
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    return fetch(`http://127.0.0.1:${place.port}/metrics`).then(
      () => true,
      () => false,
    );
  }, 10_000);
  return async () => {
    child.kill('SIGQUIT');
    await gone;
  };
}
