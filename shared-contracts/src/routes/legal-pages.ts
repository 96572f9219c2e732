import type { Language } from '../api/constants.ts';

/** Pages about who runs the site and on which terms; each is there where its text is configured. */
export const LEGAL_PAGES = ['imprint', 'privacy', 'terms'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Whether a name is one of theirs. */
export function isLegalPage(name: string): name is LegalPage {
  return LEGAL_PAGES.some((page) => page === name);
}

/** Path of such a page. It is a document of its own, outside of the app. */
export function legalPath(page: LegalPage): string {
  return `/${page}`;
}

/** What they are called in links and as titles. */
export const legalNames: Readonly<Record<Language, Readonly<Record<LegalPage, string>>>> = {
  en: { imprint: 'Imprint', privacy: 'Privacy', terms: 'Terms' },
  es: { imprint: 'Aviso legal', privacy: 'Privacidad', terms: 'Condiciones' },
  de: { imprint: 'Impressum', privacy: 'Datenschutz', terms: 'Nutzungsbedingungen' },
};

/** What is said of the line at the foot that leads to them: its name for screen readers, and where to find help. */
export const footNames: Readonly<Record<Language, Readonly<Record<'label' | 'help', string>>>> = {
  en: { label: 'About this site', help: 'Help' },
  es: { label: 'Sobre este sitio', help: 'Ayuda' },
  de: { label: 'Über diese Website', help: 'Hilfe' },
};
