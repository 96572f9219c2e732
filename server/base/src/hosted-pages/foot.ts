import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { footNames, legalNames, legalPath, type LegalPage } from '@sastre/shared-contracts/routes';
import { html, type Markup } from '@sastre/shared-html';
import { legalPagesOf, type Site } from '../site/site.ts';
import { inChosenTheme } from './theme.ts';
import { createTranslate } from './translate.ts';

/** Makes a hosted page whole: what is configured at its foot, and the theme that the visitor chose. */
export type FinishPage = (html: string, cookieHeader: string | undefined) => string;

const translate = createTranslate({
  en: { newTab: '(opens in a new tab)' },
  es: { newTab: '(se abre en una pestaña nueva)' },
  de: { newTab: '(öffnet sich in einem neuen Tab)' },
});
const FOOT = /<!--foot:(en|es|de)-->/g;

/** Where the foot of a page in a language comes. */
export function footPlace(language: Language): string {
  return `<!--foot:${language}-->`;
}

/** A link to a page about the site, which leaves a form that is being filled in where it is. */
export function legalLink(language: Language, page: LegalPage, name?: string): Markup {
  const newTab = translate(language, 'newTab');
  return html`<a href="${legalPath(page)}" target="_blank" rel="noopener">${name ?? legalNames[language][page]}<span class="unseen"> ${newTab}</span></a>`;
}

function renderFoot(language: Language, site: Site): string {
  const { label, help } = footNames[language];
  const address = site.support ?? site.contact;
  const links = [
    ...legalPagesOf(site).map((page) => legalLink(language, page)),
    ...(address === undefined ? [] : [html`<a href="mailto:${address}">${help}</a>`]),
  ];
  if (links.length === 0) return '';
  return html`<footer><nav aria-label="${label}">${links}</nav></footer>\n`.markup;
}

/** Finishes pages as the site is configured. */
export function createFinishPage(site: Site): FinishPage {
  const feet = new Map(LANGUAGES.map((language) => [language, renderFoot(language, site)]));
  return (page, cookieHeader) =>
    inChosenTheme(
      page.replace(FOOT, (_place, language: Language) => feet.get(language) ?? ''),
      cookieHeader,
    );
}
