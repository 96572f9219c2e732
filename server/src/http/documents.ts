import { join } from 'node:path';
import { BOOT_ELEMENT_ID, type Boot } from '@sastre/shared-contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/index.ts';
import { readCookie } from './cookies.ts';
import {
  acceptsHtml,
  chooseDocument,
  chooseLanguage,
  isReserved,
  loopbackTarget,
  scriptJson,
} from './documents.rules.ts';
import { freshFile, type FreshFile } from './fresh-file.ts';
import { contentSecurityPolicy, type DocumentKind } from './headers.ts';
import { problem } from './problem.ts';
import { visitorBucket, type LiveRegistry } from './registry.ts';
import { unknownRoute } from './unknown-route.ts';

/** What documents are made from. */
export interface DocumentParts {
  config: Pick<ServerConfig, 'buildDir' | 'publicUrl' | 'identity' | 'overrides'>;
  registry: LiveRegistry;
}

const PLACEHOLDER = '<!--boot-->';
const FRAMES = {
  'preview-frame.html': 'preview-frame',
  'silent-check-sso.html': 'silent-check',
} as const;

/** Serves the site's documents: index.html with its boot data at every path of the site, and the two frames. */
export function documentRoutes(app: FastifyInstance, { config, registry }: DocumentParts): void {
  const files = new Map<string, FreshFile>();
  async function template(name: string): Promise<string> {
    const file = files.get(name) ?? freshFile(join(config.buildDir, 'shell/documents', name));
    files.set(name, file);
    const read = await file.read().catch((cause: unknown) => {
      throw problem('unavailable', 'The site is not built yet: run npm run build.', { cause });
    });
    return read.text;
  }
  const send = (reply: FastifyReply, kind: DocumentKind, html: string, cache: string) =>
    reply
      .headers({
        'content-security-policy': contentSecurityPolicy(kind, config),
        'cache-control': cache,
      })
      .type('text/html; charset=utf-8')
      .send(html);

  for (const [name, kind] of Object.entries(FRAMES)) {
    app.get(`/${name}`, async (_request, reply) =>
      send(reply, kind, await template(name), 'no-cache'),
    );
  }

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (isReserved(path) || !acceptsHtml(request.headers.accept)) throw unknownRoute(request);
    const home = loopbackTarget(request.headers.host, config.publicUrl);
    if (home !== undefined) return reply.redirect(home + request.url.replace(/^\/+/, '/'), 307);
    const cookie = request.headers.cookie;
    const language = chooseLanguage(readCookie(cookie, 'lang'), request.headers['accept-language']);
    const hadSession = readCookie(cookie, 'had-session') !== undefined;
    const html = await template(chooseDocument(path, hadSession, language));
    const bucket = visitorBucket(request, reply, config.publicUrl.startsWith('https:'));
    const { revision, remotes } = await registry.resolve(bucket);
    const { url, realm, clientId } = config.identity;
    const boot: Boot = {
      language,
      identity: { url, realm, clientId },
      registry: { revision, remotes },
      overrides: config.overrides,
    };
    const element = `<script type="application/json" id="${BOOT_ELEMENT_ID}">${scriptJson(boot)}</script>`;
    reply.header('vary', 'Cookie, Accept-Language');
    const kind = path === '/checkout' ? 'checkout' : 'app';
    return send(
      reply,
      kind,
      html.replace(PLACEHOLDER, () => element),
      'private, no-cache',
    );
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}
