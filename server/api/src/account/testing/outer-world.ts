import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The two endpoints of a Keycloak, a payment provider, and gates at which a process can be held. */
export interface OuterWorld {
  url: string;
  /** Users who have an identity. */
  identities: Set<string>;
  /** Users whom the payment provider knows. */
  customers: Set<string>;
  /** Requests, as `DELETE /admin/…`. */
  asked: string[];
  /** Every request to this part is answered with this status. */
  away: Map<'token' | 'identity' | 'payment', number>;
  /** Holds whoever comes to the gate, for ever; resolves when one has come. */
  hold(gate: string): Promise<void>;
  /** Lets everyone through who comes from now on. */
  release(): void;
  stop(): Promise<void>;
}

const REALM = 'people';

/** Starts the world on a port of its own. */
export async function startOuterWorld(): Promise<OuterWorld> {
  const [identities, customers] = [new Set<string>(), new Set<string>()];
  const asked: string[] = [];
  const away: OuterWorld['away'] = new Map();
  let held: { gate: string; reached: () => void } | undefined;

  async function pass(gate: string): Promise<void> {
    if (held?.gate !== gate) return;
    held.reached();
    await new Promise(() => undefined);
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request;
    asked.push(`${method} ${url}`);
    const end = (status: number, body?: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(body && JSON.stringify(body));
    const gate = /^\/gate\/(.+)$/.exec(url)?.[1];
    if (gate !== undefined) {
      await pass(gate);
      return void end(204);
    }
    if (url === `/realms/${REALM}/protocol/openid-connect/token`) {
      await pass('token');
      const [id, secret] = Buffer.from(headers.authorization?.slice(6) ?? '', 'base64')
        .toString()
        .split(':')
        .map(decodeURIComponent);
      if (away.has('token')) return void end(away.get('token') ?? 500);
      if (id !== 'admin' || secret !== 'secret') return void end(401, { error: 'invalid_client' });
      return void end(200, { access_token: 'admin-token' });
    }
    const user = new RegExp(`^/admin/realms/${REALM}/users/(.+)$`).exec(url)?.[1];
    if (user !== undefined && method === 'DELETE') {
      await pass('identity-before');
      if (away.has('identity')) return void end(away.get('identity') ?? 500);
      if (headers.authorization !== 'Bearer admin-token') return void end(401);
      const was = identities.delete(decodeURIComponent(user));
      await pass('identity-after');
      return void (was ? end(204) : end(404, { error: 'User not found' }));
    }
    const customer = /^\/provider\/(.+)$/.exec(url)?.[1];
    if (customer !== undefined && method === 'DELETE') {
      await pass('payment-before');
      if (away.has('payment')) return void end(away.get('payment') ?? 500);
      customers.delete(customer);
      await pass('payment-after');
      return void end(204);
    }
    end(404);
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    identities,
    customers,
    asked,
    away,
    hold: (gate) => new Promise((reached) => (held = { gate, reached })),
    release() {
      held = undefined;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
