import { readCookie } from '../web/cookies.ts';
import { chooseTheme, themedDocument } from '../web/theme.rules.ts';

/** A page in the theme that was chosen on the site; without a choice it follows the system. */
export function inChosenTheme(html: string, cookieHeader: string | undefined): string {
  return themedDocument(html, chooseTheme(readCookie(cookieHeader, 'theme')));
}
