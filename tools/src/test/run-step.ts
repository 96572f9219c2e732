import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { ROOT } from '../workspace.ts';

/**
 * Runs a script with this Node in the repository, its output passed on. Resolves to whether it ended well. The larger
 * `patience` (0 to 19), the more the step stands back behind those beside it.
 */
export function runStep(
  args: readonly string[],
  env: Record<string, string>,
  patience = 0,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('spawn', () => standBack(child.pid, patience));
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

function standBack(pid: number | undefined, patience: number): void {
  if (pid === undefined || patience === 0) return;
  try {
    setPriority(pid, patience);
  } catch {
    // Gone already, or a system without priorities: slower, not wrong.
  }
}
