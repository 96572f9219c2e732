import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server process that people save at. */
export interface SaveServer {
  url: string;
  /** A token for each person, in their order. */
  tokens: string[];
  /** Kills it at once, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts the API as a process of its own. */
export async function startSaveServer(databaseUrl: string, subs: string[]): Promise<SaveServer> {
  const file = fileURLToPath(new URL('./save-process.ts', import.meta.url));
  const child = spawn(process.execPath, [file, JSON.stringify({ databaseUrl, subs })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const printed = new Promise<string>((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text);
    });
  });
  const line = await Promise.race([printed, gone.then(() => undefined)]);
  if (line === undefined) throw new Error('The server ended before it was ready.');
  return {
    ...(JSON.parse(line) as Pick<SaveServer, 'url' | 'tokens'>),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await gone;
    },
  };
}
