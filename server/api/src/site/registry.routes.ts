import { join } from 'node:path';
import type { ServedRegistry } from '@sastre/shared-contracts/registry';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '@sastre/base/config';
import type { TokenVerifier } from '@sastre/base/tokens';
import { bearerToken } from '@sastre/base/web';
import { freshFile } from './fresh-file.ts';
import type { LiveRegistry } from './live-registry.ts';
import { userOf, visitorOf } from './visitor.ts';

export interface RegistryParts {
  config: Pick<ServerConfig, 'publicUrl' | 'buildDir'>;
  registry: LiveRegistry;
  verifyToken: TokenVerifier;
}

/**
 * Serves `/registry.json`: what an open tab compares its revision with, and what the registry command asks. With a token
 * it is resolved for its user, and so are the documents that this browser gets from then on.
 */
export function registryRoute(app: FastifyInstance, parts: RegistryParts): void {
  const { config, registry, verifyToken } = parts;
  const secure = config.publicUrl.startsWith('https:');
  const shellFile = freshFile(join(config.buildDir, 'shell/asset-manifest.json'));
  app.get('/registry.json', async (request, reply) => {
    const token = bearerToken(request.headers.authorization);
    // A token that is good no more makes nobody's page fail: they are a visitor.
    const caller = token && (await verifyToken(token).catch(() => undefined));
    const visitor = caller
      ? userOf(caller.sub, request, reply, secure)
      : visitorOf(request, reply, secure);
    const { revision, remotes } = await registry.resolve(visitor);
    const served: ServedRegistry = {
      revision,
      remotes,
      digest: await registry.digest(),
      shell: await shellFile.read().then(
        ({ text }) => shellOffer(text),
        () => undefined,
      ),
    };
    return reply.header('cache-control', 'no-store').send(served);
  });
}

function shellOffer(text: string): ServedRegistry['shell'] {
  const { contract, sharedUi } = JSON.parse(text) as NonNullable<ServedRegistry['shell']>;
  return { contract, sharedUi };
}
