import { createReadStream, existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { openLocalServer } from '../serving/local-server.ts';

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
  const server = await openLocalServer(port, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/changes') return server.follow(response, { 'cache-control': 'no-store' });
    // The folder is flat, so a name is all that an address can ask for.
    const name = basename(pathname) || 'index.html';
    const type = TYPES[extname(name)];
    const file = join(folder, name);
    if (type === undefined || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    createReadStream(file).pipe(response);
  });
  return { url: `${server.origin}/`, changed: server.changed, close: server.close };
}
