import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { IdentityPaths } from '../site/paths.ts';
import { contentSecurityPolicy, securityHeaders } from '../site/security-headers.ts';
import { noteClient } from '../provider/client-of.ts';
import { FORM_LIMIT_BYTES, keyedParts } from './identity-parts.ts';
import { replyError } from './reply-page.ts';

/** The provider makes addresses from the request: they shall come from the public URL, whatever a proxy or caller says. */
function pinOrigin(request: IncomingMessage, origin: URL): void {
  request.headers.host = origin.host;
  request.headers['x-forwarded-host'] = origin.host;
  request.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
  delete request.headers['x-forwarded-for'];
}

/** Hands everything else below the realm to the OpenID provider, the body unread. */
export function providerRoutes(app: FastifyInstance, paths: IdentityPaths): void {
  const origin = new URL(paths.origin);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.all('/idp/*', async (request, reply) => {
    const url = request.raw.url ?? '';
    if (!url.startsWith(`${paths.realm}/`)) return replyError(request, reply, 404, 'notFound');
    // The library reads up to 56 kB; nothing that belongs here is that long.
    if (Number(request.headers['content-length'] ?? 0) > FORM_LIMIT_BYTES) {
      return replyError(request, reply, 413, 'formTooLarge');
    }
    noteClient(request.raw, { ip: request.ip, agent: request.headers['user-agent'] ?? '' });
    // What every answer has goes with one that the library writes past Fastify as well.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    const silent = new URL(url, origin).searchParams.get('prompt') === 'none';
    const headers = securityHeaders(contentSecurityPolicy({ framable: silent }));
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    pinOrigin(request.raw, origin);
    // The usual rewrite of a mounted application: it finds its mount path by comparing the two.
    Object.assign(request.raw, { originalUrl: url, url: url.slice(paths.realm.length) });
    await keyedParts(request).provider.callback()(request.raw, reply.raw);
  });
}
