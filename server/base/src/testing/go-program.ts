import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { until } from '@sastre/shared-testing/node';

/** A server of someone else's, written in Go, that tests run against. */
export interface GoProgram {
  name: string;
  module: string;
  version: string;
}

/**
 * The program: one that is installed, else one that an earlier soak built, else, in a soak, one that is built now with Go.
 * Otherwise says why the tests that need it do not run. At once, since which tests there are depends on it.
 */
export function findGoProgram({
  name,
  module,
  version,
}: GoProgram): { path: string } | { reason: string } {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const folder = join(cache, 'sastre', `${name}-${version}`);
  const inPath = (program: string) =>
    (process.env['PATH'] ?? '').split(delimiter).map((path) => join(path, program));
  const path = firstProgram([join(folder, name), ...inPath(name)]);
  if (path !== undefined) return { path };
  const go = firstProgram([...inPath('go'), '/usr/local/go/bin/go']);
  if (go === undefined) return { reason: 'no Go' };
  if (!process.env['SOAK']) return { reason: `${name} is not installed (npm run soak builds it)` };
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, GOBIN: folder, CGO_ENABLED: '0' };
  const built = spawnSync(go, ['install', '-trimpath', `${module}@${version}`], { env });
  if (built.status === 0) return { path: join(folder, name) };
  return { reason: `${name} could not be built (no way to the Go modules)` };
}

/** Starts a program with nothing but this environment and waits until something answers at `url`. */
export async function startProgram(
  path: string,
  args: readonly string[],
  { url, env = {} }: { url: string; env?: Record<string, string> },
): Promise<ChildProcess> {
  const child = spawn(path, args, { stdio: 'ignore', env });
  await once(child, 'spawn');
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${path} ended with ${child.exitCode}`);
    return fetch(url).then(
      () => true,
      () => false,
    );
  }, 20_000);
  return child;
}

/** Ends a program as a power cut would. */
export async function killProgram(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function firstProgram(paths: readonly string[]): string | undefined {
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
