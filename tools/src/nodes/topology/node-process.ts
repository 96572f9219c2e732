import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../workspace.ts';

/** A server or a worker as a process of its own, which can be ended, killed, frozen and started again. */
export interface NodeProcess {
  name: string;
  /** Where a server listens; workers have none. */
  url: string | undefined;
  /** Starts it with its configuration and `env`, which it keeps for later starts; resolves when it says that it is ready. */
  start: (env?: Record<string, string>) => Promise<void>;
  /** SIGTERM and its end. Resolves to the exit code. */
  end: () => Promise<number | null>;
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
  /** The last that it wrote. */
  log: () => string;
}

const KEPT_LOG = 200_000;

/** A process that is not started yet. */
export function nodeProcess(
  name: string,
  script: string,
  { env, url }: { env: Record<string, string>; url?: string },
): NodeProcess {
  let settings = env;
  let child: ChildProcess | undefined;
  let log = '';
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  }
  return {
    name,
    url,
    async start(more = {}) {
      settings = { ...settings, ...more };
      const started = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', join(ROOT, script)],
        { cwd: ROOT, env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      child = started;
      await new Promise<void>((resolve, reject) => {
        const keep = (chunk: Buffer) => {
          log = (log + chunk.toString()).slice(-KEPT_LOG);
        };
        started.stderr.on('data', keep);
        started.stdout.on('data', (chunk: Buffer) => {
          keep(chunk);
          if (/ready/i.test(chunk.toString())) resolve();
        });
        started.once('exit', (code) =>
          reject(new Error(`${name} ended with ${code} before it was ready:\n${log}`)),
        );
      });
    },
    end: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    log: () => log,
  };
}
