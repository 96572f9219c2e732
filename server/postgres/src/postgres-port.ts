import { randomInt, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

// Below 32768, where outgoing connections never take a port at random.
const lowest = 20_000;
const highest = 32_700;

const portFile = (dataDir: string) => join(dataDir, 'postgres-port');

/** The port used the last time if it is free, otherwise another free one. 127.0.0.1 only. */
export async function choosePort(dataDir: string): Promise<number> {
  const last = Number(await readFile(portFile(dataDir), 'utf8').catch(() => ''));
  if (last > 0 && (await isFree(last))) return last;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port for PostgreSQL was found between ${lowest} and ${highest}.`);
}

/** Remembers the port, so that the next start has the same URL. */
export async function rememberPort(dataDir: string, port: number): Promise<void> {
  const draft = `${portFile(dataDir)}.${randomUUID()}`;
  await writeFile(draft, `${port}\n`, { mode: 0o600 });
  await rename(draft, portFile(dataDir));
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
