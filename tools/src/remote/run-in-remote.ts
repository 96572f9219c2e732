import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Runs a command of a package that the remote has, with this Node; answers whether it ended well. */
export function runInRemote(
  directory: string,
  packageName: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<boolean> {
  const script = commandOf(directory, packageName);
  const own = ['--disable-warning=ExperimentalWarning', ...flags, script, ...args];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, own, { cwd: directory, stdio: 'inherit' });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** The file of a package's first command. */
function commandOf(directory: string, packageName: string): string {
  const file = createRequire(join(directory, 'package.json')).resolve(
    `${packageName}/package.json`,
  );
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const all = typeof bin === 'string' ? { [packageName]: bin } : bin;
  return join(dirname(file), all[packageName] ?? Object.values(all)[0] ?? '');
}
