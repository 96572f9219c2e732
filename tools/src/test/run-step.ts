import { spawn } from 'node:child_process';
import { ROOT } from '../workspace.ts';

/** Runs a script with this Node in the repository, its output passed on. Resolves to whether it ended well. */
export function runStep(args: readonly string[], env: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
