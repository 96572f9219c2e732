import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '@sastre/base/config';
import { problem } from '@sastre/base/problem';
import type { Site } from '@sastre/base/site';
import { LANGUAGES } from '@sastre/shared-contracts/api';
import { robots, securityText, sitemap } from './site-texts.ts';

/** What the build writes for the root of the site. */
export const ROOT_FILES = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'manifest.webmanifest',
  ...LANGUAGES.map((language) => `og.${language}.png`),
];

const A_DAY = 'public, max-age=86400';
const AN_HOUR = 'public, max-age=3600';

/** What these routes are made from. */
export interface RootFileParts {
  config: Pick<ServerConfig, 'buildDir' | 'publicUrl'>;
  site: Site;
  /** Milliseconds since the epoch. */
  clock: () => number;
}

/** Serves what browsers, crawlers and finders of weaknesses ask for by a fixed name. Within the scope of the static files. */
export function rootFileRoutes(app: FastifyInstance, { config, site, clock }: RootFileParts): void {
  const folder = join(config.buildDir, 'shell/public');
  for (const name of ROOT_FILES) {
    app.get(`/${name}`, (_request, reply) =>
      // Other sites show the picture beside a link to this one.
      reply
        .headers({ 'cache-control': A_DAY, 'cross-origin-resource-policy': 'cross-origin' })
        .sendFile(`/${name}`, folder),
    );
  }
  const { origin } = new URL(config.publicUrl);
  const text = (path: string, type: string, write: () => string | undefined) =>
    app.get(path, async (_request, reply) => {
      const written = write();
      if (written === undefined) throw problem('not-found');
      return reply.header('cache-control', AN_HOUR).type(type).send(written);
    });
  text('/robots.txt', 'text/plain; charset=utf-8', () => robots(origin));
  text('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(site, origin));
  text('/.well-known/security.txt', 'text/plain; charset=utf-8', () =>
    securityText(site, origin, clock()),
  );
}
