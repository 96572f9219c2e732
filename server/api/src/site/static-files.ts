import { extname, join } from 'node:path';
import { mime } from '@fastify/send';
import { fastifyStatic } from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '@sastre/base/problem';
import { isFile } from './stored-builds.ts';

/** A folder that is served. */
export interface StaticFolder {
  /** URL prefix without a slash at the end, `/assets`. */
  prefix: string;
  folder: string;
  /** The Cache-Control of its files. */
  cache: string;
  /** The Content-Security-Policy of a file that runs by itself; undefined for others. */
  policy?: (name: string) => string | undefined;
  /** Brings a file that is not there from elsewhere; answers the folder that it lies in then, or undefined. */
  elsewhere?: (name: string) => Promise<string | undefined>;
  /** Answers where no file lies, in a folder whose addresses people type; by itself that is a problem. */
  missing?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** For files whose name holds a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Whatever else lies in a folder is not for the public. */
const SERVED = new Set(
  'js mjs css json map txt svg png jpg webp avif ico woff2 ttf'
    .split(' ')
    .map((name) => `.${name}`),
);
mime.define({ 'text/javascript': ['js', 'mjs'], 'image/x-icon': ['ico'] }, true);

/** Serves the files of folders, precompressed where such a sibling lies beside them; an unknown file is a real 404. */
export async function staticRoutes(
  app: FastifyInstance,
  folders: readonly StaticFolder[],
): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    ...{ dotfiles: 'ignore', index: false, cacheControl: false },
    setHeaders: (reply) => void reply.header('vary', 'Accept-Encoding'),
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => refuse(error, reply));
  for (const { prefix, folder, cache, policy, elsewhere, missing } of folders) {
    app.get(`${prefix}/*`, async (request, reply) => {
      const name = (request.params as { '*': string })['*'];
      const isServed = SERVED.has(extname(name).toLowerCase());
      if (missing && !(isServed && (await isFile(join(folder, name))))) {
        return missing(request, reply);
      }
      if (!isServed) throw problem('not-found');
      const brought =
        elsewhere && !(await isFile(join(folder, name))) ? await elsewhere(name) : undefined;
      const own = policy?.(name);
      if (own !== undefined) reply.header('content-security-policy', own);
      return reply.header('cache-control', cache).sendFile(`/${name}`, brought ?? folder);
    });
  }
}

/** A range that the file does not have is told its size; an address that leads elsewhere leads nowhere. */
function refuse(error: FastifyError & { headers?: Record<string, string> }, reply: FastifyReply) {
  if (error.statusCode === 416) {
    return reply
      .status(416)
      .headers({ ...error.headers, 'cache-control': 'no-store' })
      .send();
  }
  if (error.statusCode === 412) throw problem('changed-elsewhere');
  if (error.statusCode === 400 || error.statusCode === 403) throw problem('not-found');
  throw error;
}
