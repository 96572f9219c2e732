export { loadSite } from './load-site.ts';
export { legalPagesOf, NO_SITE, siteFacts, textIn } from './site.ts';
export type { CheckoutTerms, Site, Texts } from './site.ts';
