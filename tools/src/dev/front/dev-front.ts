import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, normalize } from 'node:path';
import { openLocalServer, type LocalServer } from '../../serving/local-server.ts';
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

/** Where it is, and how its pages are told that the build is another one now. */
export type DevFront = Pick<LocalServer, 'origin' | 'changed' | 'close'>;

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
  const server = await openLocalServer(options.port, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === `${BUILD}changes`) return server.follow(response, OPEN);
    if (pathname.startsWith(BUILD)) {
      void sendFile(response, pathname.slice(BUILD.length));
      return;
    }
    if (pathname.startsWith(OWN) && options.harness) return options.harness(request, response);
    const places = { front: server.origin, shell: options.shell };
    forward(request, response, places, options.pages()).catch(() =>
      refuse(response, 502, `${options.shell} does not answer.\n`),
    );
  });

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

  return server;
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
