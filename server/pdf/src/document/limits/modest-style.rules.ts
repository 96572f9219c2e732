import { staysShort } from './custom-properties.rules.ts';
import { PRINT_LIMITS } from './print-limits.ts';

/** A font or a picture that stands in a sheet. */
const DATA = /url\(\s*["']?data:[^"')]*/gi;

/** Characters of a sheet but for what is there as data. */
export function lengthWithoutData(css: string): number {
  return css.replace(DATA, '').length;
}

/** Whether the sanitised sheets of a document are together no longer than any of a CV, written out as well. */
export function isModestStyle(sheets: readonly string[]): boolean {
  const length = sheets.reduce((sum, css) => sum + lengthWithoutData(css), 0);
  return length <= PRINT_LIMITS.cssCharacters && staysShort(sheets);
}
