import { paths } from '@sastre/shared-contracts/routes';

/** Paths that only a document of their own may show, and that it shows alone: their content security policy differs. */
export function needsOwnDocument(pathname: string): boolean {
  return pathname === new URL(paths.checkout(''), 'https://site').pathname;
}
