import { once } from 'node:events';
import {
  createServer,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of this machine whose pages learn when what they show has changed. */
export interface LocalServer {
  origin: string;
  /** Keeps an answer open, by which a page is told of changes (`text/event-stream`). */
  follow: (response: ServerResponse, headers: OutgoingHttpHeaders) => void;
  /** Tells every page that follows. */
  changed: () => void;
  close: () => Promise<void>;
}

/** Listens on this machine only; port 0 takes a free one. */
export async function openLocalServer(port: number, answer: RequestListener): Promise<LocalServer> {
  const followers = new Set<ServerResponse>();
  const server = createServer(answer);
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    follow(response, headers) {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' });
      response.flushHeaders();
      followers.add(response);
      response.once('close', () => followers.delete(response));
    },
    changed: () => followers.forEach((follower) => follower.write('data: built\n\n')),
    close: async () => {
      followers.forEach((follower) => follower.end());
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
