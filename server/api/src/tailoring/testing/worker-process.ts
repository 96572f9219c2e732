import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compileCacheEnv } from '@sastre/threads';

/** A worker in a process of its own. */
export interface WorkerProcess {
  process: ChildProcess;
  /** Kills it at once, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts `worker.ts` on a database. `workers`: jobs that it runs at a time. */
export function startWorkerProcess(
  databaseUrl: string,
  { pauseMs = 0, workers = 1 }: { pauseMs?: number; workers?: number } = {},
): WorkerProcess {
  const file = fileURLToPath(new URL('../../worker.ts', import.meta.url));
  // As in earnest; a first job takes a quarter less.
  const child = spawn(process.execPath, ['--no-regexp-tier-up', file], {
    env: {
      ...compileCacheEnv(),
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      TAILORING_PAUSE_MS: String(pauseMs),
      WORKER: String(workers),
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    process: child,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
