import { join } from 'node:path';
import type { Language } from '@sastre/shared-contracts/api';
import { BOOT_ELEMENT_ID, isServerPath, type Boot } from '@sastre/shared-contracts/registry';
import { legalPath, type LegalPage } from '@sastre/shared-contracts/routes';
import { html, trusted, type Markup } from '@sastre/shared-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '@sastre/base/config';
import { legalPagesOf, siteFacts, type Site } from '@sastre/base/site';
import {
  readCookie,
  chooseLanguage,
  chooseTheme,
  themedDocument,
  isReserved,
  unknownRoute,
  textPacker,
} from '@sastre/base/web';
import { aheadLinks, remoteAhead } from './ahead.rules.ts';
import {
  acceptsHtml,
  addressedDocument,
  chooseDocument,
  loopbackTarget,
  namesHtml,
  scriptJson,
} from './documents.rules.ts';
import { fillDocument, type Fills } from './fill-document.rules.ts';
import type { FirstFilesOf } from './first-files.ts';
import { freshFile, type FreshFile } from './fresh-file.ts';
import { contentSecurityPolicy, type DocumentKind } from './headers.ts';
import { isPageOfSite, plainPath } from './known-paths.rules.ts';
import { problem } from '@sastre/base/problem';
import type { LiveRegistry } from './live-registry.ts';
import { legalText, siteFills } from './site-texts.ts';
import { visitorOf } from './visitor.ts';

/** What documents are made from. */
export interface DocumentParts {
  config: Pick<
    ServerConfig,
    | 'buildDir'
    | 'publicUrl'
    | 'identity'
    | 'overrides'
    | 'payment'
    | 'analytics'
    | 'modelServer'
    | 'remoteReports'
  >;
  registry: LiveRegistry;
  firstFiles: FirstFilesOf;
  site: Site;
  /** What the cheapest plan that is not free costs a month, as people write it; undefined: there is none. */
  cheapestPrice: (language: Language) => string | undefined;
}

const FRAMES = {
  'preview-frame.html': 'preview-frame',
  'silent-check-sso.html': 'silent-check',
} as const;

interface Document {
  kind: DocumentKind;
  html: string;
  cache: string;
  vary: string;
  status?: number;
}

/**
 * Serves the site's documents: index.html with its boot data at every path of the site, the pages about who runs it, the
 * two frames, and at every other address that there is no such page. Gives the answer to an address without anything for
 * other folders that people look into: words for who typed it, a problem for programs.
 */
export function documentRoutes(
  app: FastifyInstance,
  parts: DocumentParts,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const { config, registry, site } = parts;
  const template = documentReader(join(config.buildDir, 'shell/documents'));
  const pack = textPacker();
  async function send(request: FastifyRequest, reply: FastifyReply, document: Document) {
    const { body, encoding } = await pack(document.html, request.headers['accept-encoding']);
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply
      .status(document.status ?? 200)
      .headers({
        'content-security-policy': contentSecurityPolicy(document.kind, config),
        'cache-control': document.cache,
        vary: document.vary,
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

  /** A document in the visitor's language and theme, its places filled. */
  async function sendFilled(
    request: FastifyRequest,
    reply: FastifyReply,
    name: (language: Language) => string,
    more: { kind?: DocumentKind; status?: number; fills?: (language: Language) => Fills } = {},
  ) {
    const { cookie } = request.headers;
    const language = languageOf(request);
    const theme = chooseTheme(readCookie(cookie, 'theme'));
    const page = themedDocument(await template(name(language)), theme);
    const fills = { ...siteFills(site, language), ...more.fills?.(language) };
    return send(request, reply, {
      kind: more.kind ?? 'app',
      html: fillDocument(addressedDocument(page, config.publicUrl), fills),
      cache: 'private, no-cache',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      status: more.status ?? 200,
    });
  }

  async function sendMissing(request: FastifyRequest, reply: FastifyReply) {
    return sendFilled(request, reply, (language) => `missing.${language}.html`, { status: 404 });
  }

  async function sendLegal(request: FastifyRequest, reply: FastifyReply, page: LegalPage) {
    return sendFilled(request, reply, (language) => `${page}.${language}.html`, {
      fills: (language) => ({ text: legalText(site, page, language) }),
    });
  }

  async function resolved(request: FastifyRequest, reply: FastifyReply) {
    const visitor = visitorOf(request, reply, config.publicUrl.startsWith('https:'));
    return { visitor, ...(await registry.resolve(visitor)) };
  }
  type Resolved = Awaited<ReturnType<typeof resolved>>;

  async function bootElement(
    request: FastifyRequest,
    { visitor, revision, remotes, split }: Resolved,
  ): Promise<Markup> {
    const { url, realm, clientId } = config.identity;
    const boot: Boot = {
      language: languageOf(request),
      identity: { url, realm, clientId },
      registry: {
        revision,
        remotes,
        pages: await registry.pages(),
        ...(split ? { visitor } : {}),
      },
      overrides: config.overrides,
      reports: config.remoteReports,
      ...(config.analytics ? { analytics: config.analytics } : {}),
      site: { ...siteFacts(site), engine: config.modelServer ? 'openai-compatible' : 'rules' },
    };
    const json = trusted(scriptJson(boot));
    return html`<script type="application/json" id="${BOOT_ELEMENT_ID}">${json}</script>`;
  }

  async function linksAhead(request: FastifyRequest, path: string, given: Resolved) {
    const remote = remoteAhead(path, { ...given, overrides: config.overrides });
    const first = remote && (await parts.firstFiles(remote.entry));
    return remote && first && aheadLinks(remote, first, languageOf(request));
  }

  async function answerMissing(request: FastifyRequest, reply: FastifyReply) {
    if (namesHtml(request.headers.accept)) return sendMissing(request, reply);
    throw unknownRoute(request);
  }

  // A folder of files that is no page.
  app.get('/legal', answerMissing);

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (isReserved(path)) {
      // Who typed an address into a browser is told in words.
      const isTyped = !isServerPath(path) && namesHtml(request.headers.accept);
      if (isTyped) return sendMissing(request, reply);
      throw unknownRoute(request);
    }
    if (!acceptsHtml(request.headers.accept)) throw unknownRoute(request);
    const home = loopbackTarget(request.headers.host, config.publicUrl);
    if (home !== undefined) return reply.redirect(home + request.url.replace(/^\/+/, '/'), 307);
    const plain = plainPath(path);
    const legal = legalPagesOf(site).find((page) => legalPath(page) === plain);
    if (legal !== undefined) return sendLegal(request, reply, legal);
    const isKnown = plain !== undefined && isPageOfSite(plain, await registry.pages());
    // A remote that a developer adds may have pages that nobody has registered.
    if (!isKnown && !config.overrides) return sendMissing(request, reply);
    const given = await resolved(request, reply);
    const boot = await bootElement(request, given);
    const hadSession = readCookie(request.headers.cookie, 'had-session') !== undefined;
    const ahead = hadSession ? await linksAhead(request, plain ?? path, given) : undefined;
    return sendFilled(request, reply, (language) => chooseDocument(path, hadSession, language), {
      kind: plain === '/checkout' ? 'checkout' : 'app',
      fills: (language) => {
        const price = parts.cheapestPrice(language);
        return { boot, ahead, ...(price === undefined ? {} : { price: html`${price}` }) };
      },
    });
  });
  return answerMissing;
}

/** Reads documents of the build, anew when they have changed. */
function documentReader(folder: string): (name: string) => Promise<string> {
  const files = new Map<string, FreshFile>();
  return async (name) => {
    const file = files.get(name) ?? freshFile(join(folder, name));
    files.set(name, file);
    const read = await file.read().catch((cause: unknown) => {
      throw problem('unavailable', 'The site is not built yet: run npm run build.', { cause });
    });
    return read.text;
  };
}

function languageOf({ headers, query }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown };
  return chooseLanguage(readCookie(headers.cookie, 'lang'), headers['accept-language'], lang);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}
