import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import type { SiteFacts } from '@sastre/shared-contracts/registry';
import { LEGAL_PAGES, type LegalPage } from '@sastre/shared-contracts/routes';

/** A text in the languages in which it was given; at least one. */
export type Texts = Readonly<Partial<Record<Language, string>>>;
/** What is said before a plan is bought. */
export type CheckoutTerms = Readonly<Partial<Record<'renewal' | 'cancellation' | 'vat', Texts>>>;

/** Who runs the site, as configured. Whatever is absent is not spoken of. */
export interface Site {
  /** E-mail addresses. */
  support?: string;
  contact?: string;
  /** Markdown of the pages that there are. */
  legal: Readonly<Partial<Record<LegalPage, Texts>>>;
  checkout: CheckoutTerms;
}

/** Nothing is configured. */
export const NO_SITE: Site = { legal: {}, checkout: {} };

/** A text in a language, else in one that it was given in, English first; it says which. */
export function textIn(texts: Texts, wanted: Language): { language: Language; text: string } {
  for (const language of [wanted, ...LANGUAGES]) {
    const text = texts[language];
    if (text !== undefined) return { language, text };
  }
  throw new Error('A text without any language');
}

/** The pages that there are, in their order. */
export function legalPagesOf({ legal }: Pick<Site, 'legal'>): LegalPage[] {
  return LEGAL_PAGES.filter((page) => legal[page] !== undefined);
}

function termsIn({ checkout }: Site, language: Language) {
  const lines = Object.entries(checkout).map(
    ([name, texts]) => [name, textIn(texts, language)] as const,
  );
  const others = lines.filter(([, line]) => line.language !== language);
  return {
    ...Object.fromEntries(lines.map(([name, { text }]) => [name, text])),
    ...(others.length > 0 && {
      otherwise: Object.fromEntries(others.map(([name, line]) => [name, line.language])),
    }),
  };
}

/** What the application is told of it. */
export function siteFacts(site: Site): SiteFacts {
  const legal = legalPagesOf(site);
  const support = site.support ?? site.contact;
  const terms = Object.entries(site.checkout);
  const checkout = Object.fromEntries(
    LANGUAGES.map((language) => [language, termsIn(site, language)]),
  );
  return {
    legal,
    ...(support === undefined ? {} : { support }),
    ...(terms.length === 0 ? {} : { checkout }),
  };
}
