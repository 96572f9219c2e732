import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { footNames, legalPath, type LegalPage } from '@sastre/shared-contracts/routes';
import { html, trusted, type Markup } from '@sastre/shared-html';
import { markdownToHtml } from '@sastre/shared-rich-text';
import { legalPagesOf, textIn, type Site } from '@sastre/base/site';
import type { Fills } from './fill-document.rules.ts';

const THERE = html``;

/** What every document that is rendered at build time is told of who runs the site. */
export function siteFills(site: Site, language: Language): Fills {
  const support = site.support ?? site.contact;
  const contact = site.contact ?? site.support;
  const legal = legalPagesOf(site);
  const address = (to: string | undefined, words = to) =>
    to === undefined ? undefined : html`<a href="mailto:${to}">${words}</a>`;
  return {
    support: address(support),
    contact: address(contact),
    help: address(support, footNames[language].help),
    ...Object.fromEntries(legal.map((page) => [page, THERE])),
    ...(legal.length > 0 || support !== undefined ? { about: THERE } : {}),
  };
}

/** The text of a page about the site, with its language where it is another than asked for. Undefined: it is not configured. */
export function legalText(site: Site, page: LegalPage, wanted: Language): Markup | undefined {
  const texts = site.legal[page];
  if (texts === undefined) return undefined;
  const { language, text } = textIn(texts, wanted);
  const content = trusted(markdownToHtml(text, { headingLevel: 2 }));
  return html`<div class="text"${language !== wanted && html` lang="${language}"`}>${content}</div>`;
}

/** `/sitemap.xml`: what there is to read without an account, in each language. */
export function sitemap(site: Site, origin: string): string {
  const paths = ['/', ...legalPagesOf(site).map(legalPath)];
  const entries = paths.map((path) => {
    const links = LANGUAGES.map(
      (language) =>
        html`<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}?lang=${language}"/>`,
    );
    return html`<url><loc>${origin}${path}</loc>${links}</url>\n`;
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}</urlset>
`.markup;
}

/** `/robots.txt`. */
export function robots(origin: string): string {
  const closed = ['/api/', '/idp/', '/standin/', '/health/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

const GOOD_FOR_MS = 180 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116); undefined where nobody is named to write to. `now` in milliseconds. */
export function securityText(site: Site, origin: string, now: number): string | undefined {
  if (site.contact === undefined) return undefined;
  return [
    `Contact: mailto:${site.contact}`,
    `Expires: ${new Date(now + GOOD_FOR_MS).toISOString().slice(0, 10)}T00:00:00.000Z`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
