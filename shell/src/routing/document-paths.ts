import { LEGAL_PAGES, legalPath, paths } from '@sastre/shared-contracts/routes';

const OWN_DOCUMENTS = [
  new URL(paths.checkout(''), 'https://site').pathname,
  ...LEGAL_PAGES.map(legalPath),
];

/**
 * Paths that only a document of their own may show, and that it shows alone: the checkout's content security policy is
 * another one, and pages about the site are no part of the app.
 */
export function needsOwnDocument(pathname: string): boolean {
  return OWN_DOCUMENTS.includes(pathname);
}
