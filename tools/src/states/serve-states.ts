import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** A served folder of the states page. */
export interface StatesServer {
  url: string;
  /** Tells every open page to load again. */
  changed: () => void;
  close: () => Promise<void>;
}

/** Serves a flat folder on this machine only; port 0 takes a free one. */
export async function serveStates(folder: string, port: number): Promise<StatesServer> {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
      return;
    }
    // The folder is flat, so a name is all that an address can ask for.
    const name = basename(pathname) || 'index.html';
    const type = TYPES[extname(name)];
    const file = join(folder, name);
    if (type === undefined || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    createReadStream(file).pipe(response);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    changed: () => listeners.forEach((listener) => listener.write('data: built\n\n')),
    close: async () => {
      listeners.forEach((listener) => listener.end());
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
