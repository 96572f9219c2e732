import { open, type FileHandle } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takesEncoding } from './accept-encoding.rules.ts';
import { problem } from '@sastre/base/problem';

/** A folder that is served. */
export interface StaticFolder {
  /** URL prefix without a slash at the end, `/assets`. */
  prefix: string;
  folder: string;
  /** The Cache-Control of its files. */
  cache: string;
}

/** For files whose name holds a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Serves the files of a folder, precompressed where such a sibling lies beside them; an unknown file is a real 404. */
export function staticRoutes(app: FastifyInstance, { prefix, folder, cache }: StaticFolder): void {
  app.get(`${prefix}/*`, async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const type = TYPES[extname(name).toLowerCase()];
    if (!isPlainName(name) || type === undefined) throw problem('not-found');
    const found = await openBest(join(folder, ...name.split('/')), request);
    if (found === undefined) throw problem('not-found');
    reply.headers({ 'cache-control': cache, vary: 'Accept-Encoding', etag: found.etag });
    if (request.headers['if-none-match'] === found.etag) {
      await found.file.close();
      return reply.status(304).send();
    }
    if (found.encoding !== undefined) reply.header('content-encoding', found.encoding);
    return reply
      .type(type)
      .header('content-length', found.size)
      .send(found.file.createReadStream());
  });
}

interface Found {
  file: FileHandle;
  size: number;
  etag: string;
  encoding: string | undefined;
}

async function openBest(path: string, request: FastifyRequest): Promise<Found | undefined> {
  for (const { name, extension } of ENCODINGS) {
    if (!takesEncoding(request.headers['accept-encoding'], name)) continue;
    const packed = await openFile(path + extension, name);
    if (packed !== undefined) return packed;
  }
  return openFile(path, undefined);
}

async function openFile(path: string, encoding: string | undefined): Promise<Found | undefined> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'].includes(error.code ?? ''))
      return undefined;
    throw error;
  });
  if (file === undefined) return undefined;
  const stats = await file.stat();
  if (!stats.isFile()) {
    await file.close();
    return undefined;
  }
  const stamp = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
  return { file, size: stats.size, etag: `"${stamp}${encoding ?? ''}"`, encoding };
}

/** Segments of ordinary names only: nothing hidden, nothing that leads elsewhere. */
function isPlainName(name: string): boolean {
  return (
    name.length < 1_000 &&
    name.split('/').every((part) => /^[^.\0\\][^\0\\]*$/.test(part) && !part.includes(sep))
  );
}
