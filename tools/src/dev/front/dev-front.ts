import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, normalize } from 'node:path';
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
  /** A file of the build that is served, by its name there; undefined where there is none. */
  file: (name: string) => Promise<Uint8Array | undefined>;
  /** Paths of the pages that the remote has now. */
  pages: () => readonly string[];
  /** Serves what lies below `OWN` and is no build. */
  harness?: (request: IncomingMessage, response: ServerResponse) => void;
}): Promise<DevFront> {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === `${BUILD}changes`) return listen(response);
    if (pathname.startsWith(BUILD)) {
      void sendFile(response, pathname.slice(BUILD.length));
      return;
    }
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

  async function sendFile(response: ServerResponse, encoded: string): Promise<void> {
    // A name that is no encoding is none that a build has.
    const name = /%(?![0-9a-f]{2})/i.test(encoded) ? '' : decodeURIComponent(encoded);
    const type = TYPES[extname(name)];
    const isInside = !normalize(name).startsWith('..');
    const content =
      type !== undefined && isInside ? await options.file(name).catch(() => undefined) : undefined;
    if (type === undefined || content === undefined)
      return refuse(response, 404, 'No such file.\n');
    response.writeHead(200, { ...OPEN, 'content-type': type }).end(content);
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
