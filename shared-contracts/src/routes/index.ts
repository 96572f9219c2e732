export { paths, SITE_PATHS, withQuery } from './paths.ts';
export type { CvDataQuery, CvDataTab } from './paths.ts';
export { CV_DATA_TABS, parseCvDataQuery } from './paths.ts';
export { footNames, isLegalPage, LEGAL_PAGES, legalNames, legalPath } from './legal-pages.ts';
export type { LegalPage } from './legal-pages.ts';
