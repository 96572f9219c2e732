import { randomInt } from 'node:crypto';
import { resolveRegistry, type ResolvedRegistry } from '@sastre/shared-contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '@sastre/base/log';
import { readCookie } from '@sastre/base/web';
import { freshFile } from './fresh-file.ts';

/** The registry as visitors get it. */
export interface LiveRegistry {
  /** Resolved for a visitor's bucket (0–99). Never rejects: a file that is broken mid-edit leaves the last good one. */
  resolve(bucket: number): Promise<ResolvedRegistry>;
}

const NOTHING = { revision: 0, remotes: [] };
const YEAR_SECONDS = 31_536_000;

/** Reads the registry file whenever it changed. */
export function openRegistry(file: string, log: Pick<Log, 'warn'>): LiveRegistry {
  const source = freshFile(file);
  let lastGood: unknown = NOTHING;
  let complaint = '';
  const complainOnce = (reason: string) => {
    if (reason !== complaint) log.warn({ file, reason }, 'registry cannot be used as it is');
    complaint = reason;
  };
  async function refresh(): Promise<void> {
    const { text, changed } = await source.read();
    if (!changed) return;
    const parsed: unknown = JSON.parse(text);
    const { broken } = resolveRegistry(parsed, 0);
    lastGood = parsed;
    if (broken.length > 0) complainOnce(`left out: ${broken.join(', ')}`);
    else complaint = '';
  }
  return {
    async resolve(bucket) {
      await refresh().catch((error: Error) => complainOnce(error.message));
      return resolveRegistry(lastGood, bucket);
    },
  };
}

/** The visitor's bucket, 0–99, kept in a first-party cookie, which is set when missing. */
export function visitorBucket(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): number {
  const stored = readCookie(request.headers.cookie, 'bucket');
  if (stored !== undefined && /^\d{1,2}$/.test(stored)) return Number(stored);
  const bucket = randomInt(100);
  const flags = `Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', `bucket=${bucket}; ${flags}`);
  return bucket;
}

/** Serves `/registry.json`: what an open tab compares its revision with. */
export function registryRoute(app: FastifyInstance, registry: LiveRegistry, secure: boolean): void {
  app.get('/registry.json', async (request, reply) => {
    const { revision, remotes } = await registry.resolve(visitorBucket(request, reply, secure));
    return reply.header('cache-control', 'no-store').send({ revision, remotes });
  });
}
