import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { forward } from './forward.ts';

/** What is served of a remote that is being edited lies below it; the rest is the shell's. */
export const OWN = '/-/';
const BUILD = `${OWN}build/`;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface DevFront {
  origin: string;
  /** Tells every page that shows the build that it is another one now. */
  changed: () => void;
  close: () => Promise<void>;
}

/**
 * The server of a remote that is being edited: its build, for any page of this machine; its harness; and, everywhere else,
 * the shell at `shell`, in which it can be overridden. Listens on this machine only; port 0 takes a free one.
 */
export async function openDevFront(options: {
  port: number;
  shell: string;
  /** Folder of the build that is served; undefined until there is one. */
  build: () => string | undefined;
  /** Paths of the pages that the remote has now. */
  pages: () => readonly string[];
  /** Serves what lies below `OWN` and is no build. */
  harness?: (request: IncomingMessage, response: ServerResponse) => void;
}): Promise<DevFront> {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === `${BUILD}changes`) return listen(response);
    if (pathname.startsWith(BUILD)) return sendFile(response, pathname.slice(BUILD.length));
    if (pathname.startsWith(OWN) && options.harness) return options.harness(request, response);
    forward(request, response, { front: origin, shell: options.shell }, options.pages()).catch(() =>
      refuse(response, 502, `${options.shell} does not answer.\n`),
    );
  });
  server.listen(options.port, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  function listen(response: ServerResponse) {
    response.writeHead(200, { ...OPEN, 'content-type': 'text/event-stream' });
    response.flushHeaders();
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  }

  function sendFile(response: ServerResponse, name: string) {
    const folder = options.build();
    const inside = normalize(decodeURIComponent(name));
    const type = TYPES[extname(inside)];
    if (folder === undefined || type === undefined || inside.startsWith('..'))
      return refuse(response, 404, 'No such file.\n');
    const file = join(folder, inside);
    if (!existsSync(file)) return refuse(response, 404, 'No such file.\n');
    response.writeHead(200, { ...OPEN, 'content-type': type });
    createReadStream(file).pipe(response);
  }

  return {
    origin,
    changed: () => listeners.forEach((listener) => listener.write('data: built\n\n')),
    close: async () => {
      listeners.forEach((listener) => listener.end());
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Another origin's shell may load it, too. */
const OPEN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

function refuse(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
