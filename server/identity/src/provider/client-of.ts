import type { IncomingMessage } from 'node:http';

/** Who sent a request: the address as the proxies in front of us are believed, and what the browser calls itself. */
export interface Client {
  ip: string;
  agent: string;
}

const clients = new WeakMap<IncomingMessage, Client>();

/** Keeps it beside a request that is handed to the provider, whose own view is that of the public URL. */
export function noteClient(request: IncomingMessage, client: Client): void {
  clients.set(request, client);
}

/** Who sent it; an empty one where nobody noted it. */
export function clientOf(request: IncomingMessage): Client {
  return clients.get(request) ?? { ip: '', agent: '' };
}
