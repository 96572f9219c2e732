import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { digestOf, type BuildStore, type OpenApi, type RegistryStore } from '@sastre/registry';
import { resolveRegistry, SEEN_PATH, type SeenFigures } from '@sastre/shared-contracts/registry';

/** What the registry command asks of a server, answered from the same stores; the journeys ask the real one. */
export interface TestServer {
  url: string;
  /** From which store it serves; another one than the command's is a wrong registry. */
  store: RegistryStore;
  /** Where it takes builds from. */
  builds: BuildStore;
  /** Shell that it says it gives. */
  shell: { contract: string; sharedUi: string } | undefined;
  /** How builds fared; none, as a server of before. */
  seen: SeenFigures[] | undefined;
  /** The API that it describes; none, as a server of before. */
  api: OpenApi | undefined;
  stop: () => Promise<void>;
}

export async function startTestServer(
  store: RegistryStore,
  builds: BuildStore,
): Promise<TestServer> {
  const http = createServer((request, response) => {
    void answer(request.url ?? '/').then(({ status, body }) =>
      response.writeHead(status).end(body),
    );
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const server: TestServer = {
    url: `http://127.0.0.1:${port}`,
    store,
    builds,
    shell: { contract: '1.2.0', sharedUi: '1.0.0' },
    api: undefined,
    seen: undefined,
    stop: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  async function answer(url: string): Promise<{ status: number; body: Uint8Array | string }> {
    if (url === '/api/openapi.json' && server.api !== undefined)
      return { status: 200, body: JSON.stringify(server.api) };
    if (url === SEEN_PATH && server.seen !== undefined)
      return { status: 200, body: JSON.stringify({ seen: server.seen }) };
    if (url !== '/registry.json') {
      const body = await server.builds.read(url.slice(1));
      return body ? { status: 200, body } : { status: 404, body: '' };
    }
    const registry = await server.store.read();
    const { revision, remotes } = resolveRegistry(registry, 'v1');
    const served = { revision, remotes, digest: digestOf(registry), shell: server.shell };
    return { status: 200, body: JSON.stringify(served) };
  }
  return server;
}
