import { join } from 'node:path';
import { BOOT_ELEMENT_ID, type Boot } from '@sastre/shared-contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '@sastre/base/config';
import {
  readCookie,
  chooseLanguage,
  chooseTheme,
  themedDocument,
  isReserved,
  unknownRoute,
} from '@sastre/base/web';
import {
  acceptsHtml,
  addressedDocument,
  chooseDocument,
  loopbackTarget,
  scriptJson,
} from './documents.rules.ts';
import { freshFile, type FreshFile } from './fresh-file.ts';
import { contentSecurityPolicy, type DocumentKind } from './headers.ts';
import { textPacker } from './pack-text.ts';
import { problem } from '@sastre/base/problem';
import type { LiveRegistry } from './live-registry.ts';
import { visitorOf } from './visitor.ts';

/** What documents are made from. */
export interface DocumentParts {
  config: Pick<
    ServerConfig,
    'buildDir' | 'publicUrl' | 'identity' | 'overrides' | 'payment' | 'analytics'
  >;
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
  const pack = textPacker();
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { kind, html, cache, vary }: { kind: DocumentKind; html: string; cache: string; vary: string },
  ) {
    const { body, encoding } = await pack(html, request.headers['accept-encoding']);
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply
      .headers({
        'content-security-policy': contentSecurityPolicy(kind, config),
        'cache-control': cache,
        vary,
      })
      .type('text/html; charset=utf-8')
      .send(body);
  }

  for (const [name, kind] of Object.entries(FRAMES)) {
    app.get(`/${name}`, async (request, reply) =>
      send(request, reply, {
        kind,
        html: await template(name),
        cache: 'no-cache',
        vary: 'Accept-Encoding',
      }),
    );
  }

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (isReserved(path) || !acceptsHtml(request.headers.accept)) throw unknownRoute(request);
    const home = loopbackTarget(request.headers.host, config.publicUrl);
    if (home !== undefined) return reply.redirect(home + request.url.replace(/^\/+/, '/'), 307);
    const cookie = request.headers.cookie;
    const language = chooseLanguage(
      readCookie(cookie, 'lang'),
      request.headers['accept-language'],
      (request.query as { lang?: unknown }).lang,
    );
    const theme = chooseTheme(readCookie(cookie, 'theme'));
    const hadSession = readCookie(cookie, 'had-session') !== undefined;
    const html = await template(chooseDocument(path, hadSession, language));
    const visitor = visitorOf(request, reply, config.publicUrl.startsWith('https:'));
    const { revision, remotes, split } = await registry.resolve(visitor);
    const { url, realm, clientId } = config.identity;
    const boot: Boot = {
      language,
      identity: { url, realm, clientId },
      registry: { revision, remotes, ...(split ? { visitor } : {}) },
      overrides: config.overrides,
      ...(config.analytics ? { analytics: config.analytics } : {}),
    };
    const element = `<script type="application/json" id="${BOOT_ELEMENT_ID}">${scriptJson(boot)}</script>`;
    return send(request, reply, {
      kind: path === '/checkout' ? 'checkout' : 'app',
      html: addressedDocument(themedDocument(html, theme), config.publicUrl).replace(
        PLACEHOLDER,
        () => element,
      ),
      cache: 'private, no-cache',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}
