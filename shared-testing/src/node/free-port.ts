import { createServer, type Server } from 'node:net';

const FIRST = 20_000;
const COUNT = 5_000;

/**
 * A free port that no other caller is given, in this process or another, for as long as this process lives: between here and
 * the moment when something listens, or while what listens is started anew, nobody else takes it. It lies below those that
 * outgoing connections take (32768 and up).
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    // Who listens on its guard has the port; the kernel lets one do so, and lets go when that process ends.
    const guard = await listen(port + COUNT);
    if (guard === undefined) continue;
    const probe = await listen(port);
    if (probe !== undefined) {
      await close(probe);
      guard.unref();
      return port;
    }
    await close(guard);
  }
}

function listen(port: number): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
